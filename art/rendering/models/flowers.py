from kit import *

FAMILY = 'nature'


@sprite('flower', FAMILY, tint=True, elevate=4)
def flower():
    with group() as head:
        for count, length, width, lift, start, shade in ((9, 1.32, 0.86, 6, 0, 1.0), (9, 1.10, 0.70, 20, 20, 0.96), (7, 0.80, 0.50, 38, 8, 0.9)):
            paint = satin(tint=shade, rough=0.42)
            for i in range(count):
                petal(length, width, paint, cup=0.28, curl=-0.14, tip=0.12, thick=0.045, at=(0, 0, 0.02 * (38 - lift) / 38), turn=(lift + uniform(-3, 3), uniform(-4, 4), start + 360 * i / count + uniform(-3, 3)))
        core, pollen = satin('#ffb52e', rough=0.5), [satin('#ffd15c'), satin('#f59a1f')]
        ball((0, 0, 0.12), 0.36, core, scale=(1, 1, 0.62))
        for p, d in on_ball(90, 0.36, 0.0, 1.0):
            ball((p[0], p[1], 0.12 + p[2] * 0.62), 0.04, pollen[p[0] ** 2 + p[1] ** 2 < 0.05], segments=10)
    head.move((0, 0, 0.9), (68, 4, 0))
    stem = satin('#4a9e4c')
    tube([(0, 0.12, 0.8), (0.04, 0.14, 0.0), (-0.02, 0.1, -0.8), (0.08, 0, -1.7)], 0.085, stem, radii=[0.9, 1, 1, 1.15])
    green = leaf('#3f9a4b', '#86cf7d')
    petal(1.25, 0.56, green, cup=0.35, curl=-0.3, tip=0.85, at=(0.02, 0.05, -1.25), turn=(42, 18, -72))
    petal(1.1, 0.5, green, cup=0.35, curl=-0.28, tip=0.85, at=(0.0, 0.05, -1.0), turn=(48, -18, 76))


def rose_at(at, r, paint, turn=(0, 0, 0), seed=3, rows=((2, 0.16, 0.92, 0.02), (3, 0.30, 0.96, 0.10), (4, 0.50, 0.94, 0.24), (5, 0.74, 0.82, 0.46), (6, 0.98, 0.60, 0.72))):
    """A rose bloom that opens along z. Rows are (petals, radius, height, flare)."""
    dice = Random(seed)
    with group() as g:
        ball((0, 0, 0.42), 0.15, paint, scale=(1, 1, 2.6), segments=20)
        for k, (count, radius, high, flare) in enumerate(rows):
            for i in range(count):
                start = 2 * pi * (i + 0.37 * k) / count + dice.uniform(-0.1, 0.1)
                wide = 2 * pi / count * 1.42
                tall = high * dice.uniform(0.95, 1.05)

                def place(u, v, start=start, wide=wide, tall=tall, radius=radius, flare=flare):
                    x = 2 * u - 1
                    edge = 1 - 0.30 * abs(x) ** 2.6
                    grow = 0.25 + 0.75 * sin(min(1, v * 1.15) * pi / 2) ** 0.8
                    reach = radius * grow * (1 + 0.07 * x) + flare * 0.42 * v**3 * edge
                    a = start + wide / 2 * x * (0.45 + 0.55 * sin(pi * min(1, 0.15 + v * 0.75)))
                    z = tall * v * edge - flare * 0.26 * max(0, v - 0.72) * 3
                    return (reach * cos(a), reach * sin(a), z)

                sheet(place, paint, nu=12, nv=14, thick=0.035)
    return g.move(at, turn, r)


@sprite('rose', FAMILY, tint=True, elevate=8)
def rose():
    rose_at((0, 0, 0), 1.05, satin(tint=True, rough=0.38, sheen=0.5), (30, 6, 0))
    green = satin('#3f8a45')
    base = (0.0, 0.12, -0.05)
    for i in range(5):
        petal(0.95, 0.34, leaf('#4c9a4c', '#8fce7a'), cup=0.3, curl=-0.35, tip=0.95, at=base, turn=(-22, 0, 36 + 72 * i))
    ball((0, 0.12, -0.08), 0.27, green, scale=(1, 1, 1.05))
    tube([base, (0.06, 0.14, -0.9), (-0.02, 0.1, -1.8), (0.1, 0, -2.75)], 0.085, green, radii=[1.1, 1, 1, 1.1])
    for z, side in ((-0.9, 1), (-1.55, -1), (-2.25, 1)):
        lathe([(0.05, 0), (0.02, 0.1), (0, 0.16)], green, at=(0.03 + side * 0.06, 0.1, z), turn=(0, side * 75, 0), segments=16)
    big = leaf('#35853f', '#7cc474')
    for at, turn, k in (((0.05, 0.1, -1.25), (32, 16, -64), 1.15), ((0.0, 0.1, -1.7), (36, -16, 66), 1.05), ((0.07, 0.1, -1.28), (24, 20, -104), 0.8)):
        petal(k, 0.56 * k, big, cup=0.3, curl=-0.25, tip=0.8, at=at, turn=turn)
