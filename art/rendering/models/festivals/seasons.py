"""Things of Easter, Thanksgiving, Kwanzaa and Mexican fiestas."""

import autumn
from festivals.parts import wicker
from kit import *

FAMILY = 'holidays'


@sprite('papelPicado', FAMILY, elevate=0, margin=0.05)
def papel_picado():
    def circle(x, z, r, n=14):
        return [(x + r * cos(2 * pi * k / n), z + r * sin(2 * pi * k / n)) for k in range(n)]

    def leaf_hole(x, z, length, width, turn):
        a = radians(turn)
        points = [(width / 2 * sin(pi * t), length * t) for t in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)] + [(-width / 2 * sin(pi * t), length * t) for t in (0.8, 0.6, 0.4, 0.2)]
        return [(x + p * cos(a) + q * sin(a), z - p * sin(a) + q * cos(a)) for p, q in points]

    def diamond(x, z, w, h):
        return [(x - w, z), (x, z + h), (x + w, z), (x, z - h)]

    def banner(kind, paint):
        w, h = 0.72, 1.75
        n = 6
        fringe = []
        for k in range(n):
            x0, x1 = -w + 2 * w * k / n, -w + 2 * w * (k + 1) / n
            fringe += [((x0 + x1) / 2 + (x1 - x0) / 2 * cos(t), -h - 0.17 * sin(t)) for t in [pi - pi * i / 8 for i in range(9)]]
        outline = [(-w, 0), *fringe, (w, 0)]
        holes = [circle(-w + 2 * w * (k + 0.5) / 9, -0.13, 0.035, 8) for k in range(9)]
        holes += [circle(-w + 2 * w * (k + 0.5) / n, -h - 0.02, 0.05, 10) for k in range(n)]
        for s in (-1, 1):
            holes += [diamond(s * 0.6, -0.40 - 0.27 * k, 0.05, 0.09) for k in range(5)]
        if kind == 0:
            # A large flower with leaves.
            holes += [circle(0, -0.74, 0.10)] + [leaf_hole(0.15 * sin(radians(t)), -0.74 + 0.15 * cos(radians(t)), 0.24, 0.15, t) for t in range(0, 360, 45)]
            holes += [leaf_hole(0.05 * s, -1.42, 0.32, 0.14, s * 62) for s in (-1, 1)] + [diamond(0, -1.34, 0.045, 0.16)]
        elif kind == 1:
            # A sun.
            holes += [leaf_hole(0.22 * sin(radians(t)), -0.78 + 0.22 * cos(radians(t)), 0.21, 0.10, t) for t in range(0, 360, 30)]
            holes += [circle(0.09 * cos(t), -0.78 + 0.09 * sin(t), 0.045, 8) for t in [2 * pi * k / 5 for k in range(5)]]
            holes += [leaf_hole(0.28 * k, -1.5, 0.22, 0.1, 0) for k in (-1, 0, 1)]
        elif kind == 2:
            # A bird on each side of a flower.
            for s in (-1, 1):
                holes += [leaf_hole(s * 0.42, -0.62, 0.4, 0.2, s * -128), circle(s * 0.36, -0.52, 0.075), leaf_hole(s * 0.4, -0.66, 0.26, 0.13, s * 20)]
            holes += [circle(0, -1.12, 0.07)] + [leaf_hole(0.11 * sin(radians(t)), -1.12 + 0.11 * cos(radians(t)), 0.2, 0.13, t) for t in range(0, 360, 60)]
            holes += [leaf_hole(s * 0.06, -1.56, 0.28, 0.12, s * 58) for s in (-1, 1)]
        else:
            # A heart in rays.
            holes += [[(x, z - 0.78) for x, z in heart_outline(0.22, 26)]]
            holes += [leaf_hole(0.34 * sin(radians(t)), -0.76 + 0.34 * cos(radians(t)), 0.16, 0.09, t) for t in range(0, 360, 36)]
            holes += [leaf_hole(0.26 * k, -1.5, 0.2, 0.11, 0) for k in (-1, 0, 1)]
        slab(outline, 0.03, paint, bevel=0.008, holes=holes, steps=1)

    def string(x):
        return 0.035 * x * x

    tube([(x / 4, 0, string(x / 4)) for x in range(-14, 15)], 0.028, satin('#fff3e0', rough=0.6), sides=12)
    for i, color in enumerate(('#f0308a', '#ff8a1f', '#12a5b8', '#6f4fd8')):
        x = (i - 1.5) * 1.66
        slope = atan2(0.07 * x, 1) * -180 / pi
        with group() as g:
            banner(i, satin(color, rough=0.55))
        g.move((x, 0.0, string(x) + 0.01), (3 if i % 2 else -4, slope, (7, -6, 6, -7)[i]))
        tube([(x - 0.72, 0, string(x - 0.72)), (x + 0.72, 0, string(x + 0.72))], 0.045, satin(color, rough=0.55), smooth=0, sides=12)


@sprite('kinara', 'ceremony', glow=0.5, elevate=9)
def kinara():
    oak, dark = wood('#a0602e', '#6b3a18', 1.1), wood('#7a4522', '#4f2a12', 1.4)
    gold = metal(GOLD, rough=0.25)
    with group() as g:
        # A stepped holder, highest in the middle.
        steps = [(-2.1, 0.30), (-1.4, 0.52), (-0.7, 0.74), (0.0, 1.0), (0.7, 0.74), (1.4, 0.52), (2.1, 0.30)]
        for x, h in steps:
            box((x, 0, h / 2 + 0.12), (0.72, 0.8, h + 0.24), oak, bevel=0.07)
        box((0, 0, 0.0), (5.3, 1.12, 0.3), dark, bevel=0.1)
        box((0, 0, -0.2), (5.6, 1.3, 0.18), oak, bevel=0.07)
        # Carved triangles and dots in the base.
        for i in range(17):
            x = -2.48 + 4.96 * i / 16
            slab([(x - 0.11, -0.09), (x + 0.11, -0.09), (x, 0.09)] if i % 2 == 0 else [(x - 0.11, 0.09), (x, -0.09), (x + 0.11, 0.09)], 0.05, (gold, plastic('#c8142a', rough=0.35), plastic('#16874a', rough=0.35))[i % 3], bevel=0.015, at=(0, -0.56, 0.0))
        for k, (x, h) in enumerate(steps):
            color = '#c8142a' if k < 3 else '#1c191d' if k == 3 else '#12864a'
            top = h + 0.24
            lathe([(0, 0), (0.24, 0), (0.29, 0.06), (0.27, 0.16), (0.24, 0.2), (0, 0.2)], gold, at=(x, 0, top), smooth=2, segments=48)
            lathe([(0, 0.1), (0.165, 0.1), (0.165, 1.28), (0.15, 1.33), (0.1, 1.325), (0, 1.29)], satin(color, rough=0.34, clear=0.4), at=(x, 0, top), segments=48)
            tube([(x, 0, top + 1.28), (x + 0.01, 0, top + 1.42), (x + 0.02, 0, top + 1.47)], 0.018, matte('#3a2d2a'))
            flame((x + 0.01, 0, top + 1.38), 0.44, lean=2)
            ring((x, -0.405, h * 0.62 + 0.12), 0.13, 0.03, gold, turn=(90, 0, 0), segments=40)
            ball((x, -0.405, h * 0.62 + 0.12), 0.05, gold, segments=20)
    g.move(turn=(0, 0, 10))


@sprite('easterBasket', FAMILY, tint=True, elevate=19)
def easter_basket():
    dice = Random(4)
    cane, dark = satin('#d9a35a', rough=0.5, clear=0.25), satin('#b87f3c', rough=0.5, clear=0.25)
    wall = [(1.12, -0.85), (1.28, -0.5), (1.42, -0.1), (1.52, 0.3)]
    wicker(wall, 26, cane, rows=9, thick=0.078, sway=0.05)
    lathe([(0, -0.9), (1.1, -0.9), (1.2, -0.6), (1.42, 0.15), (0, 0.15)], satin('#9a6830', rough=0.7), smooth=0)
    for z, r, phase in ((0.36, 1.53, 0), (0.36, 1.53, pi), (-0.9, 1.12, 0), (-0.9, 1.12, pi)):
        n = 22
        tube([((r + 0.06 * cos(n * a + phase)) * cos(a), (r + 0.06 * cos(n * a + phase)) * sin(a), z + 0.06 * sin(n * a + phase)) for a in [2 * pi * i / (n * 8) for i in range(n * 8)]], 0.07, cane if phase else dark, closed=True, smooth=0, sides=10)
    for phase in (0, 2 * pi / 3, 4 * pi / 3):
        points = []
        for i in range(81):
            a = pi * i / 80
            k = 0.075
            points.append(((1.5 + k * cos(26 * a + phase)) * cos(a), k * sin(26 * a + phase), 0.2 + (1.95 + k * cos(26 * a + phase)) * sin(a)))
        tube(points, 0.085, dark if phase == 0 else cane, smooth=1, sides=10)
    green = [satin(c, rough=0.5) for c in ('#6fbf45', '#8ed65f', '#55a838')]
    for i in range(190):
        a, q = dice.uniform(0, 2 * pi), 1.44 * sqrt(dice.random())
        x, y = q * cos(a), q * sin(a)
        lean = dice.uniform(0, 2 * pi)
        k = dice.uniform(0.25, 0.5)
        tube([(x, y, 0.16), (x + 0.1 * cos(lean), y + 0.1 * sin(lean), 0.3 + 0.2 * k), (x + k * 0.9 * cos(lean + 0.5), y + k * 0.9 * sin(lean + 0.5), 0.32 + 0.12 * dice.random())], 0.024, green[i % 3], radii=[1, 1, 0.4], sides=6, smooth=4)

    def egg(at, size, paint, turn, deco):
        with group() as one:
            lathe([(0, -0.52), (0.2, -0.49), (0.37, -0.33), (0.44, -0.08), (0.4, 0.2), (0.27, 0.46), (0.12, 0.58), (0, 0.61)], paint, smooth=6, segments=64)
            for z, r in ((-0.2, 0.425), (0.14, 0.422)):
                if deco == 0:
                    tube([((r + 0.006) * cos(a), (r + 0.006) * sin(a), z + 0.05 * (1 if i % 2 else -1)) for i, a in enumerate([2 * pi * k / 22 for k in range(22)])], 0.024, white, closed=True, smooth=0, sides=8)
                elif deco == 1:
                    for k in range(11):
                        a = 2 * pi * k / 11 + z
                        ball((r * cos(a), r * sin(a), z), 0.062, white, scale=(1, 1, 0.4), turn=facing((cos(a), sin(a), 0.25 * z)), segments=16)
                else:
                    ring((0, 0, z), r + 0.002, 0.034, white, segments=64)
                    ring((0, 0, z + 0.1), r - 0.012 - 0.08 * max(0, z), 0.018, gold, segments=64)
        one.move(at, turn, size)

    white, gold = satin('#fffaf2', rough=0.3), metal(GOLD)
    eggs = (((-0.72, -0.72, 0.55), '#ff8fb8', (-24, -20, 0), 0), ((0.02, -0.92, 0.56), '#5fc0f0', (-30, 6, 0), 1), ((0.76, -0.66, 0.56), '#ffd04a', (-22, 24, 0), 2), ((-0.38, -0.1, 0.78), '#9a7df0', (-10, -12, 0), 1), ((0.42, -0.06, 0.8), '#ff9a5f', (-10, 14, 0), 0), ((-1.02, 0.1, 0.6), '#6fd6a0', (0, -34, 0), 2), ((1.05, 0.12, 0.6), '#ff8fb8', (0, 34, 0), 1), ((0.0, 0.55, 0.76), '#6fd6a0', (14, 0, 0), 0))
    for at, color, turn, deco in eggs:
        egg(at, 0.98, plastic(color, rough=0.22), turn, deco)
    bow((-1.36, -0.45, 0.82), 0.56, satin(tint=True, rough=0.3, clear=0.4), turn=(-6, 0, -38))


@sprite('cornucopia', FAMILY, elevate=16)
def cornucopia():
    dice = Random(9)
    cane, dark = satin('#cf974c', rough=0.5, clear=0.25), satin('#a86f30', rough=0.5, clear=0.25)
    # The spine of the horn, from its mouth to its tip, with radii.
    spine = curve([(0.2, -0.1, 0.0), (-0.6, 0.1, 0.02), (-1.35, 0.35, 0.2), (-1.85, 0.5, 0.62), (-1.95, 0.52, 1.1), (-1.62, 0.5, 1.4)], 12)
    count = len(spine)
    # A rope is coiled around it.
    coil, radii = [], []
    turns = 13
    for i in range(turns * 24):
        t = (i / (turns * 24)) ** 0.92
        at = min(t * (count - 1), count - 1.01)
        k = int(at)
        p = Vector(spine[k]).lerp(Vector(spine[k + 1]), at - k)
        tangent = (Vector(spine[min(k + 1, count - 1)]) - Vector(spine[max(k - 1, 0)])).normalized()
        side = tangent.cross(Vector((0, 1, 0.2))).normalized()
        up = side.cross(tangent)
        r = 1.06 * (1 - t) ** 0.72 + 0.05
        a = 2 * pi * i / 24
        coil.append(tuple(p + side * (r * cos(a)) + up * (r * sin(a))))
        radii.append(0.17 * (1 - t) ** 0.4 + 0.05)
    tube(coil, 1, cane, radii=radii, smooth=1, sides=14)
    for j, phase in enumerate((0.2, 1.1, 2.0, 2.9, 3.8, 4.7, 5.6)):
        line = []
        for k in range(0, count - 4, 2):
            t = k / (count - 1)
            p = Vector(spine[k])
            tangent = (Vector(spine[min(k + 1, count - 1)]) - Vector(spine[max(k - 1, 0)])).normalized()
            side = tangent.cross(Vector((0, 1, 0.2))).normalized()
            up = side.cross(tangent)
            r = 1.1 * (1 - t) ** 0.72 + 0.07 + 0.1 * (1 - t)
            line.append(tuple(p + side * (r * cos(phase)) + up * (r * sin(phase))))
        tube(line, 0.06, dark, sides=10, radii=[1.2, 0.5])
    mouth = Vector(spine[0])
    axis = (Vector(spine[0]) - Vector(spine[2])).normalized()
    ring(tuple(mouth), 1.1, 0.17, dark, turn=facing(axis))
    drum(tuple(mouth - axis * 0.5), 0.98, 0.02, satin('#5a3a1a'), turn=facing(axis), bevel=0.005)
    # Fruit of the harvest.
    orange = surface(autumn.ORANGE, rough=0.36, clear=0.35, shine=0.2, bump=(7, 0.06))
    for at, r, turn in (((0.95, -0.55, -0.42), 0.78, (6, 10, 30)), ((2.05, -0.2, -0.68), 0.48, (0, -8, 80))):
        with group() as one:
            autumn.pumpkin_body(r).data.materials.append(orange)
            autumn.stalk(r)
        one.move(at, turn)
    red, green = plastic(fade('#b80f22', '#e0283a', '#f0583a'), rough=0.14, clear=1), plastic(fade('#7fae2a', '#a8cf45'), rough=0.16, clear=1)
    for (x, y, z), r, paint in (((0.25, -1.15, -0.72), 0.4, red), ((1.62, -1.0, -0.78), 0.38, red), ((1.3, 0.15, 0.05), 0.4, green), ((0.55, -0.25, 0.42), 0.42, red)):
        with group() as one:
            lathe([(0, -0.8), (0.25, -0.92), (0.62, -0.8), (0.96, -0.2), (1.0, 0.25), (0.8, 0.7), (0.4, 0.86), (0.14, 0.76), (0, 0.66)], paint, smooth=6, segments=64, ripple=lambda a, z: 1 + 0.015 * cos(5 * a))
            tube([(0, 0, 0.66), (0.04, 0, 0.95), (0.14, 0, 1.15)], 0.06, satin('#6b4526'))
            petal(0.6, 0.32, leaf('#4f9a45', '#9fd67f', 4), cup=0.3, curl=-0.2, tip=0.8, at=(0.04, 0, 0.92), turn=(30, 0, dice.uniform(-80, 80)))
        one.move((x, y, z), (dice.uniform(-12, 12), dice.uniform(-18, 18), 0), r)
    purple = plastic('#5d2a78', rough=0.18, clear=0.9)
    for k in range(24):
        t = k / 24
        a = k * 2.4
        q = 0.34 * (1 - t) ** 0.5
        ball((0.95 + q * cos(a) + 0.15 * t, -1.42 + 0.55 * q * sin(a) - 0.1 * t, -0.50 - 0.5 * t), 0.155, purple, segments=24)
    tube([(0.95, -1.4, -0.42), (0.9, -1.35, -0.22), (0.75, -1.3, -0.12)], 0.04, satin('#7a5a34'))
    petal(0.55, 0.5, leaf('#4f9a45', '#9fd67f', 4), cup=0.2, curl=-0.2, tip=0.6, at=(0.95, -1.4, -0.36), turn=(16, 0, -60))
    # Corn.
    kernel = plastic(mottled('#ffc93a', '#f5ae1f', 4), rough=0.25)
    with group() as corn:
        for ring_at in range(15):
            z = -0.72 + 0.1 * ring_at
            r = 0.27 * sqrt(max(0.06, 1 - (max(0, z + 0.2) / 1.0) ** 2))
            for i in range(13):
                a = 2 * pi * (i + 0.5 * (ring_at % 2)) / 13
                ball((r * cos(a), r * sin(a), z), 0.078, kernel, scale=(1, 1, 0.8), segments=12)
        for i in range(5):
            petal(1.25, 0.46, leaf('#8fb85a', '#cfe6a0', 3), cup=0.7, curl=0.1, tip=0.9, thick=0.03, at=(0, 0, -0.85), turn=(70, 0, 72 * i))
    corn.move((2.0, -0.95, -0.62), (0, 66, -24), 0.85)
    for at, turn, paint, k in (((-0.25, -1.25, -1.0), (74, 30, 20), ('#d8332a', '#f0582e', '#ff8a3d'), 0.46), ((2.55, -0.6, -1.0), (70, -30, -10), ('#f2b230', '#ffcf3f', '#ffdf6a'), 0.44), ((1.85, 0.5, 0.0), (20, 40, 0), ('#e86a1f', '#f7931e', '#ffb52e'), 0.46)):
        autumn.maple(surface(fade(*paint), rough=0.42, clear=0.35, shine=0.2), satin('#ffe3a8'), at, (turn[0] - 84, turn[1], turn[2]), k)
    brown = plastic(fade('#8f4f20', '#c98440', '#a8622a'), rough=0.2, clear=0.8)
    for x, y in ((0.6, -1.72), (1.35, -1.62), (-0.1, -1.55)):
        ball((x, y, -1.02), 0.15, brown, scale=(1, 0.9, 1.25), turn=(70, 0, 40 * x), segments=28)


@sprite('pumpkinPie', FAMILY, elevate=33)
def pumpkin_pie():
    crust = surface(fade('#a8662a', '#d9984a', '#eab868'), rough=0.45, clear=0.3, shine=0.2, bump=(12, 0.15))
    filling = plastic(mottled('#e08434', '#d17226', 2), rough=0.28, clear=0.5, shine=0.2)
    tin = ceramic('#fbf7f0')
    lathe([(0, -0.5), (1.3, -0.5), (1.38, -0.46), (1.74, 0.1), (1.86, 0.16), (1.84, 0.2), (1.7, 0.16), (0, 0.1)], tin, smooth=3, segments=128)
    # The crimped rim.
    points = []
    for i in range(360):
        a = 2 * pi * i / 360
        k = 30
        points.append(((1.66 + 0.05 * cos(k * a)) * cos(a), (1.66 + 0.05 * cos(k * a)) * sin(a), 0.24 + 0.055 * sin(k * a)))
    tube(points, 0.165, crust, closed=True, smooth=0, sides=20)
    lathe([(0, 0.26), (0.8, 0.25), (1.35, 0.2), (1.56, 0.16), (1.56, 0.0), (0, 0.0)], filling, smooth=4, segments=128)
    cream = frosting('#fffaf0')
    dollop((0, 0, 0.24), 0.56, cream, h=0.95)
    for i in range(10):
        a = 2 * pi * (i + 0.5) / 10
        dollop((1.3 * cos(a), 1.3 * sin(a), 0.2), 0.16, cream, h=0.85, folds=6)
    # Leaves of dough.
    gold = surface(fade('#c9863a', '#eab868', axis='y', space='uv'), rough=0.4, clear=0.4, shine=0.2)
    for i in range(5):
        a = 2 * pi * i / 5 - 0.94
        for t in (-32, 32):
            petal(0.46, 0.27, gold, cup=0.25, curl=0.1, tip=0.8, thick=0.05, at=(0.72 * cos(a), 0.72 * sin(a), 0.28), turn=(10, 0, a * 180 / pi - 90 + t))
        ball((0.76 * cos(a), 0.76 * sin(a), 0.33), 0.075, plastic('#c8142e', rough=0.12, clear=1), segments=24)
