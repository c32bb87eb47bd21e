"""The sounds in tamcuc/data are what the sources make: soft, level, short, in tune, and a loop
without a seam."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest

from build import sounds
from build.recipe import SourceError
from build.sound import RATE, Wave, level, ogg, score, sketch
from build.sound.bodies import Bend, String, band
from tamcuc.ui.settings import Settings

LOOP = "evening"
SHORT = {path.stem: path for path in (sounds.ASSETS / "short").glob("*.toml")}
MUSIC = {path.stem: path for path in (sounds.ASSETS / "music").glob("*.toml")}
FILES = {Path(name).stem: sounds.DATA / name for name in sounds.files()}
SHIPPED = sorted(FILES)
ONCE = [name for name in SHIPPED if name != LOOP]
LIMIT = 3 * 1024 * 1024
OCTAVES = (177, 354, 707, 1414, 2828, 5657)


@cache
def shipped(name: str) -> Wave:
    return ogg.read(FILES[name])


def mono(name: str) -> Wave:
    wave = shipped(name)
    return wave if wave.ndim == 1 else wave.mean(axis=1)


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
    """All short sounds lie in a band of 12 dB: what is heard often below, what is rare above."""
    levels = {name: level.loudest(shipped(name)) for name in ONCE}
    assert max(levels.values()) < -23
    assert min(levels.values()) > -35
    often = [
        one for name, one in levels.items() if re.match("lay|deal|turn|sweep|hide|token", name)
    ]
    rare = [levels[name] for name in ("ket", "de", "win", "lose", "trinh_lang", "cuop_cai")]
    assert max(often) < min(rare) - 2
    assert max(levels["click"], levels["asked"]) < min(levels["call_1"], levels["call_2"]) - 3


@pytest.mark.parametrize("name", ONCE)
def test_no_sound_is_lost_in_the_music_and_none_startles(name: str) -> None:
    """At the volumes a game begins with, for nine tenths of the music.

    In one octave at least a sound stands out of it; all in all it is not louder than the music's
    mean by more than music is between soft and loud.
    """
    begun = Settings()
    louder = level.decibel(begun.sound / begun.music)
    often, mean = _music()
    above = octaves(mono(name)).max(axis=0) + louder - often
    assert above.max() >= 3, above
    assert level.loudest(shipped(name)) + louder < mean + 14


@cache
def _music() -> tuple[Wave, float]:
    """How loud nine tenths of the music are at most, octave by octave, and its mean."""
    return np.percentile(octaves(mono(LOOP)), 90, axis=0), level.mean(shipped(LOOP))


def octaves(wave: Wave) -> Wave:
    """Level (dB, A-weighted) of every eighth of a second in each octave; they overlap by half."""
    length = round(level.WINDOW * RATE)
    padded = np.pad(wave, (0, length))
    parts = np.lib.stride_tricks.sliding_window_view(padded, length)[:: length // 2]
    hz = np.asarray(np.fft.rfftfreq(length, 1 / RATE), dtype=np.float64)
    heard = (np.abs(np.fft.rfft(parts)) * level.a_weight(hz) / length) ** 2 * 2
    sums = [heard[:, (hz >= low) & (hz < 2 * low)].sum(axis=1) for low in OCTAVES]
    return np.asarray(10 * np.log10(np.stack(sums, axis=1) + 1e-12))


@pytest.mark.parametrize("name", ONCE)
def test_a_small_loudspeaker_keeps_the_sound(name: str) -> None:
    """A laptop has little below 400 Hz."""
    wave = mono(name)
    assert level.loudest(band(wave, 400, 10_000)) > level.loudest(wave) - 4


def test_the_mo_is_a_block_of_wood_and_not_a_beep() -> None:
    """Two resonances 1.15 apart, dry, with a knock: energy up to some kHz, gone in a tenth."""
    for name in ("call_1", "call_2", "asked"):
        wave = shipped(name)
        length = 1 << 16
        spectrum = np.abs(np.fft.rfft(wave, length))
        hz = np.arange(len(spectrum)) * RATE / length
        first = hz[int(spectrum.argmax())]
        near = (hz > first * 1.1) & (hz < first * 1.22)
        second = hz[near][int(spectrum[near].argmax())]
        assert second / first == pytest.approx(1.15, abs=0.02)
        assert spectrum[near].max() > 0.5 * spectrum.max()
        assert 0.06 < fading(wave) < 0.16
        if name != "asked":
            shares = np.cumsum(spectrum**2) / (spectrum**2).sum()
            assert hz[np.searchsorted(shares, 0.95)] > 2000


def test_the_drum_of_a_ket_is_heard_beside_the_gong() -> None:
    wave = mono("ket")
    first, second, gong = (
        level.loudest(wave[round(begin * RATE) : round(end * RATE)])
        for begin, end in ((0, 0.2), (0.2, 0.46), (0.46, 2.4))
    )
    assert gong - 8 < first < second < gong
    assert level.loudest(band(wave, 800, 10_000)) > gong - 9


def fading(wave: Wave) -> float:
    """Seconds until a sound is 60 dB softer, from its fall from 5 to 25 dB below all of it."""
    left = np.cumsum(wave[::-1] ** 2)[::-1]
    soft = 10 * np.log10(left / left[0] + 1e-12)
    return float(3 * (np.argmax(soft < -25) - np.argmax(soft < -5)) / RATE)


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
     ("firecrackers", 5.5), ("asked", 0.3), ("token", 0.2), ("trinh_lang", 0.8),
     ("cuop_cai", 1.8)],
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


def test_the_music_breathes() -> None:
    """Over eight seconds there is loud and soft; and the hand rests, for two seconds at a time."""
    wave = mono(LOOP)
    parts = [level.mean(part) for part in np.array_split(wave, len(wave) // (8 * RATE))]
    assert 6 < max(parts) - min(parts) < 11
    piece = score.read(MUSIC[LOOP])
    touched = sorted(note.step * piece.step for note in score.notes(piece) if note.voice == "tranh")
    rests = [later - earlier for earlier, later in pairwise(touched) if later - earlier > 3.5]
    assert len(rests) >= 3


def test_the_zither_has_air_above_4_khz() -> None:
    wave = mono(LOOP)
    power = np.abs(np.fft.rfft(wave[: 1 << 21])) ** 2
    hz = np.fft.rfftfreq(1 << 21, 1 / RATE)
    share = 10 * np.log10(power[(hz > 4000) & (hz < 8000)].sum() / power.sum())
    assert -31 < share < -24


def test_a_phrase_swells_from_its_beginning_to_its_end() -> None:
    piece = score.read(MUSIC[LOOP])
    plain = list(score.notes(msgspec.structs.replace(piece, swell={})))
    swelled = list(score.notes(piece))
    first, last = piece.swell[piece.order[0]]
    end = piece.steps * 4
    for before, after in zip(plain, swelled, strict=True):
        if before.step < end:
            louder = level.decibel(after.force / before.force)
            assert louder == pytest.approx(first + (last - first) * before.step / end)


def test_the_music_comes_from_both_sides() -> None:
    left, right = shipped(LOOP).T
    loud = [level.decibel(float(np.sqrt((side**2).mean()))) for side in (left, right)]
    assert abs(loud[0] - loud[1]) < 0.5
    assert abs(level.mean(left) - level.mean(right)) < 0.5
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
        ("kites = [", "kite = [", "swell of kite"),
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
