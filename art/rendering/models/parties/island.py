from kit import *

FAMILY = 'nightOut'


@sprite('flowerLei', FAMILY, tint=True, elevate=4)
def flower_lei():
    dice = Random(4)

    def petal_paint(**more):
        return surface(rough=0.42, clear=0.25, shine=0.25, **more)

    full, deep, white = petal_paint(tint=True), petal_paint(tint=0.74), petal_paint(color='#fff8ee')
    heart, stamen = plastic('#ffc22e', rough=0.35), plastic('#ff8a2a', rough=0.35)
    greens = leaf('#3f9a4b', '#8fce7a', 4)

    def blossom(at, turn, r, paint):
        with group() as f:
            for k in range(5):
                petal(r, r * 0.92, paint, cup=0.34, curl=0.18, tip=0.16, thick=0.035, at=(0, 0, 0), turn=(16, 8, 72 * k), soften=1)
            ball((0, 0, 0.06), r * 0.2, heart, scale=(1, 1, 0.7), segments=24)
            for k in range(5):
                a = 2 * pi * k / 5 + 0.3
                ball((r * 0.16 * cos(a), r * 0.16 * sin(a), 0.13), r * 0.065, stamen, segments=12)
        f.move(at, turn)

    count = 27
    for i in range(count):
        a = 2 * pi * (i + 0.5) / count + pi / 2
        x, z = 1.42 * cos(a) * (1 - 0.14 * sin(a)), 1.62 * sin(a)
        out = Vector((cos(a), 0, sin(a)))
        tilt = Vector((0, -1, 0)) + out * dice.uniform(-0.45, 0.55) + Vector((dice.uniform(-0.3, 0.3), 0, dice.uniform(-0.3, 0.3)))
        p = Vector((x, -0.1 * (i % 2), z)) + out * dice.uniform(-0.09, 0.09)
        with group() as one:
            blossom((0, 0, 0), (0, 0, dice.uniform(0, 72)), 0.44, (full, white, full, deep, full, white)[i % 6] if i < 24 else (full, white, deep)[i % 3])
        one.move(tuple(p), facing(tilt))
        for s in (-1, 1):
            q = Vector((x, 0.1, z))
            with group() as l:
                petal(0.6, 0.22, greens, cup=0.3, curl=0.1, tip=0.85, turn=(20, 0, 0))
            l.move(tuple(q), (90, s * 50 - degrees_of(a), 0))
    tube([(1.42 * cos(t) * (1 - 0.14 * sin(t)), 0.06, 1.62 * sin(t)) for t in [2 * pi * k / 48 for k in range(48)]], 0.12, satin('#4a9a4a'), closed=True, smooth=2)


def degrees_of(a):
    return a * 180 / pi - 90


@sprite('tikiMug', FAMILY, elevate=10)
def tiki_mug():
    glaze = ceramic(fade('#7a3f1c', '#b0672e', '#c98545'), rough=0.18)
    cream, dark, teal = ceramic('#fff1d2'), ceramic('#4a2412'), ceramic('#1fa79a')
    lathe([(0, -1.4), (0.72, -1.4), (0.8, -1.34), (0.82, -1.1), (0.86, 0.0), (0.92, 0.95), (0.98, 1.02), (0.98, 1.14), (0.9, 1.18), (0.84, 1.1), (0, 1.0)], glaze, smooth=4, segments=128)

    def r(z):
        return 0.81 + 0.1 * (z + 1.1) / 2

    def bulge(x, z, rx, rz, paint, out=0.12, turn=0.0):
        a = x / r(z)
        n = Vector((sin(a), -cos(a), 0))
        return ball((r(z) * sin(a) + n.x * 0.02, -r(z) * cos(a) + n.y * 0.02, z), 1, paint, scale=(rx, out, rz), turn=(0, turn, a * 180 / pi))

    for z in (0.86, -1.12):
        ring((0, 0, z), r(z) + 0.015, 0.055, teal, segments=128)
    for s in (-1, 1):
        bulge(s * 0.36, 0.46, 0.30, 0.11, dark, 0.15, s * -16)
        bulge(s * 0.36, 0.16, 0.25, 0.2, cream, 0.12)
        bulge(s * 0.36, 0.14, 0.12, 0.12, dark, 0.19)
    nose = bulge(0, -0.08, 0.2, 0.3, glaze, 0.26)
    nose.data.materials[0] = ceramic('#b0672e')
    mouth = [(0.56 * cos(t), -0.66 + 0.26 * sin(t)) for t in [2 * pi * k / 40 for k in range(40)]]
    tube([(r(z) * sin(x / r(z)) * 1.04, -r(z) * cos(x / r(z)) * 1.04, z) for x, z in mouth], 0.075, dark, closed=True, smooth=2, sides=16)
    bulge(0, -0.66, 0.5, 0.22, ceramic('#8e1f24'), 0.08)
    for k in range(5):
        for z in (-0.56, -0.77):
            x = -0.36 + 0.18 * k
            a = x / r(z)
            box((r(z) * 1.07 * sin(a), -r(z) * 1.07 * cos(a), z), (0.15, 0.08, 0.17 if abs(k - 2) < 2 else 0.13), cream, bevel=0.035, turn=(0, 0, a * 180 / pi))
    for k in range(16):
        a = 2 * pi * k / 16
        ball(((r(-1.12) + 0.05) * cos(a), (r(-1.12) + 0.05) * sin(a), -1.12), 0.06, cream, segments=16)
    ice = plastic('#f1fbff', rough=0.08, clear=1)
    drum((0, 0, 0.98), 0.82, 0.1, plastic('#ff8a3a', rough=0.1, clear=1), bevel=0.02)
    for i, (x, y) in enumerate(((-0.3, -0.35), (0.25, -0.4), (0.0, 0.1), (0.45, 0.15), (-0.5, 0.15))):
        box((x, y, 1.12), (0.34, 0.34, 0.34), ice, bevel=0.07, turn=(20 + 30 * i, 14, 25 * i))
    for k in range(7):
        petal(1.25, 0.3, leaf('#3f9f4d', '#74c56c', 2), cup=0.45, curl=-0.14, tip=0.95, thick=0.03, at=(-0.42, 0.2, 1.05), turn=(58 + 6 * (k % 3), 0, 60 * k - 20))
    with group() as flower:
        for k in range(5):
            petal(0.42, 0.38, surface('#ff5f9e', rough=0.4, clear=0.3), cup=0.34, curl=0.18, tip=0.16, thick=0.035, turn=(16, 8, 72 * k))
        ball((0, 0, 0.07), 0.1, plastic('#ffc22e'), segments=24)
    flower.move((-0.3, -0.72, 1.28), facing((-0.2, -0.9, 0.45)))
    with group() as parasol:
        capsule((0, 0, 0), (0, 0, 1.45), 0.028, wood('#e0b073', '#c08a4e', 1.2))
        for k in range(10):
            def gore(u, v, k=k):
                a = 2 * pi * (k + u) / 10
                q = 0.82 * v
                return (q * cos(a), q * sin(a), 1.42 - 0.36 * v - 0.05 * v * sin(pi * u))
            sheet(gore, satin(('#ffc53d', '#ff6f4d')[k % 2], rough=0.5), nu=6, nv=10, thick=0.025)
        ball((0, 0, 1.46), 0.05, satin('#c08a4e'), segments=16)
    parasol.move((0.42, -0.2, 0.9), (8, 26, 0))
    tube([(0.1, 0.3, 0.6), (0.25, 0.35, 1.9), (0.55, 0.3, 2.15)], 0.06, plastic(stripes('#ff5f7a', '#fffaf2', count=8, axis='y')), smooth=5)
