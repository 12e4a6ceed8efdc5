"""Seats and lands stay apart for every eye: seen as people with each colour blindness see them."""

import itertools
import math
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web" / "src"
SEATS = ("seat-red", "seat-blue", "seat-yellow", "seat-black")
LANDS = ("fields", "hills", "forest", "pasture", "mountains", "ice", "gold")
SEATS_APART = 40.0  # CIE 1976; about 2 can just be seen
LANDS_APART = 24.0
THEMES = ("light", "dark")

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

# How dichromats see linear colours: Machado, Oliveira and Fernandes 2009, severity 1.
EYES: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (  # of the white of screens
    (0.433910, 0.376220, 0.189860),
    (0.212673, 0.715152, 0.072175),
    (0.017757, 0.109470, 0.872773),
)


def rules_of(palette: str) -> str:
    """The style sheet's own words for a palette."""
    file, selector = ("theme.css", ":root")
    if palette != "usual":
        file, selector = ("palettes.css", f':root[data-palette="{palette}"]')
    text = (PAGE / file).read_text(encoding="utf-8")
    return text.split(f"{selector} {{")[1].split("}")[0]


def colour(palette: str, name: str, theme: str) -> Vector:
    """A colour in linear light."""
    pair = re.search(rf"--{name}: light-dark\((#\w{{6}}), (#\w{{6}})\)", rules_of(palette))
    assert pair, f"{palette} has no {name}"
    red, green, blue = bytes.fromhex(pair[1 + THEMES.index(theme)][1:])
    return linear(red), linear(green), linear(blue)


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def times(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(map(math.prod, zip(row, vector, strict=True))) for row in matrix)
    return x, y, z


def lab(light: Vector) -> Vector:
    """Where a colour lies in a space in which distances are differences that people see."""
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in times(TO_XYZ, light)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(light: Vector, eye: str) -> Vector:
    x, y, z = (min(1.0, max(0.0, part)) for part in times(EYES[eye], light))
    return lab((x, y, z))


def nearest(palette: str, names: tuple[str, ...], theme: str, eye: str) -> tuple[float, str, str]:
    """The two colours that are most alike for an eye, and how far they are apart."""
    points = {name: seen(colour(palette, name, theme), eye) for name in names}
    return min(
        (math.dist(points[one], points[other]), one, other)
        for one, other in itertools.combinations(names, 2)
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("palette", "eye"),
    [("red-green", "protan"), ("red-green", "deutan"), ("blue-yellow", "tritan")],
)
def test_eyes_tell_seats_and_lands_apart_with_their_palette(
    palette: str, eye: str, theme: str
) -> None:
    assert nearest(palette, SEATS, theme, eye) > (SEATS_APART, "", "")
    assert nearest(palette, LANDS, theme, eye) > (LANDS_APART, "", "")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("palette", ["usual", "red-green", "blue-yellow"])
def test_black_is_black_on_light_and_dark_paper(palette: str, theme: str) -> None:
    lightness, *tint = lab(colour(palette, "seat-black", theme))
    assert lightness < 18
    assert math.hypot(*tint) < 8


def test_black_has_a_light_outline_on_dark_paper() -> None:
    for palette in ("usual", "red-green", "blue-yellow"):
        edge, black = (colour(palette, f"{part}-black", "dark") for part in ("edge", "seat"))
        assert (lab(edge)[0] - lab(black)[0]) > 70
