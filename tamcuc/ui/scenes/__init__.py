"""The screens, one file each, over the kit and the stage."""
