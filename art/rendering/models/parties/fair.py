from kit import *

FAMILY = 'outing'


@sprite('hotAirBalloon', FAMILY, tint=True, elevate=2)
def hot_air_balloon():
    profile = [(0.36, -1.72), (0.52, -1.45), (0.86, -0.98), (1.22, -0.42), (1.46, 0.2), (1.46, 0.78), (1.16, 1.32), (0.66, 1.64), (0.2, 1.76), (0, 1.77)]
    line = curve([(r, z, 0) for r, z in profile], 8)
    full, deep, cream, gold = satin(tint=True, rough=0.36, clear=0.4), satin(tint=0.7, rough=0.36, clear=0.4), satin('#fff5e4', rough=0.36, clear=0.4), satin('#ffc23d', rough=0.36, clear=0.4)
    gores = 16
    for i in range(gores):
        def gore(u, v, i=i):
            k = v * (len(line) - 1.001)
            j = int(k)
            r = line[j][0] + (line[j + 1][0] - line[j][0]) * (k - j)
            z = line[j][1] + (line[j + 1][1] - line[j][1]) * (k - j)
            a = 2 * pi * (i + u) / gores
            r *= 1 + 0.055 * sin(pi * u) ** 0.8 - 0.01
            return (max(r, 0.001) * cos(a), max(r, 0.001) * sin(a), z)

        sheet(gore, (full, cream, deep, cream)[i % 4], nu=8, nv=40, thick=0.03)
    def at_height(z):
        return min(line, key=lambda p: abs(p[1] - z))[0]

    for z, w in ((-0.98, 0.05), (0.05, 0.055), (0.95, 0.05)):
        ring((0, 0, z), at_height(z) * 1.04, w, gold, segments=128)
    for i in range(gores):
        a = 2 * pi * (i + 0.5) / gores
        rr = at_height(-0.2) * 1.065
        with group() as star:
            slab(star_outline(5, 0.13, 0.06), 0.04, gold, bevel=0.012)
        if i % 2 == 0:
            star.move((rr * cos(a), rr * sin(a), -0.33), (14, 0, 360 * (i + 0.5) / gores + 90))
        else:
            for part in star.parts:
                made.remove(part)
                bpy.data.objects.remove(part)
    ring((0, 0, -1.72), 0.37, 0.05, gold)
    wicker, rim = surface(stripes('#c98d4e', '#a86c32', count=12, axis='y'), rough=0.6, bump=(24, 0.5)), satin('#7d4a26', rough=0.45)
    with group() as basket:
        for row in range(7):
            z = 0.09 * row
            tube([((0.36 + 0.012 * row + 0.022 * sin(13 * k * 0.0873 + pi * row)) * cos(k * 0.0873), (0.36 + 0.012 * row + 0.022 * sin(13 * k * 0.0873 + pi * row)) * sin(k * 0.0873), z) for k in range(72)], 0.052, satin('#c58a4c' if row % 2 else '#b5783c', rough=0.55), closed=True, smooth=1, sides=12)
        drum((0, 0, -0.05), 0.36, 0.1, rim, bevel=0.03)
        ring((0, 0, 0.62), 0.45, 0.06, rim)
        drum((0, 0, 0.45), 0.4, 0.04, satin('#5a3520'))
    basket.move((0, 0, -2.95))
    for i in range(8):
        a = 2 * pi * (i + 0.5) / 8
        capsule((0.43 * cos(a), 0.43 * sin(a), -2.32), (0.36 * cos(a), 0.36 * sin(a), -1.70), 0.017, satin('#6b4a30'))
    for s in (-1, 1):
        ball((s * 0.34, -0.36, -2.62), 0.13, satin('#e2c48e', rough=0.7), scale=(1, 0.9, 1.25), segments=28)
        ring((s * 0.34, -0.36, -2.48), 0.045, 0.02, satin('#7d4a26'), segments=24)
    with group() as fire:
        drum((0, 0, 0), 0.1, 0.12, metal(SILVER), bevel=0.03)
    fire.move((0, 0, -2.15))
    flame((0, 0, -2.05), 0.3)


@sprite('bounceHouse', FAMILY, elevate=12)
def bounce_house():
    red, yellow, blue, green = (plastic(c, rough=0.2, clear=1, shine=0.03) for c in ('#f0404f', '#ffc62e', '#2f86ea', '#42c47a'))
    with group() as g:
        for k, paint in enumerate((blue, yellow)):
            outline = [(p[0], p[1]) for p in curve([(-1.7, -1.45, 0), (0, -1.5, 0), (1.7, -1.45, 0), (1.75, 0, 0), (1.7, 1.45, 0), (0, 1.5, 0), (-1.7, 1.45, 0), (-1.75, 0, 0)], 6, closed=True)]
            slab([(x * (1 - 0.03 * k), y * (1 - 0.03 * k)) for x, y in outline], 0.42, paint, bevel=0.2, at=(0, 0, 0.2 + 0.36 * k), turn=(-90, 0, 0))
        for x in (-1.2, -0.6, 0, 0.6, 1.2):
            capsule((x, -1.1, 0.72), (x, 1.1, 0.72), 0.16, plastic('#ffd84f', rough=0.2, clear=1))
        ramp = []
        for k in range(6):
            capsule((-0.62, -1.58 - 0.16 * k, 0.48 - 0.085 * k), (0.62, -1.58 - 0.16 * k, 0.48 - 0.085 * k), 0.16, (green, yellow)[k % 2])

        def column(x, y, paint, roof):
            with group() as c:
                for k in range(7):
                    lathe([(0, 0), (0.2, 0.0), (0.31, 0.06), (0.34, 0.14), (0.31, 0.22), (0.2, 0.28), (0, 0.28)], paint[k % 2], at=(0, 0, 0.27 * k), smooth=4, segments=48)
                for k in range(6):
                    a = 2 * pi * k / 6
                    ball((0.3 * cos(a), 0.3 * sin(a), 2.0), 0.15, yellow, segments=24)
                lathe([(0, 0), (0.34, 0.0), (0.4, 0.06), (0.36, 0.16), (0.1, 0.82), (0, 0.92)], roof, at=(0, 0, 2.02), smooth=4, segments=64)
                ball((0, 0, 2.96), 0.13, yellow, segments=32)
            c.move((x, y, 0.66))

        for x in (-1.4, 1.4):
            column(x, 1.15, (red, plastic('#ff6672', rough=0.2, clear=1)), blue)
        for k in range(4):
            z = 0.9 + 0.4 * k
            capsule((-1.3, 1.2, z), (1.3, 1.2, z), 0.22, (blue, green)[k % 2])
        for x in (-0.7, 0, 0.7):
            box((x, 1.2, 2.35), (0.42, 0.36, 0.42), red, bevel=0.16)
        net = satin('#fff6e6', rough=0.5)
        for s in (-1, 1):
            capsule((s * 1.4, -1.0, 0.84), (s * 1.4, 1.0, 0.84), 0.2, green)
            capsule((s * 1.4, -1.0, 2.2), (s * 1.4, 1.0, 2.2), 0.2, red)
            for k in range(9):
                y = -0.9 + 0.225 * k
                tube([(s * 1.4, y, 0.9), (s * 1.4, y, 2.1)], 0.02, net, smooth=0, sides=8)
            for k in range(5):
                z = 1.1 + 0.2 * k
                tube([(s * 1.4, -0.95, z), (s * 1.4, 0.95, z)], 0.02, net, smooth=0, sides=8)
        for x in (-1.4, 1.4):
            column(x, -1.15, (red, plastic('#ff6672', rough=0.2, clear=1)), blue)
        points = [(1.02 * cos(pi * k / 16), -1.2, 1.66 + 0.72 * sin(pi * k / 16)) for k in range(17)]
        tube([(1.02, -1.2, 0.75), *points, (-1.02, -1.2, 0.75)], 0.21, green, smooth=2, sides=32)
        for k in range(7):
            a = pi * (k + 0.5) / 7
            ball((1.02 * cos(a), -1.42, 1.66 + 0.72 * sin(a)), 0.085, yellow, scale=(1, 0.5, 1), segments=24)
        with group() as star:
            pillow(region(star_outline(5, 0.42, 0.21), 0.08), yellow, bounds=((-0.6, -0.6), (0.6, 0.6)), cell=0.04, height=0.2)
        star.move((0, -1.28, 2.78))
    g.move(turn=(0, 0, 22))


@sprite('picnicBasket', FAMILY, tint=True, elevate=18)
def picnic_basket():
    dice = Random(3)
    weave = [satin(c, rough=0.5, clear=0.2) for c in ('#c98d4e', '#b97c3e', '#d49a5a')]
    rim = satin('#8a5528', rough=0.45, clear=0.2)

    def loop(r, z, k, thick, paint, wave=0.035, n=22):
        line = []
        for i in range(176):
            a = 2 * pi * i / 176
            d = r + wave * sin(n * a + pi * k)
            line.append((1.42 * d * cos(a), d * sin(a), z))
        tube(line, thick, paint, closed=True, smooth=1, sides=10)

    lathe([(0, -0.02), (1.05, -0.02), (1.2, 1.2), (0, 1.0)], satin('#7d4d26', rough=0.7), scale=(1.42 * 0.96, 0.96, 1), segments=96)
    rows = 11
    for k in range(rows):
        z = 0.06 + 0.115 * k
        loop(1.06 + 0.014 * k, z, k, 0.068, weave[k % 3])
    loop(1.24, 1.3, 0, 0.1, rim, 0.0)
    loop(1.07, -0.02, 0, 0.1, rim, 0.0)
    for i in range(44):
        a = 2 * pi * i / 44
        x, y, z = 1.42 * 1.24 * cos(a), 1.24 * sin(a), 1.3
        t = Vector((-1.42 * sin(a), cos(a), 0)).normalized()
        ring((x, y, z), 0.1, 0.03, weave[i % 2], turn=facing(t), segments=20)
    for d in (-0.07, 0.07):
        tube([(1.42 * 1.22 * cos(t), 0.18 * sin(4 * t + (pi if d > 0 else 0)) * 0.25 + d * 0.6, 1.2 + 1.35 * sin(t)) for t in [pi * k / 30 for k in range(31)]], 0.085, weave[0 if d > 0 else 1], smooth=2, sides=16)
    check = satin('#fffaf2', rough=0.6, tint=True, where=gingham)

    def cloth(u, v):
        a = pi * (1.04 + 0.72 * u)
        t = v
        wave_ = 0.05 * sin(9 * u + 1) + 0.035 * sin(21 * u)
        if t < 0.42:
            k = t / 0.42
            r = 0.86 + 0.44 * k
            return (1.42 * r * cos(a), r * sin(a), 1.40 + 0.08 * sin(pi * k) + 0.06 * k)
        k = (t - 0.42) / 0.58
        point = 0.42 + 0.46 * max(0, 1 - abs(2 * u - 1) * 1.1)
        r = 1.30 + 0.11 * sin(min(1, k * 3) * pi / 2) + wave_ * k - 0.05 * k
        return (1.42 * r * cos(a), r * sin(a), 1.46 - point * k * 1.35)

    sheet(cloth, check, nu=80, nv=48, thick=0.03)
    crust = surface(fade('#e9b468', '#cf8636', '#b96c22'), rough=0.5, clear=0.3, bump=(8, 0.15))
    with group() as loaf:
        lathe([(0, -1.15), (0.12, -1.1), (0.26, -0.8), (0.31, 0), (0.27, 0.8), (0.13, 1.1), (0, 1.14)], crust, smooth=6)
        for k in range(5):
            z = -0.75 + 0.38 * k
            ball((-0.03, -0.25, z), 0.2, satin('#f6dcae', rough=0.7), scale=(0.9, 0.5, 0.38), turn=(0, 34, 0), segments=24)
    loaf.move((-0.62, 0.28, 1.72), (0, -34, 8))
    with group() as second:
        lathe([(0, -1.0), (0.12, -0.96), (0.24, -0.7), (0.28, 0), (0.24, 0.7), (0.12, 0.96), (0, 1.0)], crust, smooth=6)
        for k in range(4):
            ball((-0.03, -0.23, -0.5 + 0.38 * k), 0.18, satin('#f6dcae', rough=0.7), scale=(0.9, 0.5, 0.38), turn=(0, 34, 0), segments=24)
    second.move((-1.02, 0.2, 1.5), (0, -44, 14))
    red = plastic(mottled('#e32a36', '#c81628', 2), rough=0.16, clear=1)
    for x, y, z in ((0.3, -0.45, 1.52), (0.86, -0.32, 1.5), (0.56, 0.0, 1.78)):
        with group() as apple:
            lathe([(0, -0.33), (0.12, -0.36), (0.28, -0.3), (0.39, -0.05), (0.38, 0.16), (0.26, 0.31), (0.12, 0.31), (0.04, 0.22), (0, 0.2)], red, smooth=6, segments=64)
            tube([(0, 0, 0.2), (0.02, 0, 0.36), (0.07, 0, 0.46)], 0.025, satin('#6b4a2a'))
            petal(0.28, 0.15, leaf('#3f9440', '#8fce6a', 3), cup=0.3, curl=0.1, tip=0.75, at=(0.04, 0, 0.36), turn=(20, 0, -60))
        apple.move((x, y, z), (dice.uniform(-14, 14), dice.uniform(-14, 14), dice.uniform(0, 90)))
    grape = plastic('#6b2a8c', rough=0.18, clear=0.8)
    for x, y in in_disc(15, 0.42, 4):
        ball((1.28 + x * 0.9, -0.1 + y, 1.48 + 0.14 * (0.2 - x * x - y * y)), 0.145, grape, segments=24)
    for x, y in in_disc(7, 0.26, 9):
        ball((1.24 + x, -0.1 + y, 1.68), 0.145, grape, segments=24)
    ball((-0.25, -0.5, 1.5), 0.3, plastic('#ff9a1f', rough=0.3, bump=(30, 0.2)), segments=48)


def gingham(n):
    """Checks along u and v: white where both stripes meet, gray where one is."""
    parts = []
    for axis, count in (('x', 11.0), ('y', 7.0)):
        wave_ = n.math('FRACT', n.math('MULTIPLY', n.axis(axis, 'uv'), count))
        parts.append(n.ramp(wave_, [(0.0, '#bcbcbc'), (0.5, '#000000')], step=True))
    return n.math('ADD', *parts)
