"""Parts that several sprites share: flames, candles, bows, piped cream, sprinkles, leaves, fruit."""

from math import cos, pi, radians, sin

from paint import *  # noqa: F403
from places import *  # noqa: F403
from shapes import *  # noqa: F403
from shapes import curve, lathe, random

SWEETS = ('#ff5f9e', '#ffc53d', '#4cc3ff', '#8d6bff', '#5fd79a', '#ff8a4a', '#ffffff')


def flame(at, size=0.3, lean=0.0, strength=2.6):
    """A candle flame whose foot is at `at`."""
    body = light(fade('#ff8c1a', '#ffd98a', '#fff0b8', '#ffb53a', '#ff8a1e', stops=[0, 0.18, 0.42, 0.75, 1]), strength)
    profile = [(0, 0), (0.16, 0.06), (0.26, 0.24), (0.24, 0.46), (0.13, 0.78), (0.04, 1.02), (0, 1.15)]
    return lathe([(r * size, z * size) for r, z in profile], body, at=at, turn=(0, lean, 0), smooth=5, segments=32)


def candle(at, h, r, paint, lit=True, flame_size=None):
    """A slim birthday candle with a wick and a flame; `paint` is often a stripe along uv."""
    x, y, z = at
    drum(at, r, h, paint, bevel=r * 0.35, segments=40)
    top = z + h
    tube([(x, y, top - 0.02), (x + r * 0.1, y, top + r * 0.8), (x + r * 0.25, y, top + r * 1.5)], r * 0.14, matte('#4a3a34'))
    if lit:
        flame((x + r * 0.12, y, top + r * 0.75), flame_size or r * 5.2, lean=4)


def dollop(at, r, paint, h=1.15, folds=7, turn=(0, 0, 0), spin=2.6):
    """A swirl of piped cream."""
    profile = [(0, 0), (0.72, 0.02), (0.98, 0.2), (0.92, 0.44), (0.66, 0.66), (0.56, 0.74), (0.34, 0.95), (0.12, 1.2), (0, 1.3)]
    shape = [(a * r, b * r * h) for a, b in profile]
    return lathe(shape, paint, at=at, turn=turn, smooth=4, segments=84, ripple=lambda a, z: 1 + 0.13 * cos(folds * (a + spin * z / r)))


def sprinkles(places, size, colors=SWEETS, seed=4, tint=None):
    """Sugar sprinkles that lie at (position, normal) pairs."""
    dice = random.Random(seed)
    paints = [plastic(c, rough=0.3) for c in colors]
    for position, normal in places:
        n = Vector(normal).normalized()
        side = n.orthogonal().normalized()
        side = Matrix.Rotation(dice.uniform(0, 2 * pi), 3, n) @ side
        p = Vector(position) + n * size * 0.12
        capsule(tuple(p - side * size / 2), tuple(p + side * size / 2), size * 0.2, dice.choice(paints))


def band(path, width, paint, thick=0.04, axis=(0, 1, 0), smooth=8, closed=False, crown=0.0, pinch=None):
    """A ribbon of a given width along a path; the width lies along `axis`. `pinch(v)` scales the width."""
    line = curve(path, smooth, closed)
    if closed:
        line.append(line[0])
    side = Vector(axis).normalized()

    def place(u, v):
        at = min(v * (len(line) - 1), len(line) - 1.001)
        i = int(at)
        p = Vector(line[i]).lerp(Vector(line[i + 1]), at - i)
        tangent = Vector(line[min(i + 1, len(line) - 1)]) - Vector(line[max(i - 1, 0)])
        up = tangent.cross(side).normalized()
        x = 2 * u - 1
        w = width / 2 * (pinch(v) if pinch else 1)
        return tuple(p + side * (x * w) + up * crown * (1 - x * x))

    return sheet(place, paint, nu=8, nv=max(16, len(line)), thick=thick)


def bow(at, size, paint, turn=(0, 0, 0), tails=True, inner=None, full=False):
    """A gift bow with two wide loops and tails; `full` adds loops between, for boxes."""

    def loop(side, k, lean, rise=0):
        with group() as one:
            line = [(0, 0, 0), (0.34, 0, 0.30), (0.78, 0, 0.46), (1.06, 0, 0.36), (1.08, 0, 0.10), (0.80, 0, -0.06), (0.40, 0, -0.03), (0, 0, 0)]
            band([(side * x, y, z) for x, y, z in line], 0.86, paint, thick=0.06, axis=(0.0, 0.80, 0.60), crown=side * -0.07, pinch=lambda v: 0.30 + 0.70 * sin(pi * v) ** 0.8)
        one.move((0, 0, 0), (0, -side * rise, lean), k)

    with group() as g:
        if tails:
            for side in (1, -1):
                tail = [(0, -0.05, 0), (side * 0.26, -0.16, -0.16), (side * 0.46, -0.24, -0.48), (side * 0.66, -0.26, -0.86)]
                band(tail, 0.42, paint, thick=0.05, axis=(0.9, 0.25 * side, 0.32 * side), crown=0.05, pinch=lambda v: 0.5 + 0.6 * v)
        if full:
            for side in (1, -1):
                loop(side, 0.78, side * 22, 34)
        loop(1, 0.92, -6)
        loop(-1, 0.92, 6)
        ball((0, -0.06, 0.10), 0.24, inner or paint, scale=(0.95, 1.1, 0.86))
    return g.move(at, turn, size)


def cherry(at, r, color='#d81f38', stem=True):
    """A glossy cherry."""
    x, y, z = at
    profile = [(0, -0.98), (0.5, -0.86), (0.9, -0.4), (1.0, 0.05), (0.86, 0.55), (0.5, 0.82), (0.16, 0.76), (0, 0.68)]
    lathe([(a * r, b * r) for a, b in profile], plastic(color, rough=0.12, clear=1), at=at, smooth=5)
    if stem:
        tube([(x, y, z + r * 0.68), (x + r * 0.1, y, z + r * 1.3), (x + r * 0.5, y, z + r * 2.0)], r * 0.07, satin('#6b8f3c'))


def leaves(at, count, length, paint, lift=25, start=0, tip=0.8, width=0.45, cup=0.25, curl=-0.2, flip=0):
    """A whorl of leaves around a point."""
    for i in range(count):
        petal(length, length * width, paint, cup=cup, curl=curl, tip=tip, thick=0.02, at=at, turn=(lift, flip, start + 360 * i / count))


def strawberry(at, r, turn=(0, 0, 0), color='#e8283c'):
    """A strawberry with seeds and leaves; its tip points down."""
    with group() as g:
        profile = [(0, -1.25), (0.26, -1.12), (0.62, -0.62), (0.92, 0.02), (0.96, 0.42), (0.7, 0.78), (0.3, 0.84), (0, 0.8)]
        lathe(profile, plastic(fade('#ff5a4a', color, color, '#f04848'), rough=0.22, soft=0.05), smooth=6)
        seed = plastic('#ffd36b')
        for row, z in enumerate((-1.0, -0.8, -0.59, -0.38, -0.17, 0.04, 0.25, 0.46, 0.64)):
            width = curve([(r_, z_, 0) for r_, z_ in profile], 12)
            radius = min(width, key=lambda q: abs(q[1] - z))[0]
            count = max(3, int(radius * 15))
            for i in range(count):
                a = 2 * pi * (i + 0.5 * (row % 2)) / count
                ball((radius * cos(a), radius * sin(a), z), 0.055, seed, scale=(0.6, 0.6, 1.25), segments=10)
        leaves((0, 0, 0.82), 8, 1.0, leaf('#3fa545', '#9be07c'), lift=16, curl=-0.42, width=0.40)
        leaves((0, 0, 0.84), 5, 0.6, leaf('#56b94f', '#b0e890'), lift=34, curl=-0.2, width=0.45, start=20)
        tube([(0, 0, 0.78), (0.03, 0, 1.0), (0.12, 0, 1.18)], 0.06, satin('#58a744'))
    return g.move(at, turn, r)


def plate(at, r, paint, rim=None):
    """A round plate."""
    x, y, z = at
    profile = [(0, 0), (r * 0.55, 0), (r * 0.62, 0.03), (r * 0.97, 0.12), (r, 0.15), (r * 0.985, 0.175), (r * 0.93, 0.165), (r * 0.62, 0.075), (r * 0.5, 0.06), (0, 0.06)]
    lathe(profile, paint, at=at, segments=128)
    if rim:
        ring((x, y, z + 0.152), r * 0.993, 0.026, rim, segments=128)


def steam(at, h, strands=3, width=0.5):
    """Soft curls of steam."""
    x, y, z = at
    vapor = mist()
    for i in range(strands):
        dx = (i - (strands - 1) / 2) * width
        k = 1 - 0.25 * abs(i - (strands - 1) / 2)
        points = [(x + dx + 0.12 * sin(t * 1.6 + i), y, z + h * k * t / 5) for t in range(6)]
        tube(points, 0.085, vapor, radii=[0.15, 0.8, 1, 0.9, 0.6, 0.1])
