from kit import *

FAMILY = 'places'


@sprite('book', FAMILY, elevate=34)
def book():
    cover, gold = satin('#8a3fd0', rough=0.4, clear=0.2), metal(GOLD, rough=0.25)
    paper = matte(stripes('#fff6e4', '#efe0c4', count=13, axis='z', space='generated', soft=True), rough=0.8)
    page = matte('#fffaf0', rough=0.8)

    def high(x):
        t = abs(x) / 1.5
        return 0.07 + 0.36 * (1 - (1 - min(1, t / 0.34)) ** 2) * (1 - 0.62 * max(0, (t - 0.26) / 0.74) ** 1.15)

    with group() as g:
        for s in (-1, 1):
            line = [(s * 0.03, 0.0)] + [(s * 1.5, 0.0)] + [(s * x, high(x)) for x in [1.5 - 1.47 * i / 40 for i in range(41)]]
            slab(line if s > 0 else line[::-1], 2.06, paper, bevel=0.012)
            for lift, k in ((0.012, 1.0), (0.05, 0.55)):
                def leafed(u, v, s=s, lift=lift, k=k):
                    x = 0.02 + 1.49 * u * (1 - 0.02 * k)
                    return (s * x, (2 * v - 1) * 1.035, high(x) + lift * sin(pi * u) ** 0.5 + (0.0 if k == 1.0 else 0.10 * u**3))
                sheet(leafed, page, nu=30, nv=2, thick=0.012, soften=0)
            slab([(0, -0.09), (s * 1.62, -0.09), (s * 1.62, 0.0), (0, 0.0)][:: s], 2.26, cover, bevel=0.035)
            for y in (-1, 1):
                ball((s * 1.56, y * 1.07, -0.04), 0.12, gold, scale=(1, 1, 0.55))
            ink = matte('#cdbfae')
            for i in range(6):
                y = (0.72 - 0.25 * i) if s < 0 else (-0.18 - 0.2 * i)
                if s > 0 and i > 3:
                    continue
                end = 1.28 if i % 3 < 2 else 0.92
                tube([(s * x if s > 0 else -(1.5 - x), y, high(x if s > 0 else 1.5 - x) + 0.068 + (0.10 * ((x if s > 0 else 1.5 - x) / 1.5) ** 3)) for x in [0.28 + (end - 0.28) * k / 12 for k in range(13)]], 0.022, ink, smooth=0, sides=8, flat=0.5)
        with group() as picture:
            pillow(region(heart_outline(0.34), 0.02), plastic('#ff5f86', rough=0.3), bounds=((-0.45, -0.45), (0.45, 0.45)), cell=0.025, height=0.07, turn=(-90, 0, 0))
        picture.move((0.80, 0.42, high(0.8) + 0.10), (0, 6, -6))
        band([(0.0, 1.06, 0.18), (0.02, 0.5, 0.16), (-0.02, -0.5, 0.14), (0.0, -1.06, 0.12), (0.05, -1.24, 0.0), (0.12, -1.42, -0.08)], 0.16, satin('#ff4f6d', rough=0.3, clear=0.4), thick=0.02, axis=(1, 0, 0.1))
        for i, (x, y, z, r) in enumerate(((-0.55, 0.1, 0.98, 0.22), (0.2, 0.3, 1.30, 0.30), (0.86, 0.0, 0.94, 0.18), (-0.1, 0.0, 0.80, 0.12), (-0.95, 0.3, 1.36, 0.14), (0.74, 0.4, 1.62, 0.13))):
            slab(star_outline(5, r, r * 0.52), r * 0.5, plastic(('#ffc83a', '#ffd75e', '#ffb931')[i % 3], rough=0.2), bevel=r * 0.2, at=(x, y, z + 0.1), turn=(10, 14 - 9 * i, 10))
    g.move(turn=(0, 0, 14))


@sprite('bottle', FAMILY, tint=True, elevate=8, soft=True)
def bottle():
    full, rubber = plastic(tint=True, rough=0.28), plastic('#f4c58f', rough=0.3, soft=0.1)
    with group() as g:
        body = [(0, -1.5), (0.5, -1.5), (0.70, -1.42), (0.76, -1.22), (0.74, -0.7), (0.64, -0.25), (0.66, 0.15), (0.76, 0.5), (0.72, 0.78), (0.56, 0.92), (0.54, 1.0)]
        lathe([(max(0, r - 0.055), z + 0.04 * (z < -1.4)) for r, z in body[:8]] + [(0.705, 0.36), (0, 0.36)], satin('#fffdf6', rough=0.3, clear=0.5, emit=0.08), smooth=4, segments=96)
        lathe(body, glass('#ffffff', body=0.05, edge=0.6), smooth=6, segments=128)
        lathe(rounded(0.70, 0.44, 0.09, top=0.66), full, at=(0, 0, 0.92), ripple=lambda a, z: 1 + 0.012 * cos(36 * a))
        lathe([(0.5, 1.34), (0.52, 1.38), (0.44, 1.46), (0.28, 1.56), (0.20, 1.72), (0.21, 1.86), (0.14, 1.98), (0, 2.01)], rubber, smooth=6)
        for i, z in enumerate((-1.05, -0.8, -0.55, -0.3, -0.05)):
            r = 0.748 if z < -0.6 else 0.69
            width = 0.34 if i % 2 else 0.22
            tube([((r + 0.01) * sin(a), -(r + 0.01) * cos(a), z) for a in [0.58 + width * k / 6 for k in range(7)]], 0.02, full, smooth=0, sides=10)
        with group() as badge:
            pillow(region(heart_outline(0.3), 0.02), full, bounds=((-0.4, -0.4), (0.4, 0.4)), cell=0.02, height=0.07)
        badge.move((-0.2, -0.70, -0.72), (-4, 0, -16))
        bow((0, -0.62, 0.86), 0.44, satin('#fff3e2', rough=0.3, clear=0.5), tails=True)
    g.move(turn=(0, 20, 0))


@sprite('umbrella', FAMILY, tint=True, elevate=8)
def umbrella():
    gores, high = 8, 1.0
    tinted, white = satin(tint=True, rough=0.36, clear=0.2), satin('#fffaf0', rough=0.4, clear=0.2)
    with group() as g:
        for i in range(gores * 2):
            def gore(u, v, i=i):
                a = 2 * pi * (i + u) / (gores * 2)
                fall = sin(v * pi / 2 * 0.94)
                rib = 2 * u - 1
                scallop = 0.055 * v * v * (1 - rib * rib)
                r = 1.75 * fall * (1 - scallop * 0.8)
                return (r * cos(a), r * sin(a), high * cos(v * pi / 2 * 0.94) + scallop * 1.2)
            sheet(gore, tinted if i % 2 == 0 else white, nu=8, nv=18, thick=0.025)
            def valance(u, v, i=i):
                a = 2 * pi * (i + u) / (gores * 2)
                r = 1.75 * sin(pi / 2 * 0.94) * 1.003
                drop = 0.26 * (0.55 + 0.45 * sin(pi * u) ** 0.6)
                return (r * cos(a) * (1 + 0.012 * v), r * sin(a) * (1 + 0.012 * v), high * cos(pi / 2 * 0.94) + 0.02 - drop * v)
            sheet(valance, white if i % 2 == 0 else tinted, nu=10, nv=4, thick=0.02)
        for i in range(gores):
            a = 2 * pi * i / gores
            tube([(1.72 * sin(t * 0.94 * pi / 2) * cos(a), 1.72 * sin(t * 0.94 * pi / 2) * sin(a), (high - 0.06) * cos(t * 0.94 * pi / 2)) for t in [k / 8 for k in range(9)]], 0.018, metal(SILVER), smooth=0, sides=8)
        pole = satin('#f2d7ae', rough=0.4)
        tube([(0, 0, 1.0), (0, 0, -2.3)], 0.062, pole, smooth=0)
        drum((0, 0, -0.62), 0.095, 0.22, metal(SILVER), bevel=0.03)
        ball((0, 0, 1.06), 0.1, white)
        ball((0, 0, 1.2), 0.06, metal(GOLD))
    g.move((0, 0, 0), (-14, -15, 0))
    sand = matte(mottled('#f6dca6', '#ecc98a', 4), bump=(60, 0.25))
    lathe([(0, 0.42), (0.4, 0.36), (0.85, 0.2), (1.3, 0.07), (1.62, 0.0), (1.6, -0.08), (0, -0.08)], sand, at=(0.5, -0.1, -2.25), scale=(1, 0.8, 1), smooth=6)
    with group() as b:
        for i in range(6):
            def wedge(u, v, i=i):
                a, t = 2 * pi * (i + u) / 6, pi * v
                return (0.36 * sin(t) * cos(a), 0.36 * sin(t) * sin(a), 0.36 * cos(t))
            sheet(wedge, plastic(('#ff5f7a', '#fffaf2', '#ffc53d', '#fffaf2', '#35b8f0', '#fffaf2')[i]), nu=8, nv=20, thick=0.01)
    b.move((1.28, -0.72, -1.86), (32, 24, 0))
    with group() as s:
        pillow(region([(x, z) for x, z in star_outline(5, 0.34, 0.18)], 0.05), satin(mottled('#ff8a5c', '#ff7448', 6), bump=(40, 0.3)), bounds=((-0.5, -0.5), (0.5, 0.5)), cell=0.025, height=0.1)
    s.move((-0.38, -0.92, -2.0), (-62, 0, 18))
