from kit import *

FAMILY = 'celebration'


def stand(r, z=0.0, h=0.55, paint=None, rim=None):
    """A cake stand whose top is at z."""
    paint = paint or ceramic('#fbf7f2')
    lathe([(0, -h), (r * 0.52, -h), (r * 0.54, -h + 0.05), (r * 0.40, -h + 0.11), (r * 0.16, -h * 0.62), (r * 0.13, -h * 0.4), (r * 0.26, -0.12), (r * 0.5, -0.085), (r * 0.96, -0.07), (r, -0.03), (r * 0.98, 0), (0, 0)], paint, at=(0, 0, z), segments=128)
    ring((0, 0, z - 0.035), r, 0.035, rim or metal(GOLD), segments=128)


def tier(r, z, h, paint, bevel=0.12):
    drum((0, 0, z), r, h, paint, bevel=bevel, segments=128)


def drips(r, z, paint, count, short, long, width=0.14, seed=2, fill=True):
    """A glaze with drops that run down the side of a tier whose top edge is at r, z."""
    dice = Random(seed)
    parts = [drum((0, 0, z - 0.10), r + 0.045, 0.16, None, bevel=0.075, segments=96)]
    for i in range(count):
        a = 2 * pi * (i + dice.uniform(-0.16, 0.16)) / count
        length = dice.uniform(short, long) * (1.25 if i % 3 == 0 else 0.85)
        w = width * dice.uniform(0.85, 1.1)
        x, y = (r + 0.005) * cos(a), (r + 0.005) * sin(a)
        parts.append(capsule((x, y, z - 0.03), (x, y, z - length), w * 0.86, None, end=w))
    return fuse(parts, paint, voxel=0.028, smooth=10)


def pearls(r, z, size, paint, count):
    for i in range(count):
        a = 2 * pi * i / count
        ball((r * cos(a), r * sin(a), z), size, paint, segments=24)


def dollops(r, z, size, paint, count, h=1.0, start=0.0):
    for i in range(count):
        a = 2 * pi * i / count + start
        dollop((r * cos(a), r * sin(a), z), size, paint, h=h, folds=6)


def side_places(count, r, low, high, seed):
    dice = Random(seed)
    out = []
    for _ in range(count):
        a = dice.uniform(0, 2 * pi)
        out.append(((r * cos(a), r * sin(a), dice.uniform(low, high)), (cos(a), sin(a), 0)))
    return out


def top_places(count, r, z, seed):
    return [((x, y, z), (0, 0, 1)) for x, y in in_disc(count, r, seed)]


def striped(a, b):
    return plastic(stripes(a, b, count=5, axis='y', slant=0.4))


@sprite('cake', FAMILY, tint=True, glow=0.5, elevate=15, margin=0.05)
def cake():
    stand(1.72)
    icing, cream = frosting(tint=True), frosting('#fff6ea')
    tier(1.45, 0, 0.98, icing)
    tier(0.98, 0.98, 0.86, frosting('#fffaf2'))
    drips(1.45, 0.98, cream, 17, 0.18, 0.42, width=0.13)
    drips(0.98, 1.84, frosting(tint=0.92), 13, 0.16, 0.36, width=0.115, seed=5)
    dollops(1.47, 0.0, 0.165, cream, 26, h=0.8)
    dollops(0.80, 1.88, 0.19, cream, 10, h=1.0)
    sprinkles(top_places(46, 1.36, 1.045, 3)[:], 0.10)
    sprinkles(side_places(34, 1.455, 0.2, 0.62, 8), 0.10, seed=9)
    sprinkles(top_places(22, 0.56, 1.90, 4), 0.09)
    shades = ('#ff5f9e', '#4cc3ff', '#ffc53d', '#8d6bff', '#5fd79a')
    for i, a in enumerate(shades):
        t = 2 * pi * i / 5 + 0.35
        candle((0.42 * cos(t), 0.42 * sin(t), 1.88), 0.62, 0.058, striped(a, '#fff8f0'))
