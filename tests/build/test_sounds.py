"""The sounds in tamcuc/data are what the sources make: soft, level, short, in tune, and a loop
without a seam."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from build import sounds
from build.recipe import SourceError
from build.sound import RATE, Wave, level, ogg, score, sketch
from build.sound.bodies import Bend, String

LOOP = "evening"
SHORT = {path.stem: path for path in (sounds.ASSETS / "short").glob("*.toml")}
MUSIC = {path.stem: path for path in (sounds.ASSETS / "music").glob("*.toml")}
FILES = {Path(name).stem: sounds.DATA / name for name in sounds.files()}
SHIPPED = sorted(FILES)
ONCE = [name for name in SHIPPED if name != LOOP]
LIMIT = 3 * 1024 * 1024


def shipped(name: str) -> Wave:
    return ogg.read(FILES[name])


def source_of(name: str) -> str:
    return re.sub(r"_\d+\Z", "", name)


def test_the_sources_make_the_committed_products() -> None:
    assert sounds.RECIPE.outdated() == []


def test_another_sound_a_missing_one_and_one_too_many_are_noticed(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        (folder / "sounds").mkdir(parents=True)
        ogg.write(folder / "sounds" / "same.ogg", shipped("click"), 0.5)
    ogg.write(one / "sounds" / "changed.ogg", shipped("click"), 0.5)
    ogg.write(other / "sounds" / "changed.ogg", shipped("click")[::-1], 0.5)
    ogg.write(one / "sounds" / "gone.ogg", shipped("click"), 0.5)
    ogg.write(other / "sounds" / "new.ogg", shipped("click"), 0.5)
    found = sounds.differences(one, other)
    assert found == ["sounds/changed.ogg", "sounds/gone.ogg", "sounds/new.ogg"]


def test_every_run_writes_the_same_bytes(tmp_path: Path) -> None:
    short = sketch.read(SHORT["lay"])
    for run in ("first", "second"):
        for name, wave in sketch.variants("lay", short):
            ogg.write(tmp_path / f"{run}_{name}.ogg", wave, 0.5)
    for n in range(1, short.variants + 1):
        first, second = (tmp_path / f"{run}_lay_{n}.ogg" for run in ("first", "second"))
        assert first.read_bytes() == second.read_bytes()


def test_four_cards_laid_sound_like_four_cards() -> None:
    variants = [wave for _, wave in sketch.variants("lay", sketch.read(SHORT["lay"]))]
    assert len(variants) == 4
    for n, one in enumerate(variants):
        for other in variants[n + 1 :]:
            assert abs(float(np.corrcoef(one, other)[0, 1])) < 0.9


def test_all_together_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in FILES.values()) <= LIMIT


@pytest.mark.parametrize("name", SHIPPED)
def test_a_sound_is_as_loud_as_its_source_says_and_never_clips(name: str) -> None:
    wave, source = shipped(name), source_of(name)
    if name == LOOP:
        wanted, heard = score.read(MUSIC[name]).level, level.mean(wave)
    else:
        wanted = (
            sketch.read(SHORT[source]) if source in SHORT else score.read(MUSIC[source])
        ).level
        heard = level.loudest(wave)
    assert heard == pytest.approx(wanted, abs=1.0)
    assert level.peak(wave) < -3
    assert abs(float(wave.mean())) < 0.001


def test_no_sound_stands_out_of_the_others() -> None:
    levels = {name: level.loudest(shipped(name)) for name in SHIPPED}
    assert max(levels.values()) < -20
    assert min(levels.values()) > -42
    assert levels["click"] == min(levels.values())
    played_often = [levels[name] for name in ONCE if re.match("lay|deal|turn|sweep|hide", name)]
    assert max(played_often) < min(levels[name] for name in ("ket", "de", "win", "lose")) - 4


@pytest.mark.parametrize("name", ONCE)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    wave = shipped(name)
    edge = round(0.001 * RATE)
    assert level.peak(wave[:edge]) < -45
    assert level.peak(wave[-edge:]) < -55


@pytest.mark.parametrize(
    ("name", "longest"),
    [("click", 0.1), ("deal", 0.12), ("lay", 0.25), ("turn", 0.25), ("call", 0.3),
     ("hide", 0.3), ("sweep", 0.5), ("de", 2.0), ("ket", 2.5), ("win", 5.0), ("lose", 5.0),
     ("firecrackers", 5.5)],
)  # fmt: skip
def test_sounds_are_short(name: str, longest: float) -> None:
    lengths = [len(shipped(each)) / RATE for each in SHIPPED if source_of(each) == name]
    assert lengths
    assert max(lengths) <= longest


def test_the_music_is_long_and_ends_where_it_begins() -> None:
    wave = shipped(LOOP)
    assert len(wave) / RATE >= 90
    steps = np.abs(np.diff(wave, axis=0))
    assert float(np.abs(wave[0] - wave[-1]).max()) < float(np.percentile(steps, 99))
    # The last notes ring on: no hole and no jump in loudness over the seam.
    around = np.concatenate([wave[-RATE // 2 :], wave[: RATE // 2]])
    parts = [level.decibel(float(np.sqrt((p**2).mean()))) for p in np.array_split(around, 10)]
    whole = level.decibel(float(np.sqrt((wave**2).mean())))
    assert all(whole - 18 < part < whole + 12 for part in parts), parts


def test_the_music_stays_calm() -> None:
    """No bar is far louder than the others, and little of it is shrill."""
    wave = shipped(LOOP).mean(axis=1)
    bars = [float(np.sqrt((bar**2).mean())) for bar in np.array_split(wave, 32)]
    assert level.decibel(max(bars)) - level.decibel(min(bars)) < 9
    power = np.abs(np.fft.rfft(wave[: 1 << 21])) ** 2
    hz = np.fft.rfftfreq(1 << 21, 1 / RATE)
    assert power[hz > 4000].sum() < 0.02 * power.sum()


def test_the_music_comes_from_both_sides() -> None:
    left, right = shipped(LOOP).T
    loud = [level.decibel(float(np.sqrt((side**2).mean()))) for side in (left, right)]
    assert abs(loud[0] - loud[1]) < 2
    assert abs(float(np.corrcoef(left, right)[0, 1])) < 0.9


def test_no_phrase_of_the_music_is_played_twice() -> None:
    piece = score.read(MUSIC[LOOP])
    assert len(piece.order) == len(set(piece.order)) == len(piece.phrase) >= 6


@pytest.mark.parametrize("note", ["d3", "a3", "d4", "e4", "g4", "a4", "b4", "d5", "e5", "g5", "d6"])
def test_strings_are_in_tune(note: str) -> None:
    hz = score.hertz(note)
    wave = String().pluck(hz, 3.0, Bend(), np.random.RandomState(1))
    length = 1 << 19
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), length))
    low, high = (round(hz * part * length / RATE) for part in (0.94, 1.06))
    heard = (low + int(spectrum[low:high].argmax())) * RATE / length
    assert abs(1200 * np.log2(heard / hz)) < 3


def test_the_score_keeps_to_its_five_notes() -> None:
    for path in MUSIC.values():
        piece = score.read(path)
        letters = {note.note[0] for note in score.notes(piece)} - {"x"}
        assert letters <= set(piece.scale.split())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("~e5 . . . . . d5, b4,", "~e5 . . . . . d5,", "phrase morning, tranh, bar 2"),
        ("~e5 . . . . . d5, b4,", "~e5 . . . . . d5, h4", "'h4' is no word"),
        ("~e5 . . . . . d5, b4,", "~e5 . . . . . d5, x", "'x' is not for tranh"),
        ("loan  =", "lean  =", "no instrument lean"),
        ("beats = 66", "beat = 66", "beat"),
    ],
)
def test_a_wrong_score_is_refused_by_name(old: str, new: str, told: str, tmp_path: Path) -> None:
    text = MUSIC[LOOP].read_text("utf-8")
    assert old in text
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(SourceError, match=r"wrong\.toml.*" + re.escape(told)):
        score.read(wrong)


def test_a_wrong_short_sound_is_refused_by_name(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SHORT["lay"].read_text("utf-8").replace("decay", "decoy"), "utf-8")
    with pytest.raises(SourceError, match=r"wrong\.toml.*decoy"):
        sketch.read(wrong)
