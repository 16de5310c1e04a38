from kit import *
from scenery.buildings import small_heart

FAMILY = 'playroom'


@sprite('fairyHouse', FAMILY, tint=True, glow=0.2, elevate=11)
def fairy_house():
    dice = Random(5)
    cap, wall, wood_ = plastic(tint=True, rough=0.22), satin(mottled('#fff2da', '#f5e2c0', 2), rough=0.6), wood('#b9743c', '#8a4f28', 1.1)
    cream, moss = satin('#fffaf0', rough=0.4), satin('#6cbf62', rough=0.7)
    lathe([(0, -1.3), (1.02, -1.3), (1.0, -1.1), (0.82, -0.5), (0.72, 0.1), (0.78, 0.5), (0, 0.6)], wall, smooth=6, segments=96, ripple=lambda a, z: 1 + 0.02 * sin(3 * a + 1) + 0.015 * sin(7 * a))
    profile = [(0.6, 0.22), (1.2, 0.16), (1.62, 0.2), (1.78, 0.36), (1.72, 0.66), (1.42, 1.22), (0.95, 1.7), (0.42, 1.98), (0, 2.05)]
    line = curve([(r, z, 0) for r, z in profile], 10)
    lathe(profile, cap, smooth=8, segments=128, ripple=lambda a, z: 1 + 0.025 * sin(3 * a + 0.5))
    lathe([(0.7, 0.2), (1.2, 0.13), (1.6, 0.17), (1.68, 0.24), (1.2, 0.3)], satin('#fbe6cc', rough=0.6), smooth=4, segments=192, ripple=lambda a, z: 1 + 0.012 * sin(48 * a))
    for a, z, r in ((-120, 0.72, 0.25), (-88, 1.12, 0.3), (-60, 0.62, 0.22), (-30, 1.0, 0.26), (-150, 1.15, 0.24), (-70, 1.62, 0.19), (-112, 1.66, 0.16), (-10, 0.6, 0.2), (-168, 0.62, 0.2), (20, 1.2, 0.24)):
        i = min(range(20, len(line) - 1), key=lambda k: abs(line[k][1] - z))
        radius = line[i][0]
        slope = Vector((line[i + 1][1] - line[i - 1][1], -(line[i + 1][0] - line[i - 1][0]))).normalized()
        t = radians(a)
        n = Vector((slope.x * cos(t), slope.x * sin(t), slope.y))
        ball((radius * cos(t) * 1.01, radius * sin(t) * 1.01, z), r, cream, scale=(1, 1, 0.24), turn=facing(n), segments=40)
    with group() as door:
        shape = [(-0.3, 0), (0.3, 0)] + arc((0, 0.52), 0.3, 0.34, 0, 180, 20)
        grown = [(-0.39, -0.02), (0.39, -0.02)] + arc((0, 0.52), 0.39, 0.43, 0, 180, 20)
        slab(grown, 0.16, satin('#8a5528', rough=0.5), bevel=0.04)
        slab(shape, 0.22, satin(tint=0.8, rough=0.4), bevel=0.03)
        for x in (-0.1, 0.1):
            box((x, -0.11, 0.4), (0.018, 0.02, 0.72), satin('#5a3a22'), bevel=0.004)
        ball((0.2, -0.14, 0.36), 0.05, metal(GOLD), segments=24)
        small_heart(0.11, plastic('#ffd36b', rough=0.1, emit=0.5), (0, -0.12, 0.62))
    door.move((-0.12, -0.90, -1.22), (-9, 0, -6))
    for a, z in ((-38, -0.42), (-140, -0.5)):
        t = radians(a)
        with group() as window:
            drum((0, 0, 0), 0.24, 0.12, satin('#8a5528', rough=0.5), bevel=0.04, turn=(90, 0, 0))
            drum((0, -0.06, 0), 0.175, 0.08, light('#ffb53a', 1.3, core='#ffe9a8'), bevel=0.02, turn=(90, 0, 0))
            box((0, -0.13, 0), (0.03, 0.03, 0.34), satin('#8a5528'), bevel=0.008)
            box((0, -0.13, 0), (0.34, 0.03, 0.03), satin('#8a5528'), bevel=0.008)
        window.move((0.8 * cos(t), 0.8 * sin(t), z), (-6, 0, a + 90))
    with group() as chimney:
        lathe([(0, 0), (0.17, 0), (0.15, 0.5), (0.21, 0.54), (0.21, 0.62), (0, 0.64)], surface(mottled('#c9a58a', '#b08a6e', 6), rough=0.7), smooth=0, segments=40)
    chimney.move((0.72, 0.1, 1.58), (0, 14, 0))
    for k in range(3):
        ball((0.95 + 0.13 * k, 0.1, 2.4 + 0.22 * k), 0.11 + 0.035 * k, satin('#fdfcff', rough=0.6), segments=24)
    lathe([(0, -1.55), (1.6, -1.52), (1.95, -1.38), (1.85, -1.26), (0, -1.22)], moss, smooth=4, segments=96, ripple=lambda a, z: 1 + 0.03 * sin(6 * a))
    blades = [leaf(c, v, 1) for c, v in (('#4aa84e', '#8fd97f'), ('#63bd58', '#a9e490'))]
    for i in range(90):
        a, r = i * 2.4, dice.uniform(1.0, 1.82)
        petal(dice.uniform(0.18, 0.34), 0.09, blades[i % 2], cup=0.4, curl=-0.2, tip=0.95, thick=0.015, soften=0, at=(r * cos(a), r * sin(a), -1.27), turn=(dice.uniform(40, 78), 0, dice.uniform(0, 360)))
    for k, (x, y) in enumerate(((-0.2, -1.25), (-0.32, -1.5), (-0.12, -1.72))):
        ball((x, y, -1.28), 0.2, surface('#b8b2bc', rough=0.7), scale=(1.1, 0.75, 0.3), segments=24)
    for x, y, k in ((1.25, -0.95, 0.42), (1.55, -0.62, 0.3), (-1.42, -0.8, 0.36)):
        lathe([(0, 0), (0.2 * k, 0), (0.16 * k, 0.6 * k), (0, 0.7 * k)], cream, at=(x, y, -1.25), segments=32)
        lathe([(0, 0.5 * k), (0.62 * k, 0.52 * k), (0.7 * k, 0.66 * k), (0.5 * k, 1.0 * k), (0, 1.2 * k)], cap, at=(x, y, -1.25), smooth=5, segments=48)
        for j in range(4):
            a = radians(-150 + 42 * j)
            ball((x + 0.6 * k * cos(a), y + 0.6 * k * sin(a), -1.25 + 0.82 * k), 0.11 * k, cream, scale=(1, 1, 1), segments=16)
    for x, y, c in ((-1.0, -1.3, '#ffc53d'), (0.75, -1.45, '#ff8fb5'), (-1.7, -0.35, '#ffffff'), (1.78, -0.1, '#ffffff')):
        with group() as f:
            for k in range(5):
                b = 2 * pi * k / 5
                ball((0.09 * cos(b), 0.09 * sin(b), 0), 0.07, satin(c), scale=(1, 1, 0.4), segments=16)
            ball((0, 0, 0.03), 0.05, satin('#ffb02e'), segments=16)
        f.move((x, y, -1.08), (40, 0, 20 * x))


@sprite('trainEngine', FAMILY, elevate=11)
def train_engine():
    red, blue, yellow, dark = plastic('#e8384a', rough=0.2, clear=1), plastic('#2f7fe0', rough=0.2, clear=1), plastic('#ffc62e', rough=0.2, clear=1), satin('#34313c', rough=0.4)
    gold, cream, sleeper = metal(GOLD, rough=0.2), plastic('#fff5e4', rough=0.3), wood('#a8703c', '#7d4a26', 1.1)

    def wheel_(x, s, r):
        with group() as w:
            lathe([(0, -0.1), (r * 0.9, -0.1), (r, -0.06), (r, 0.06), (r * 0.92, 0.1), (0, 0.1)], red, smooth=0, segments=72)
            ring((0, 0, 0.09), r * 0.9, r * 0.09, dark, segments=72)
            for k in range(6):
                a = 2 * pi * k / 6
                capsule((0, 0, 0.1), (r * 0.8 * cos(a), r * 0.8 * sin(a), 0.1), r * 0.075, cream)
            lathe([(0, 0.2), (r * 0.2, 0.17), (r * 0.24, 0.08), (0, 0.05)], gold, smooth=2, segments=40)
        w.move((x, s * 0.72, -1.25 + r), (90 if s < 0 else -90, 0, 0))

    with group() as g:
        box((0, 0, -0.55), (3.5, 1.2, 0.26), dark, bevel=0.08)
        with group() as boiler:
            lathe([(0, 0), (0.6, 0), (0.66, 0.06), (0.66, 2.1), (0, 2.1)], blue, segments=96, sharp=50)
            for z in (0.08, 0.75, 1.4):
                ring((0, 0, z), 0.665, 0.05, gold, segments=96)
            lathe([(0, -0.14), (0.24, -0.12), (0.5, -0.04), (0.54, 0.02), (0, 0.02)], dark, smooth=3, segments=72)
            ring((0, 0, -0.02), 0.48, 0.05, gold, segments=72)
            ball((0, 0, -0.14), 0.1, gold, segments=24)
        boiler.move((-1.62, 0, 0.2), (0, 90, 0))
        lathe([(0, 0), (0.24, 0), (0.22, 0.5), (0.3, 0.82), (0.42, 0.92), (0.42, 1.02), (0.32, 1.06), (0.28, 0.95), (0, 0.8)], dark, at=(-1.18, 0, 0.75), smooth=3, segments=64)
        ring((-1.18, 0, 1.7), 0.41, 0.045, gold, segments=64)
        lathe([(0, 0), (0.26, 0), (0.27, 0.2), (0.2, 0.36), (0, 0.42)], gold, at=(-0.48, 0, 0.8), smooth=4, segments=64)
        lathe([(0, 0), (0.2, 0), (0.2, 0.16), (0.14, 0.28), (0, 0.32)], red, at=(0.05, 0, 0.82), smooth=4, segments=64)
        box((1.12, 0, 0.42), (1.2, 1.34, 1.7), red, bevel=0.1)
        for s in (-1, 1):
            box((1.12, s * 0.655, 0.72), (0.74, 0.1, 0.62), gold, bevel=0.05)
            box((1.12, s * 0.665, 0.72), (0.6, 0.11, 0.48), plastic(fade('#35506b', '#8fc6ea'), rough=0.05, clear=1), bevel=0.03)
            box((1.12, s * 0.665, -0.06), (0.9, 0.06, 0.5), yellow, bevel=0.02)
            slab(star_outline(5, 0.2, 0.1), 0.06, red, bevel=0.02, at=(1.12, s * 0.7, -0.06))
        box((0.5, 0, 0.86), (0.06, 0.9, 0.4), plastic(fade('#35506b', '#8fc6ea'), rough=0.05, clear=1), bevel=0.03)
        with group() as roof:
            sheet(lambda u, v: ((2 * u - 1) * 0.82, (2 * v - 1) * 0.86, 0.26 * cos((2 * v - 1) * 1.3)), yellow, nu=12, nv=24, thick=0.13)
        roof.move((1.12, 0, 1.26))
        for s in (-1, 1):
            wheel_(1.12, s, 0.62)
            wheel_(-0.28, s, 0.44)
            wheel_(-1.22, s, 0.44)
            capsule((-1.22, s * 0.96, -0.81), (1.12, s * 0.96, -0.72), 0.07, gold)
            for x, z in ((-1.22, -0.81), (-0.28, -0.78), (1.12, -0.72)):
                ball((x, s * 1.0, z), 0.11, gold, scale=(1, 0.5, 1), segments=24)
        for k in range(7):
            y = -0.6 + 0.2 * k
            capsule((-1.75, y * 0.6, -0.55), (-2.22 + 0.12 * abs(k - 3), y, -1.18), 0.05, gold)
        box((-1.86, 0, -0.55), (0.16, 1.3, 0.24), red, bevel=0.06)
        with group() as lamp:
            drum((0, 0, 0), 0.2, 0.24, gold, bevel=0.05)
            ball((0, 0, 0.24), 0.16, plastic('#fff3c8', rough=0.08, emit=0.6), scale=(1, 1, 0.5))
        lamp.move((-1.62, 0, 0.98), (0, -90, 0))
        for s in (-1, 1):
            box((-0.1, s * 0.72, -1.3), (4.5, 0.14, 0.12), metal('#b8bcc8', rough=0.3), bevel=0.03)
        for k in range(9):
            box((-2.1 + 0.5 * k, 0, -1.42), (0.26, 1.9, 0.14), sleeper, bevel=0.04)
    g.move(turn=(0, 0, 32))
    white = satin('#fdfcff', rough=0.6, sheen=0.4)
    tip = matrix(turn=(0, 0, 32)) @ Vector((-1.18, 0, 1.95))
    blob([((tip.x + 0.06, tip.y, tip.z), 0.22), ((tip.x + 0.32, tip.y, tip.z + 0.22), 0.28), ((tip.x + 0.66, tip.y, tip.z + 0.34), 0.34), ((tip.x + 0.5, tip.y, tip.z + 0.55), 0.24), ((tip.x + 1.05, tip.y, tip.z + 0.5), 0.26)], white, voxel=0.04, smooth=3)


@sprite('paintPots', FAMILY, elevate=18)
def paint_pots():
    cups = plastic('#f6f7fb', rough=0.2, clear=0.8)
    colors = ('#f0404f', '#ffc62e', '#2f86ea')

    def pot(at, color, seed, k=1.0):
        dice = Random(seed)
        paint = plastic(color, rough=0.1, clear=1, shine=0.02)
        with group() as p:
            lathe([(0, -0.95), (0.6, -0.95), (0.66, -0.88), (0.68, 0.3), (0.74, 0.34), (0.74, 0.46), (0.68, 0.48), (0.64, 0.42), (0, 0.3)], cups, segments=96, sharp=50)
            parts = [lathe([(0, 0.3), (0.66, 0.34), (0.72, 0.44), (0.6, 0.5), (0, 0.5)], None, smooth=3, segments=64), ring((0, 0, 0.46), 0.71, 0.075, None, segments=64)]
            for a, low in ((-140, -0.1), (-112, -0.55), (-84, 0.05), (-58, -0.4), (-30, 0.12)):
                t = radians(a + dice.uniform(-8, 8))
                x, y = 0.735 * cos(t), 0.735 * sin(t)
                parts += [capsule((x, y, 0.46), (x, y, low), 0.075, None, end=0.085), ball((x, y, low), 0.1, None, segments=20)]
            fuse(parts, paint, voxel=0.026, smooth=6)
        p.move(at, (0, 0, 0), k)

    for (x, y), color, seed in (((-1.12, 0.3), colors[0], 1), ((0.0, -0.35), colors[1], 2), ((1.15, 0.28), colors[2], 3)):
        pot((x, y, 0), color, seed)
    with group() as brush:
        lathe([(0, -0.62), (0.06, -0.55), (0.2, -0.25), (0.2, 0.0), (0.15, 0.1), (0, 0.1)], plastic('#f0404f', rough=0.12, clear=1), smooth=5, segments=40)
        lathe([(0.15, 0.02), (0.17, 0.05), (0.13, 0.5), (0, 0.52)], metal(GOLD), smooth=0, segments=40)
        lathe([(0, 0.48), (0.13, 0.5), (0.15, 0.8), (0.09, 1.9), (0.05, 2.2), (0, 2.22)], wood('#dba86c', '#b5793f', 1.0), smooth=4, segments=40)
    brush.move((-1.0, 0.3, 0.75), (-6, 20, 0))
    with group() as second:
        lathe([(0, -0.6), (0.05, -0.55), (0.16, -0.25), (0.16, 0.0), (0, 0.1)], plastic('#2f86ea', rough=0.12, clear=1), smooth=5, segments=40)
        lathe([(0.12, 0.0), (0.14, 0.05), (0.11, 0.45), (0, 0.46)], metal(SILVER), segments=40)
        lathe([(0, 0.42), (0.11, 0.45), (0.12, 0.7), (0.07, 1.6), (0, 1.9)], plastic('#42c47a', rough=0.25), smooth=4, segments=40)
    second.move((-0.3, -1.3, -0.78), (0, 84, -14))
    for x, y, r, c in ((-1.0, -1.05, 0.3, '#f0404f'), (-1.3, -0.85, 0.14, '#f0404f'), (1.1, -0.95, 0.34, '#2f86ea'), (1.45, -0.75, 0.14, '#2f86ea'), (0.72, -1.15, 0.15, '#2f86ea')):
        ball((x, y, -0.93), r, plastic(c, rough=0.1, clear=1), scale=(1.15, 0.85, 0.22), segments=40)


@sprite('balloonDog', FAMILY, tint=True, elevate=6, sides=1.8)
def balloon_dog():
    latex = plastic(tint=True, rough=0.1, clear=1, shine=0.02)

    def sausage(a, b, r, bulge=1.0):
        """A twisted-off length of balloon from a to b, narrow at both ends."""
        a, b = Vector(a), Vector(b)
        length = (b - a).length
        profile = []
        for k in range(25):
            t = k / 24
            shape = min(1, (1 - abs(2 * t - 1)) / min(0.9, 2.1 * r / length))
            profile.append((r * (0.16 + 0.84 * sqrt(max(0, 1 - (1 - shape) ** 2))) * (1 + 0.03 * sin(pi * t)), length * t))
        lathe([(0, 0), *profile, (0, length)], latex, at=tuple(a), turn=facing(b - a), segments=64)

    with group() as g:
        hip, neck = (0.95, 0, 0.05), (-0.85, 0, 0.15)
        sausage(neck, hip, 0.4)
        for s in (-1, 1):
            sausage((-0.88, s * 0.05, 0.1), (-1.0, s * 0.44, -1.5), 0.34)
            sausage((0.98, s * 0.05, 0.05), (1.12, s * 0.44, -1.5), 0.34)
        sausage((0.98, 0, 0.1), (1.52, 0, 1.35), 0.27)
        ball((1.54, 0, 1.4), 0.07, latex, segments=24)
        sausage(neck, (-1.12, 0, 1.2), 0.34)
        sausage((-1.14, 0, 1.24), (-2.2, 0, 1.12), 0.36)
        ball((-2.26, 0, 1.12), 0.1, latex, segments=24)
        lathe([(0.06, 0), (0.1, 0.1), (0.16, 0.17), (0.14, 0.2), (0, 0.16)], latex, at=(-2.28, 0, 1.12), turn=(0, -94, 0), smooth=3, segments=32)
        for s in (-1, 1):
            sausage((-1.1, s * 0.04, 1.26), (-0.72, s * 0.5, 2.2), 0.3)
    g.move(turn=(0, 0, 32))
