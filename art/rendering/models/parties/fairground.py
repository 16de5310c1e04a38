from kit import *

FAMILY = 'fairground'


@sprite('cottonCandy', FAMILY, tint=True, elevate=6)
def cotton_candy():
    dice = Random(6)
    floss = surface('#ff9fc8', rough=0.85, sheen=1.0, soft=0.12, bump=(26, 0.7), tint=1.05)
    spots = [((0, 0, 0.55), 0.95), ((-0.5, 0, 0.35), 0.6), ((0.5, 0, 0.4), 0.62), ((0, -0.35, 0.5), 0.7), ((-0.3, 0, 1.1), 0.6), ((0.35, 0, 1.05), 0.62), ((0.02, -0.1, 1.42), 0.45), ((0, 0, -0.12), 0.5)]
    for p, _ in on_ball(150, 1.02):
        k = dice.uniform(0.94, 1.06)
        spots.append(((p[0] * 0.98 * k, p[1] * 0.84 * k, 0.62 + p[2] * k), dice.uniform(0.17, 0.24)))
    blob(spots, floss, voxel=0.045, smooth=9)
    wisp = surface('#ffc4de', rough=0.8, sheen=1.0, tint=1.18)
    for _ in range(26):
        a, z = dice.uniform(0, 2 * pi), dice.uniform(-0.6, 1.3)
        r = 1.16 * sqrt(max(0.05, 1 - (z - 0.4) ** 2 / 1.3))
        points = [(r * cos(a + t), 0.84 * r * sin(a + t) - 0.05, 0.62 + (z - 0.3) * 0.85 + 0.2 * t) for t in (0, 0.35, 0.7, 1.05)]
        tube(points, 0.035, wisp, radii=[0.2, 1, 1, 0.2], sides=8)
    cone = satin(rough=0.5, color='#fff8ee')
    lathe([(0, -2.1), (0.06, -2.08), (0.42, -0.2), (0, -0.2)], surface(stripes('#ffffff', '#ff5f8e', count=9, axis='x', space='uv', slant=0.35), rough=0.45), segments=96)
    ring((0, 0, -0.22), 0.42, 0.03, cone)


@sprite('checkeredFlags', FAMILY, elevate=2)
def checkered_flags():
    def checks(n):
        squares = n.add('TexChecker')
        squares.inputs['Scale'].default_value = 8
        squares.inputs['Color1'].default_value = (0.9, 0.9, 0.88, 1)
        squares.inputs['Color2'].default_value = (0.012, 0.011, 0.015, 1)
        n.link(n.coords('uv'), squares.inputs['Vector'])
        return squares.outputs['Color']

    cloth, pole, gold = satin(checks, rough=0.5), wood('#c98d54', '#8a5428'), metal(GOLD, rough=0.2)
    for s in (-1, 1):
        with group() as flag:
            capsule((0, 0, -1.9), (0, 0, 1.75), 0.065, pole)
            ball((0, 0, 1.86), 0.13, gold)
            sheet(lambda u, v, s=s: (s * (0.06 + 1.7 * v), 0.16 * sin(6.0 * v + 2.2 * u) * (0.3 + v), 1.7 - 1.25 * u - 0.12 * sin(4.4 * v)), cloth, nu=24, nv=32, thick=0.02)
        flag.move((s * -0.42, s * 0.12, 0), (0, s * 24, 0))
    ring((0, -0.02, 0.94), 0.15, 0.05, gold, turn=(90, 0, 0))


@sprite('tambourine', FAMILY, tint=True, elevate=8, yaw=-14)
def tambourine():
    hoop, skin, gold = plastic(tint=True, rough=0.22), satin('#fff4e0', rough=0.6), metal(GOLD, rough=0.16)
    with group() as g:
        lathe([(1.36, -0.24), (1.5, -0.24), (1.54, -0.2), (1.54, 0.2), (1.5, 0.24), (1.36, 0.24), (1.32, 0.2), (1.32, -0.2), (1.36, -0.24)], hoop, segments=160)
        drum((0, 0, 0.14), 1.34, 0.05, skin, bevel=0.02)
        ring((0, 0, 0.22), 1.4, 0.05, gold, segments=128)
        for i in range(10):
            a = 2 * pi * i / 10
            with group() as pair:
                box((0, 0, 0), (0.62, 0.12, 0.24), plastic('#3a2a24', rough=0.6), bevel=0.03)
                for x in (-0.14, 0.14):
                    for y in (-0.09, 0.03):
                        lathe([(0, 0.03), (0.1, 0.03), (0.13, 0.0), (0.24, 0.0), (0.26, 0.02), (0, 0.07)], gold, at=(x, y, 0), turn=(90, 0, 0), segments=40)
                capsule((-0.14, -0.16, 0), (-0.14, 0.1, 0), 0.025, metal(SILVER))
                capsule((0.14, -0.16, 0), (0.14, 0.1, 0), 0.025, metal(SILVER))
            pair.move((1.48 * cos(a), 1.48 * sin(a), 0), (0, 0, a * 180 / pi + 90))
        with group() as star:
            pillow(region(star_outline(5, 0.62, 0.28), 0.05), gold, bounds=((-0.8, -0.8), (0.8, 0.8)), cell=0.03, height=0.12)
        star.move((0, 0, 0.2), (-90, 0, 0))
    g.move(turn=(62, 0, 0))
    for k, color in enumerate(('#ff4f87', '#ffb931', '#2fb8ff', '#36d08b')):
        x = 0.9 + 0.12 * k
        band([(x, -0.3, -0.95), (x + 0.2, -0.35, -1.35), (x + 0.02 + 0.06 * k, -0.35, -1.75), (x + 0.26, -0.32, -2.1 - 0.08 * k)], 0.14, satin(color, rough=0.4), axis=(1, 0.3, 0.1), thick=0.02)


@sprite('pacifier', FAMILY, tint=True, elevate=14)
def pacifier():
    shell, clear = plastic(tint=True, rough=0.2), surface('#ffe9c4', rough=0.15, clear=1, soft=0.2)
    with group() as g:
        outline = [(0.98 * cos(a), 0.66 * sin(a) * (1 - 0.16 * (2.718 ** -((cos(a) / 0.4) ** 2)))) for a in [2 * pi * k / 64 for k in range(64)]]
        pillow(region(outline, 0.05), shell, bounds=((-1.5, -1.0), (1.5, 1.0)), cell=0.035, height=0.34)
        drum((0, 0, 0), 0.4, 0.3, plastic('#ffffff', rough=0.2), bevel=0.1, turn=(90, 0, 0))
        pillow(region(heart_outline(0.2), 0.01), shell, bounds=((-0.3, -0.3), (0.3, 0.3)), cell=0.016, height=0.08, at=(0, -0.32, 0))
        ring((0, -0.34, -0.42), 0.52, 0.085, plastic('#ffffff', rough=0.2), turn=(72, 0, 0))
        for s in (-1, 1):
            drum((s * 0.62, -0.1, 0), 0.13, 0.1, plastic('#ffffff', rough=0.3), bevel=0.03, turn=(90, 0, 0))
        lathe([(0.34, 0), (0.2, 0.3), (0.22, 0.62), (0.4, 0.95), (0.36, 1.25), (0, 1.38)], clear, smooth=6, at=(0, 0.12, 0), turn=(-90, 0, 0), scale=(1, 0.85, 1))
    g.move(turn=(0, 0, 56))


@sprite('cocktailShaker', FAMILY, elevate=8)
def cocktail_shaker():
    steel, dark = metal('#e3e6ea', rough=0.12), metal('#b8bdc6', rough=0.2)
    lathe([(0, -1.7), (0.56, -1.7), (0.6, -1.64), (0.8, 0.35), (0.82, 0.42), (0, 0.42)], steel, segments=128)
    ring((0, 0, 0.42), 0.81, 0.045, dark)
    lathe([(0.8, 0.42), (0.78, 0.6), (0.55, 1.0), (0.4, 1.16), (0, 1.16)], steel, smooth=4, segments=128)
    ring((0, 0, 1.16), 0.4, 0.035, dark)
    lathe([(0, 1.16), (0.39, 1.16), (0.36, 1.55), (0.28, 1.72), (0, 1.76)], steel, smooth=3, segments=96)
    for z in (-1.2, -1.08):
        ring((0, 0, z), 0.61 + (z + 1.7) * 0.1, 0.02, dark)
    dew = plastic('#e8f8ff', rough=0.04, clear=1)
    dice = Random(3)
    for _ in range(46):
        a, z = dice.uniform(pi, 2 * pi), dice.uniform(-1.0, 0.3)
        r = 0.6 + 0.1 * (z + 1.64)
        ball((r * cos(a), r * sin(a), z), dice.uniform(0.018, 0.045), dew, scale=(1, 1, 1.25), segments=14)
    rind, flesh = plastic('#5fae3a', rough=0.3), plastic('#d8f29a', rough=0.2, soft=0.1)
    with group() as lime:
        lathe([(0, -0.14), (0.5, -0.14), (0.55, 0), (0.5, 0.14), (0, 0.14)], rind, segments=64)
        drum((0, 0, 0.1), 0.49, 0.05, plastic('#f4fbd8'), bevel=0.02)
        for k in range(8):
            with group() as part:
                petal(0.4, 0.26, flesh, cup=-0.1, curl=0, tip=0.1, thick=0.05, at=(0, 0.05, 0.15))
            part.move(turn=(0, 0, 45 * k))
    lime.move((0.95, -0.35, -1.2), (78, 0, -16))
    for at, r in (((-0.95, -0.3, -1.5), 0.24), ((-0.66, -0.62, -1.56), 0.19)):
        box(at, (r * 2, r * 2, r * 2), plastic('#dff2fb', rough=0.05, clear=1), bevel=0.06, turn=(12, 18, 30 * r * 10))
    for turn in (-30, 10, 50, 100):
        petal(0.55, 0.34, leaf('#3fa545', '#9be07c', 5), cup=0.35, curl=-0.15, tip=0.6, thick=0.02, at=(0.68, -0.5, -0.72), turn=(50, 0, turn - 30))


@sprite('harp', FAMILY, elevate=6, yaw=-24)
def harp():
    gold = metal(GOLD, rough=0.2)
    neck = [(-1.05, 0, 1.75), (-0.7, 0, 1.95), (-0.25, 0, 1.72), (0.2, 0, 1.3), (0.62, 0, 1.25), (0.98, 0, 1.5)]
    lathe([(0, -1.7), (0.2, -1.7), (0.12, -1.5), (0.12, 1.3), (0.2, 1.5), (0.16, 1.62), (0.26, 1.8), (0.12, 1.98), (0, 2.02)], gold, at=(-1.05, 0, 0), smooth=3)
    for k in range(9):
        ring((-1.05, 0, -1.3 + 0.3 * k), 0.135, 0.025, gold, turn=(18, 0, 0))
    tube(neck, 0.15, gold, radii=[1, 1.1, 1, 0.9, 1.0, 1.3])
    tube([(0.98, 0, 1.5), (1.18, 0, 1.62), (1.22, 0, 1.42), (1.08, 0, 1.36)], 0.1, gold, radii=[1, 0.9, 0.7, 0.4])
    tube([(-0.95, 0, -1.62), (-0.2, 0, -0.6), (0.5, 0, 0.5), (0.98, 0, 1.42)], 0.22, wood('#c8792f', '#8a4a1a'), radii=[1.6, 1.35, 1.0, 0.6], sides=32)
    tube([(-0.98, -0.24, -1.46), (-0.28, -0.24, -0.5), (0.42, -0.2, 0.58), (0.9, -0.12, 1.38)], 0.05, gold)
    path = curve(neck, 10)
    string = [satin('#fff6e6'), satin('#e8404f'), satin('#fff6e6'), satin('#3a5fb8')]
    for k in range(17):
        t = 0.06 + 0.88 * k / 16
        top = path[int(t * (len(path) - 1))]
        s = 0.04 + 0.9 * k / 16
        foot = (-0.95 + 1.88 * s, -0.1, -1.5 + 2.9 * s)
        capsule(tuple(top), foot, 0.014, string[k % 4])
        ball((top[0], -0.15, top[2]), 0.035, metal(SILVER), segments=12)
    lathe([(0, -2.0), (0.75, -2.0), (0.8, -1.9), (0.62, -1.74), (0, -1.66)], gold, at=(-0.82, 0, 0), scale=(1, 0.8, 1), smooth=3)
    for s in (-1, 1):
        ball((-0.82 + s * 0.55, -0.4, -2.02), 0.14, gold, segments=24)
