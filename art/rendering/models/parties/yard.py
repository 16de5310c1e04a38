from drinks import wheel
from kit import *

FAMILY = 'outing'


@sprite('grill', FAMILY, glow=0.25, elevate=20)
def grill():
    dice = Random(5)
    enamel, steel, dark = plastic(fade('#8e0f1e', '#d8203a', '#e8384a'), rough=0.14, clear=1, shine=0.03), metal(SILVER, rough=0.2), satin('#2b2932', rough=0.5)
    lathe([(0, -0.95), (0.4, -0.9), (0.86, -0.68), (1.2, -0.28), (1.36, 0.2), (1.38, 0.28), (1.3, 0.28), (1.26, 0.2), (1.0, -0.2), (0, -0.3)], enamel, smooth=6, segments=128)
    ring((0, 0, 0.27), 1.35, 0.05, steel, segments=128)
    coal, ember = matte('#3a3438', bump=(8, 0.8)), light('#ff5a14', 1.6, core='#ffb03a')
    lathe([(0, 0.0), (1.2, 0.0), (1.22, -0.05)], coal, segments=64)
    for x, y in in_disc(40, 1.12, 6):
        ball((x, y, 0.03), dice.uniform(0.1, 0.15), ember if dice.random() < 0.45 else coal, scale=(1, 1, 0.7), segments=16)
    for k in range(-8, 9):
        x = k * 0.155
        half = sqrt(max(0, 1.3**2 - x * x))
        tube([(x, -half, 0.25), (x, half, 0.25)], 0.022, steel, smooth=0, sides=8)
    for y in (-0.62, 0.62):
        half = sqrt(1.3**2 - y * y)
        tube([(-half, y, 0.235), (half, y, 0.235)], 0.03, steel, smooth=0, sides=8)
    patty = surface(mottled('#6b361c', '#8c4e2a', 7), rough=0.45, clear=0.5, shine=0.25, bump=(9, 0.6))
    mark = satin('#3a1d10')
    for x, y in ((-0.62, 0.42), (0.02, 0.62), (-0.78, -0.28)):
        lathe([(0, 0), (0.3, 0), (0.36, 0.06), (0.35, 0.15), (0.28, 0.19), (0, 0.2)], patty, at=(x, y, 0.27), smooth=4)
        for d in (-0.14, 0.0, 0.14):
            w = sqrt(0.3**2 - d * d)
            capsule((x - w, y + d, 0.46), (x + w, y + d, 0.46), 0.022, mark)
    with group() as corn:
        lathe([(0, -0.5), (0.1, -0.48), (0.17, -0.2), (0.17, 0.2), (0.1, 0.48), (0, 0.5)], plastic('#f0b429'), smooth=4)
        grain = plastic('#ffd24a', rough=0.25)
        for row in range(17):
            z = -0.44 + 0.055 * row
            r = 0.17 * sqrt(max(0.05, 1 - (z / 0.56) ** 2)) + 0.01
            for i in range(12):
                a = 2 * pi * i / 12
                ball((r * cos(a), r * sin(a), z), 0.042, grain, scale=(1, 1, 0.75), segments=10)
    corn.move((0.66, 0.28, 0.46), (0, 90, 24))
    corn.copy((-0.12, -0.36, 0))
    chunk = [plastic(c, rough=0.28) for c in ('#e8392f', '#ffc53d', '#4fae4f')] + [surface(mottled('#a8642f', '#c98345', 6), rough=0.45, clear=0.4)]
    for y, a in ((-0.42, -6), (-0.78, -2)):
        with group() as skewer:
            tube([(-0.95, 0, 0), (0.95, 0, 0)], 0.022, steel, smooth=0, sides=10)
            ball((1.0, 0, 0), 0.06, steel, segments=16)
            for k in range(8):
                box((-0.7 + 0.2 * k, 0, 0), (0.19, 0.24, 0.22), chunk[(3, 0, 3, 1, 3, 2, 3, 0)[k]], bevel=0.06, turn=(20 * k, 0, 0))
        skewer.move((-0.06, y, 0.42), (0, 0, a), 0.88)
    for k, a in enumerate((-90 - 58, -90 + 58, 90)):
        t = radians(a)
        top, foot = (0.72 * cos(t), 0.72 * sin(t), -0.7), (1.12 * cos(t), 1.12 * sin(t), -2.35)
        capsule(top, foot, 0.065, steel)
        if k < 2:
            with group() as w:
                ring((0, 0, 0), 0.25, 0.08, dark)
                drum((0, 0, -0.06), 0.2, 0.12, plastic('#fff5e4'), bevel=0.04)
                ball((0, 0, 0.06), 0.07, steel, segments=20)
            w.move((foot[0] + 0.1 * cos(t), foot[1] - 0.06, foot[2] + 0.04), (90, 0, 0))
    ring((0, 0, -1.75), 0.86, 0.03, steel)
    for k in range(-3, 4):
        half = sqrt(0.84**2 - (k * 0.22) ** 2)
        tube([(k * 0.22, -half, -1.75), (k * 0.22, half, -1.75)], 0.018, steel, smooth=0, sides=8)
    for s in (-1, 1):
        tube([(s * 1.32, -0.3, 0.02), (s * 1.6, -0.3, 0.06), (s * 1.6, 0.3, 0.06), (s * 1.32, 0.3, 0.02)], 0.055, wood('#b9743c', '#8a4f28', 1.2), sides=16)
    with group() as lid:
        lathe([(1.36, 0), (1.37, 0.06), (1.26, 0.42), (0.92, 0.78), (0.45, 0.95), (0, 0.98)], enamel, smooth=6, segments=128)
        ring((0, 0, 0.02), 1.36, 0.045, steel, segments=128)
        lathe([(1.3, 0.03), (1.2, 0.4), (0.86, 0.72), (0, 0.9)], satin('#4a2a30', rough=0.4), smooth=6, segments=96)
        drum((0, 0, 0.97), 0.3, 0.05, steel, bevel=0.02)
        tube([(-0.22, 0, 1.0), (-0.2, 0, 1.2), (0.2, 0, 1.2), (0.22, 0, 1.0)], 0.06, dark)
    lid.move((0.12, 1.62, 1.02), (-74, 0, 0))
    tube([(0.1, 1.3, 0.2), (0.1, 1.62, 0.4), (0.1, 1.64, 0.9)], 0.05, steel)
    steam((-0.3, 0.25, 0.6), 1.15, width=0.5)


@sprite('cornhole', FAMILY, tint=True, elevate=16)
def cornhole():
    plank, side = wood('#dba86c', '#b5793f', 0.8), wood('#c08a4e', '#94602e', 1.0)
    full, cream = satin(tint=True, rough=0.45), satin('#fff4e0', rough=0.5)
    with group() as g:
        hole = [(0.32 * cos(2 * pi * k / 48), 1.15 + 0.32 * sin(2 * pi * k / 48)) for k in range(48)]
        with group() as top:
            slab([(-1.05, -1.9), (1.05, -1.9), (1.05, 1.9), (-1.05, 1.9)], 0.14, plank, bevel=0.04, holes=(hole[::-1],))
            slab([(-0.92, -1.78), (0.92, -1.78), (0.92, 1.78), (-0.92, 1.78)], 0.02, full, bevel=0.004, at=(0, -0.07, 0), holes=(hole[::-1],))
            slab([(-0.92, -1.78), (0.92, -1.78), (0, 0.95)], 0.02, cream, bevel=0.004, at=(0, -0.08, 0))
            slab([(-0.7, -1.78), (0.7, -1.78), (0, 0.35)], 0.02, satin(tint=0.72, rough=0.45), bevel=0.004, at=(0, -0.09, 0))
            grown = [(0.40 * cos(2 * pi * k / 48), 1.15 + 0.40 * sin(2 * pi * k / 48)) for k in range(48)]
            slab(grown, 0.03, cream, bevel=0.006, at=(0, -0.08, 0), holes=(hole[::-1],))
            drum((0, 0.12, 1.15), 0.36, 0.1, satin('#3a2a22'), bevel=0.01, turn=(90, 0, 0))
            for x in (-1.0, 1.0):
                box((x, 0.14, 0), (0.1, 0.3, 3.8), side, bevel=0.03)
            for z in (-1.85, 1.85):
                box((0, 0.14, z), (2.1, 0.3, 0.1), side, bevel=0.03)
        top.move((0, 0, 1.05), (-56, 0, 0))
        for x in (-0.95, 0.95):
            box((x, 1.42, 1.0), (0.12, 0.2, 2.1), side, bevel=0.04, turn=(8, 0, 0))

        def bag(at, turn, paint, k=0.33):
            with group() as b:
                pillow(region([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)], 0.12), paint, bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.06, height=0.5, power=0.55)
                line = [(-0.98, 0, -0.98), (0, 0, -0.94), (0.98, 0, -0.98), (0.94, 0, 0), (0.98, 0, 0.98), (0, 0, 0.94), (-0.98, 0, 0.98), (-0.94, 0, 0)]
                tube(line, 0.05, cream, closed=True, smooth=4, sides=10)
            b.move(at, turn, k)

        red, blue = felt('#e03a3f'), felt('#2f6fd6')

        def on_board(x, z, lift):
            t = radians(-56)
            y0, z0 = -lift, z
            return (x, y0 * cos(t) - z0 * sin(t), 1.05 + y0 * sin(t) + z0 * cos(t))

        bag(on_board(-0.35, 0.1, 0.2), (-56, 20, 0), red)
        bag(on_board(0.36, 0.52, 0.2), (-56, -24, 0), blue)
        bag((-1.35, -2.0, 0.12), (-90, 0, 20), blue, 0.36)
        bag((-0.75, -2.3, 0.26), (-74, 24, -10), red, 0.36)
    g.move(turn=(0, 0, 28))


@sprite('sprinkler', FAMILY, soft=True, elevate=14)
def sprinkler():
    dice = Random(8)
    blades = [leaf(c, v, 1) for c, v in (('#4aa84e', '#8fd97f'), ('#63bd58', '#a9e490'), ('#3a9446', '#7cc974'))]
    lathe([(0, -0.2), (1.9, -0.2), (2.05, -0.1), (1.95, 0.0), (1.2, 0.05), (0, 0.06)], satin('#58b052', rough=0.7), smooth=4, ripple=lambda a, z: 1 + 0.02 * sin(9 * a))
    for i in range(230):
        a, r = i * 2.399963, 2.0 * sqrt((i + 0.5) / 230)
        petal(dice.uniform(0.2, 0.42), 0.1, blades[i % 3], cup=0.4, curl=-0.2, tip=0.95, thick=0.015, soften=0, at=(r * cos(a), r * sin(a), 0.0), turn=(dice.uniform(40, 78), 0, dice.uniform(0, 360)))
    red, brass = plastic('#ff7a2f', rough=0.2), metal(GOLD, rough=0.2)
    for s in (-1, 1):
        capsule((s * 0.8, -0.35, 0.16), (s * 0.8, 0.35, 0.16), 0.1, red)
    capsule((-0.8, 0, 0.2), (0.8, 0, 0.2), 0.1, red)
    drum((0, 0, 0.18), 0.26, 0.34, red, bevel=0.08)
    drum((0, 0, 0.5), 0.13, 0.26, brass, bevel=0.04)
    capsule((-0.62, 0, 0.84), (0.62, 0, 0.84), 0.09, plastic('#ffc53d', rough=0.2))
    for x in (-0.62, -0.31, 0, 0.31, 0.62):
        drum((x, 0, 0.88), 0.06, 0.1, brass, bevel=0.02)
    ball((0, 0, 0.84), 0.2, plastic('#ffc53d', rough=0.2))
    tube([(0.8, 0.1, 0.16), (1.3, 0.3, 0.12), (1.6, 0.9, 0.12), (1.1, 1.5, 0.12), (0.2, 1.8, 0.12)], 0.09, plastic('#2f9e6a', rough=0.3), sides=16)
    water = plastic('#a9e2ff', rough=0.05, clear=1, emit=0.15)
    for k, x in enumerate((-0.62, -0.31, 0, 0.31, 0.62)):
        for s in (-1, 1):
            if x == 0 and s > 0:
                continue
            reach = (1.75 + 0.25 * abs(k - 2)) * s + x * 0.6
            if x == 0:
                reach = 0.15
            high = 1.75 - 0.2 * abs(k - 2) - (0.15 if s > 0 else 0)
            line = []
            for j in range(17):
                t = j / 16
                line.append((x + (reach - x) * t, 0.18 * (k - 2) * t - 0.25 * t, 0.95 + high * (3.3 * t - 3.5 * t * t)))
            tube(line[:14], 0.05, water, smooth=2, sides=12, radii=[0.6, 1, 1, 0.8, 0.3])
            for j in range(11, 17):
                p = line[j]
                for _ in range(2):
                    r = dice.uniform(0.04, 0.085)
                    ball((p[0] + dice.uniform(-0.09, 0.09), p[1] + dice.uniform(-0.1, 0.1), p[2] + dice.uniform(-0.08, 0.08)), r, water, segments=16)


@sprite('lemonadeStand', FAMILY, tint=True, soft=True, elevate=9)
def lemonade_stand():
    plank, pale = wood('#dba86c', '#b5793f', 0.9), satin('#fff4e0', rough=0.5)
    full, cream = satin(tint=True, rough=0.45), satin('#fff6e8', rough=0.5)
    yellow = plastic('#ffd928', rough=0.3, bump=(16, 0.1))
    with group() as g:
        for k in range(7):
            box((-1.38 + 0.46 * k, -0.6, -0.75), (0.43, 0.14, 1.5), plank if k % 2 else pale, bevel=0.04)
        for s in (-1, 1):
            box((s * 1.52, 0, -0.75), (0.14, 1.2, 1.5), plank, bevel=0.04)
            box((s * 1.5, -0.55, 1.15), (0.16, 0.16, 2.5), plank, bevel=0.04)
            box((s * 1.5, 0.55, 1.25), (0.16, 0.16, 2.7), plank, bevel=0.04)
        box((0, -0.05, 0.05), (3.5, 1.5, 0.16), plank, bevel=0.06)
        for k in range(9):
            x0, w = -1.8, 0.4

            def strip(u, v, x0=x0 + 0.4 * k, w=w):
                return (x0 + w * u, 0.72 - 1.75 * v, 2.86 - 0.66 * v - 0.1 * sin(pi * v) - 0.05 * (2 * u - 1) ** 2 * 0)

            def scallop(u, v, x0=x0 + 0.4 * k, w=w):
                return (x0 + w * u, -1.03 - 0.03 * v, 2.2 - (0.2 + 0.14 * sqrt(max(0, 1 - (2 * u - 1) ** 2))) * v)

            paint = full if k % 2 == 0 else cream
            sheet(strip, paint, nu=6, nv=20, thick=0.05)
            sheet(scallop, paint, nu=16, nv=6, thick=0.05)
        with group() as jug:
            lathe([(0, 0), (0.32, 0), (0.36, 0.06), (0.38, 0.7), (0, 0.7)], plastic(fade('#ffd23a', '#ffe46a'), rough=0.1, clear=1, soft=0.1, emit=0.12), segments=64)
            lathe([(0, -0.02), (0.36, -0.02), (0.41, 0.04), (0.42, 0.9), (0.45, 1.0)], glass(body=0.08, edge=0.7), smooth=2, segments=64)
            tube([(0.42, 0, 0.8), (0.68, 0, 0.82), (0.76, 0, 0.55), (0.66, 0, 0.28), (0.42, 0, 0.26)], 0.06, glass(body=0.3, edge=0.9), sides=20)
            for x, y, t in ((-0.12, -0.3, 20), (0.18, -0.28, -30)):
                wheel((x, y, 0.34 + 0.16 * (x > 0)), 0.17, (84, 0, t), '#ffd21f', '#ffe65c', '#fffbe6', thick=0.06)
            for x, y in ((-0.12, 0.05), (0.14, -0.1), (0.05, 0.15)):
                box((x, y, 0.72), (0.2, 0.2, 0.2), plastic('#f4fbff', rough=0.08, clear=1), bevel=0.04, turn=(20, 30 * x, 40))
        jug.move((-0.72, -0.15, 0.14))
        for x, y in ((0.12, -0.32), (0.58, -0.1)):
            lathe([(0, 0), (0.15, 0), (0.19, 0.42), (0, 0.42)], plastic(fade('#ffd23a', '#ffe46a'), rough=0.1, clear=1, emit=0.12), at=(x, y, 0.15), segments=48)
            lathe([(0, -0.02), (0.17, -0.02), (0.22, 0.52)], glass(body=0.08, edge=0.7), at=(x, y, 0.15), segments=48)
            tube([(x, y, 0.3), (x + 0.1, y, 0.95)], 0.03, plastic(stripes('#ff5f7a', '#fffaf2', count=6, axis='y')), smooth=0)
            wheel((x - 0.17, y, 0.66), 0.13, (80, 0, 10), '#ffd21f', '#ffe65c', '#fffbe6', thick=0.05)
        lathe([(0, 0), (0.3, 0), (0.44, 0.2), (0.46, 0.26), (0.4, 0.24), (0, 0.1)], ceramic('#4fb6d8'), at=(1.18, -0.1, 0.13), smooth=3, segments=64)
        for x, y, z in ((-0.16, -0.1, 0), (0.17, -0.08, 0), (0.0, 0.16, 0), (0.02, -0.02, 0.2)):
            ball((1.18 + x, -0.1 + y, 0.42 + z), 0.19, yellow, scale=(1.25, 1, 1), turn=(0, 20, 60 * x), segments=32)
        with group() as sign:
            drum((0, 0, -0.04), 0.46, 0.1, cream, bevel=0.04)
            wheel((0, 0, 0.09), 0.36, (0, 0, 10), '#ffd21f', '#ffe65c', '#fffbe6', thick=0.08)
        sign.move((0, -0.7, -0.72), (90, 0, 0))
        for x in (-0.98, 0.98):
            ball((x, -0.72, -0.72), 0.2, yellow, scale=(1.28, 0.6, 1), turn=(0, 24, 0), segments=32)
            petal(0.3, 0.16, leaf('#3f9440', '#8fce6a', 3), cup=0.3, curl=0.1, tip=0.75, at=(x + 0.14, -0.74, -0.6), turn=(80, 30, 0))
    g.move(turn=(0, 0, 22))
