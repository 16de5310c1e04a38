from autumn import ORANGE, pumpkin_body, stalk
from kit import *

FAMILY = 'places'


@sprite('baby', FAMILY, tint=True, elevate=9)
def baby():
    body, deep, cream = plastic(tint=True, rough=0.3, clear=0.5, shine=0.15), satin(tint=0.82, rough=0.42), satin('#fff6e8', rough=0.5)
    chrome, gold = metal(SILVER, rough=0.15), metal(GOLD)
    with group() as g:
        lathe([(0, -0.95), (0.35, -0.93), (0.78, -0.74), (1.1, -0.38), (1.24, 0.02), (1.26, 0.1), (1.18, 0.1), (0.9, 0.0), (0, -0.05)], body, scale=(1.08, 0.66, 1), smooth=6, segments=128)
        ring((0, 0, 0.10), 1.25, 0.065, cream, scale=(1.08, 0.66, 1.0))
        ball((0.15, 0, 0.02), 1.0, cream, scale=(0.95, 0.62, 0.30))
        for i in range(5):
            a0, a1 = 180 - 25 * i - 2, 180 - 25 * (i + 1) + 2

            def fold(u, v, a0=a0, a1=a1):
                a = radians(a0 + (a1 - a0) * u)
                b = pi * v
                r = 1.0 + 0.055 * sin(pi * u)
                return (-0.05 + 1.30 * r * cos(a) * sin(b) ** 0.55, -0.83 * r * cos(b), 0.12 + 1.26 * r * sin(a) * sin(b) ** 0.55)

            sheet(fold, body if i % 2 == 0 else deep, nu=10, nv=40, thick=0.05)
        rim = [(-0.05 + 1.33 * cos(radians(57)) * sin(pi * k / 40) ** 0.55, -0.85 * cos(pi * k / 40), 0.12 + 1.30 * sin(radians(57)) * sin(pi * k / 40) ** 0.55) for k in range(41)]
        for k in range(0, 41, 2):
            p = rim[k]
            ball(p, 0.10, cream, segments=24)
        for k in range(24):
            a = 2 * pi * k / 24
            ball((1.26 * 1.08 * cos(a), 1.26 * 0.66 * sin(a), 0.02), 0.085, cream, segments=20)
        tube([(1.2, -0.5, 0.0), (1.62, -0.5, 0.34), (1.92, -0.5, 0.78), (2.06, -0.42, 0.92)], 0.05, chrome)
        tube([(1.2, 0.5, 0.0), (1.62, 0.5, 0.34), (1.92, 0.5, 0.78), (2.06, 0.42, 0.92)], 0.05, chrome)
        capsule((2.07, -0.52, 0.93), (2.07, 0.52, 0.93), 0.085, cream)
        for s in (-1, 1):
            tube([(-0.85, s * 0.52, -1.42), (-0.3, s * 0.5, -1.0), (0.3, s * 0.5, -1.0), (0.85, s * 0.52, -1.42)], 0.05, chrome)
            for x in (-0.85, 0.85):
                with group() as w:
                    ring((0, 0, 0), 0.46, 0.075, satin('#3a3742', rough=0.55))
                    ring((0, 0, 0), 0.40, 0.03, gold)
                    for k in range(8):
                        a = 2 * pi * k / 8
                        tube([(0, 0, 0), (0.4 * cos(a), 0.4 * sin(a), 0)], 0.02, gold, smooth=0, sides=10)
                    lathe([(0, 0.1), (0.09, 0.08), (0.13, 0.0), (0, -0.05)], gold, smooth=3)
                w.move((x, s * 0.62, -1.42), (90 if s < 0 else -90, 0, 0))
        with group() as heart:
            pillow(region(heart_outline(0.27), 0.02), cream, bounds=((-0.4, -0.4), (0.4, 0.4)), cell=0.022, height=0.08)
        heart.move((0.02, -0.70, -0.38), (22, 0, 0))
        bow((-0.42, -0.86, 0.30), 0.42, cream)
        with group() as bear:
            brown, pale = felt('#c98f5a'), felt('#f0cfa4')
            ball((0, 0, 0), 0.27, brown, scale=(1.05, 0.95, 0.95))
            for s in (-1, 1):
                ball((s * 0.22, 0, 0.2), 0.11, brown, scale=(1, 0.7, 1), segments=28)
                ball((s * 0.22, -0.06, 0.2), 0.065, pale, scale=(1, 0.5, 1), segments=20)
                ball((s * 0.10, -0.235, 0.06), 0.038, plastic('#2b1b22', rough=0.1), segments=20)
            ball((0, -0.21, -0.05), 0.125, pale, scale=(1.1, 0.8, 0.85), segments=28)
            ball((0, -0.31, -0.01), 0.042, plastic('#3a2228', rough=0.15), scale=(1.2, 0.8, 0.8), segments=20)
        bear.move((0.72, -0.12, 0.46), (0, 0, 24))
    g.move(turn=(0, 0, 20))


@sprite('suitcase', FAMILY, tint=True, elevate=10)
def suitcase():
    shell, leather, gold = satin(tint=True, rough=0.38, clear=0.35), satin('#8a5230', rough=0.42, clear=0.2), metal(GOLD, rough=0.22)
    with group() as g:
        box((0, 0, 0), (2.9, 0.95, 2.0), shell, bevel=0.2, segments=7)
        for y in (-0.07, 0.07):
            box((0, y, 0), (2.945, 0.05, 2.045), gold if y < 0 else leather, bevel=0.02)
        for x in (-0.85, 0.85):
            box((x, 0, 0), (0.24, 1.02, 2.06), leather, bevel=0.06)
            with group() as buckle:
                slab([(-0.18, -0.13), (0.18, -0.13), (0.18, 0.13), (-0.18, 0.13)], 0.06, gold, bevel=0.025, holes=([(-0.1, 0.06), (0.1, 0.06), (0.1, -0.06), (-0.1, -0.06)],))
            buckle.move((x, -0.53, 0.58))
        for sx in (-1, 1):
            for sz in (-1, 1):
                ball((sx * 1.34, -0.36, sz * 0.9), 0.25, leather, scale=(0.72, 0.6, 0.72))
                ball((sx * 1.34, 0.36, sz * 0.9), 0.25, leather, scale=(0.72, 0.6, 0.72))
                ball((sx * 1.34, -0.50, sz * 0.9), 0.05, gold, segments=20)
        tube([(-0.42, -0.04, 1.0), (-0.40, -0.04, 1.22), (-0.2, -0.04, 1.32), (0.2, -0.04, 1.32), (0.40, -0.04, 1.22), (0.42, -0.04, 1.0)], 0.09, leather, sides=24)
        for s in (-1, 1):
            box((s * 0.42, -0.04, 1.03), (0.24, 0.2, 0.12), gold, bevel=0.035)
        y = -0.482
        with group() as sun:
            drum((0, 0, 0), 0.3, 0.02, satin('#2fa8e8'), bevel=0.008)
            drum((0, 0, 0.008), 0.14, 0.02, satin('#ffd23f'), bevel=0.008)
            for k in range(10):
                a = 2 * pi * k / 10
                ball((0.21 * cos(a), 0.21 * sin(a), 0.02), 0.03, satin('#ffd23f'), scale=(1, 1, 0.3), segments=14)
        sun.move((-0.28, y, 0.36), (90, 0, 0))
        with group() as heart:
            pillow(region(heart_outline(0.27), 0.02), plastic('#ff5f7a', rough=0.35), bounds=((-0.4, -0.4), (0.4, 0.4)), cell=0.025, height=0.035)
        heart.move((0.32, y, -0.18), (0, 12, 0))
        with group() as label:
            slab([(-0.3, -0.2), (0.3, -0.2), (0.3, 0.2), (-0.3, 0.2)], 0.02, satin('#fff6e4'), bevel=0.008)
            slab([(-0.22, -0.12), (-0.02, 0.12), (0.08, -0.02), (0.14, 0.04), (0.24, -0.12)], 0.03, satin('#3fae6a'), bevel=0.008)
            ball((0.15, -0.012, 0.1), 0.045, satin('#ff8a3d'), scale=(1, 0.4, 1), segments=20)
        label.move((-0.22, y, -0.48), (0, -9, 0))
        slab(star_outline(5, 0.2, 0.1), 0.03, satin('#ffc53d'), bevel=0.01, at=(0.34, y, 0.5), turn=(0, -10, 0))
        tube([(0.36, -0.1, 1.2), (0.5, -0.42, 1.0), (0.56, -0.54, 0.72)], 0.022, leather)
        with group() as tag:
            slab([(-0.15, -0.42), (0.15, -0.42), (0.15, -0.06), (0.06, 0.04), (-0.06, 0.04), (-0.15, -0.06)], 0.05, leather, bevel=0.02)
            slab([(-0.1, -0.36), (0.1, -0.36), (0.1, -0.1), (-0.1, -0.1)], 0.06, satin('#fff6e4'), bevel=0.01)
        tag.move((0.57, -0.58, 0.68), (6, -8, 0))
    g.move(turn=(0, 0, 24))


@sprite('star6', FAMILY, elevate=4, sides=1.8)
def star6():
    gold, pale = metal(GOLD, rough=0.16), metal('#ffe09a', rough=0.16)
    with group() as g:
        corners = [[Vector((1.25 * sin(2 * pi * k / 3 + s * pi), 0, 1.25 * cos(2 * pi * k / 3 + s * pi))) for k in range(3)] for s in (0, 1)]
        for s, triangle in enumerate(corners):
            for k in range(3):
                a, b = triangle[k], triangle[(k + 1) % 3]
                points = []
                for i in range(25):
                    t = i / 24
                    # The bars weave: over at one crossing, under at the next.
                    y = 0.085 * (1 if s == 0 else -1) * cos(2 * pi * t * 1.5 - pi * 0.5)
                    points.append(tuple(a.lerp(b, t) + Vector((0, y * sin(pi * t), 0))))
                tube(points, 0.125, gold if s else pale, smooth=1, sides=32)
                ball(tuple(a), 0.125, gold if s else pale)
        ring((0, 0, 1.44), 0.14, 0.045, gold, turn=(90, 0, 0))
        for s in (-1, 1):
            for k in range(15):
                t = k / 14
                p = (s * (0.08 + 1.05 * t), 0, 1.58 + 0.98 * t - 0.30 * sin(pi * t) * 0.6)
                ring(p, 0.085, 0.026, gold, turn=(90 if k % 2 else 20, s * 48, 0), scale=(1, 1.35, 1), segments=32)
        gem = plastic('#2f6fe8', rough=0.03, clear=1, shine=0.01, emit=0.12)
        verts, faces = [], []
        for r, y, n in ((0.16, -0.2, 6), (0.27, -0.08, 6), (0.27, 0.06, 6)):
            verts += [(r * cos(2 * pi * (k + 0.5) / n), y, r * sin(2 * pi * (k + 0.5) / n)) for k in range(n)]
        faces = [tuple(range(6)), tuple(range(12, 18))] + [(a * 6 + k, a * 6 + (k + 1) % 6, a * 6 + 6 + (k + 1) % 6, a * 6 + 6 + k) for a in (0, 1) for k in range(6)]
        solid(verts, faces, gem, smooth=False)
        for k in range(6):
            a = 2 * pi * (k + 0.5) / 6
            tube([(0.27 * cos(a), -0.06, 0.27 * sin(a)), (0.60 * cos(a), 0.0, 0.60 * sin(a))], 0.03, gold, smooth=0)
            ball((0.27 * cos(a), -0.08, 0.27 * sin(a)), 0.055, gold, segments=24)
    g.move(turn=(0, 0, 18))


@sprite('chalice', FAMILY, elevate=14, sides=1.8)
def chalice():
    gold, wine = metal(GOLD, rough=0.15), liquid('#8f1230', '#5e0a20', see=0.0, lit=0.15)
    lathe([(0, -1.7), (0.85, -1.7), (0.9, -1.64), (0.86, -1.56), (0.55, -1.42), (0.24, -1.22), (0.15, -0.95), (0.15, -0.7), (0.2, -0.62), (0.15, -0.52), (0.14, -0.3), (0.24, -0.12), (0.58, 0.1), (0.84, 0.5), (0.92, 1.0), (0.96, 1.42), (0.98, 1.46), (0.94, 1.46), (0.88, 1.05), (0.7, 0.5), (0, 0.35)], gold, smooth=6, segments=128)
    lathe([(0, 1.2), (0.90, 1.2)], wine)
    ball((0, 0, -0.78), 0.27, gold, scale=(1, 1, 0.72))
    for r, z, k in ((0.9, -1.62, 0.035), (0.975, 1.45, 0.03), (0.86, 0.58, 0.02), (0.945, 1.12, 0.02)):
        ring((0, 0, z), r, k, gold)
    colors = ('#c8142e', '#2f6fe8', '#1f9a5a', '#7a3fd0')
    for i in range(8):
        a = 2 * pi * (i + 0.25) / 8
        n = Vector((cos(a), sin(a), -0.14)).normalized()
        p = n * 0.905 + Vector((0, 0, 0.99))
        ball(tuple(p), 0.12, plastic(colors[i % 4], rough=0.04, clear=1, emit=0.06), scale=(0.85, 1.15, 0.5), turn=facing(n), segments=32)
        ring(tuple(p), 0.125, 0.026, gold, turn=facing(n), scale=(0.86, 1.15, 1), segments=40)
        b = 2 * pi * i / 8 + 0.3
        ball((0.27 * cos(b), 0.27 * sin(b), -0.78), 0.055, plastic(colors[(i + 1) % 4], rough=0.05, clear=1), segments=24)
        m = Vector((cos(a), sin(a), 0.9)).normalized()
        ball((0.66 * cos(a), 0.66 * sin(a), -1.45), 0.08, plastic(colors[(i + 2) % 4], rough=0.05, clear=1), scale=(1, 1, 0.5), turn=facing(m), segments=24)
    for x, y, r in ((1.32, -0.55, 0.24), (1.62, -0.25, 0.23), (1.10, -0.85, 0.23), (1.52, -0.72, 0.23), (1.36, -0.45, 0.23), (1.78, -0.62, 0.21)):
        z = -1.48 if (x, y) != (1.36, -0.45) else -1.12
        ball((x, y, z), r, plastic('#5d2a78', rough=0.18, clear=0.9), segments=40)
    petal(0.75, 0.6, leaf('#4f9a45', '#9fd67f', 4), cup=0.2, curl=-0.2, tip=0.6, at=(1.2, -0.5, -1.16), turn=(24, 0, 60))
    tube([(1.4, -0.5, -1.1), (1.46, -0.45, -0.86), (1.62, -0.4, -0.72)], 0.035, satin('#7a5a34'))
    for i, dz in enumerate((0, 0.34, 0.68, 1.02, 1.36)):
        for s in (-1, 1):
            ball((-1.28 + s * 0.13 + 0.10 * i, -0.45, -1.28 + dz), 0.17, plastic('#e8b04a', rough=0.4), scale=(0.62, 0.62, 1.2), turn=(0, s * 26 + 6, 0), segments=28)
            tube([(-1.28 + s * 0.16 + 0.10 * i, -0.45, -1.14 + dz), (-1.28 + s * 0.34 + 0.12 * i, -0.45, -0.72 + dz)], 0.014, satin('#f0c46a'), smooth=0, sides=8)
    ball((-0.76, -0.45, 0.40), 0.16, plastic('#e8b04a', rough=0.4), scale=(0.62, 0.62, 1.2), turn=(0, 10, 0), segments=28)
    tube([(-1.36, -0.45, -1.72), (-1.28, -0.45, -1.2), (-0.80, -0.45, 0.3)], 0.035, satin('#d9a03a'))


@sprite('magnifier', FAMILY, elevate=6, sides=1.6, soft=True)
def magnifier():
    gold = metal(GOLD, rough=0.16)
    with group() as g:
        ring((0, 0, 0), 1.02, 0.12, gold, turn=(90, 0, 0), scale=(1, 1, 1.15), segments=128)
        ring((0, -0.11, 0), 0.98, 0.03, metal('#fff0c0', rough=0.15), turn=(90, 0, 0), segments=128)
        ball((0, 0, 0), 0.99, glass('#cfeaff', body=0.2, edge=0.4), scale=(1, 0.12, 1), segments=96)
        for start, end, r, k in ((112, 165, 0.76, 0.055), (100, 107, 0.76, 0.05)):
            tube([(r * cos(radians(start + (end - start) * i / 16)), -0.10, r * sin(radians(start + (end - start) * i / 16))) for i in range(17)], k, surface('#ffffff', emit=0.75), smooth=1, flat=0.4, radii=[0.4, 1, 0.4] if end - start > 20 else None)
        lathe([(0, -1.0), (0.12, -1.0), (0.14, -1.12), (0.19, -1.2), (0.17, -1.34), (0.13, -1.38)], gold, smooth=4)
        lathe([(0.13, -1.36), (0.18, -1.42), (0.17, -1.6), (0.25, -2.2), (0.26, -2.55), (0.2, -2.78), (0, -2.84)], plastic(mottled('#7a3b1d', '#5a2812', 2.5), rough=0.2, clear=1), smooth=6)
        ring((0, 0, -1.45), 0.175, 0.035, gold)
        ring((0, 0, -2.62), 0.25, 0.03, gold)
        ball((0, 0, -2.86), 0.085, gold)
    g.move(turn=(0, -38, 0))
    g.move(turn=(0, 0, 14))


@sprite('comic', FAMILY, elevate=6)
def comic():
    def burst(points, outer, inner, seed, depth, paint, y, turn=90):
        dice = Random(seed)
        outline = []
        for i in range(points * 2):
            a = radians(turn + 180 * i / points)
            r = (outer * dice.uniform(0.86, 1.06)) if i % 2 == 0 else inner
            outline.append((r * cos(a) * 1.16, r * sin(a)))
        slab(outline, depth, paint, bevel=min(0.07, depth * 0.3), at=(0, y, 0))
        return outline

    with group() as g:
        burst(15, 1.75, 1.18, 3, 0.2, plastic('#2f6fe8', rough=0.26), 0.28)
        burst(14, 1.5, 1.02, 5, 0.24, plastic('#ef3340', rough=0.26), 0.06, 98)
        burst(13, 1.16, 0.82, 8, 0.24, plastic('#ffd02e', rough=0.24), -0.16, 92)
        dice = Random(4)
        for k in range(46):
            a, r = 2 * pi * k * 0.618, 0.30 + 0.44 * (k / 46)
            ball((r * cos(a) * 1.16, -0.285, r * sin(a)), 0.022 + 0.022 * (1 - k / 46) + 0.004 * dice.random(), satin('#ff9a1f'), scale=(1, 0.3, 1), segments=14)
        bolt = [(0.16, 0.98), (-0.52, -0.10), (-0.06, -0.06), (-0.26, -0.98), (0.54, 0.20), (0.08, 0.17), (0.46, 0.88)]
        slab([(x * 1.16, z * 1.1) for x, z in bolt], 0.2, satin('#2a2433'), bevel=0.06, at=(0, -0.34, 0))
        slab([(x * 0.92, z * 0.92) for x, z in bolt], 0.3, plastic('#ffffff', rough=0.2), bevel=0.08, at=(0, -0.40, 0))
        for x, z, r, c in ((-1.75, 1.15, 0.2, '#ffd02e'), (1.85, 1.05, 0.16, '#ef3340'), (1.75, -1.2, 0.22, '#ffd02e'), (-1.75, -1.15, 0.14, '#2f6fe8')):
            slab(star_outline(5, r, r * 0.5), r * 0.6, plastic(c, rough=0.2), bevel=r * 0.2, at=(x, -0.2, z), turn=(0, 14, 0))
    g.move(turn=(0, 0, 22))


@sprite('laptop', FAMILY, elevate=14)
def laptop():
    shell, dark, key = metal('#cfd3dc', rough=0.34), plastic('#22222c', rough=0.2), satin('#3b3a46', rough=0.5)
    with group() as g:
        box((0, 0, 0), (3.0, 2.0, 0.13), shell, bevel=0.06)
        box((0, 0.26, 0.055), (2.66, 1.0, 0.03), satin('#2a2933'), bevel=0.01)
        for row in range(5):
            n = 12 if row < 4 else 7
            for k in range(n):
                w = 0.185 if row < 4 else (0.9 if k == 3 else 0.185)
                x = -1.2 + 0.2182 * k if row < 4 else (-1.2 + 0.218 * k if k < 3 else (0.0 if k == 3 else 0.545 + 0.218 * (k - 4)))
                box((x, 0.64 - 0.19 * row, 0.08), (w, 0.155, 0.04), key, bevel=0.018, segments=2)
        box((0, -0.62, 0.06), (0.95, 0.56, 0.02), metal('#bfc4cf', rough=0.4), bevel=0.008)
        with group() as lid:
            box((0, 0, 0.98), (3.0, 0.11, 2.0), shell, bevel=0.055)
            box((0, -0.045, 0.99), (2.88, 0.05, 1.86), dark, bevel=0.02)
            box((0, -0.06, 1.0), (2.70, 0.04, 1.66), surface(fade('#7a5cff', '#b45cff', '#ff7fb8', '#ffb27a'), rough=0.15, clear=0.8, emit=0.35), bevel=0.012)
            ball((0, -0.075, 1.885), 0.022, plastic('#5a5a66'), segments=12)
            for i, (x, back, skin_, hair, top) in enumerate(((-0.68, '#ffd76b', '#f2b88f', '#5a3422', '#ef4b6b'), (0.68, '#7fe0d0', '#b9764d', '#2a1d1c', '#3a6fe0'))):
                slab([p for p in arc((0.44, 0.44), 0.12, 0.12, 0, 90, 6) + arc((-0.44, 0.44), 0.12, 0.12, 90, 180, 6) + arc((-0.44, -0.44), 0.12, 0.12, 180, 270, 6) + arc((0.44, -0.44), 0.12, 0.12, 270, 360, 6)], 0.05, satin(back, emit=0.25), bevel=0.02, at=(x, -0.09, 1.10))
                ball((x, -0.13, 1.16), 0.21, satin(skin_), scale=(1, 0.45, 1.05))
                ball((x, -0.105, 1.25), 0.24, satin(hair), scale=(1, 0.4, 0.85))
                ball((x, -0.12, 0.70), 0.34, satin(top), scale=(1.05, 0.28, 0.62))
                for s in (-1, 1):
                    ball((x + s * 0.075, -0.225, 1.17), 0.024, satin('#2b1b22'), segments=14)
                tube([(x - 0.07, -0.222, 1.085), (x, -0.228, 1.055), (x + 0.07, -0.222, 1.085)], 0.016, satin('#a03a3a'), sides=8)
                if i == 0:
                    for s in (-1, 1):
                        ball((x + s * 0.22, -0.10, 1.08), 0.1, satin(hair), scale=(0.7, 0.5, 1.8), segments=24)
            for k, c in enumerate(('#36d08b', '#ffffff', '#ff4f5f')):
                ball((-0.24 + 0.24 * k, -0.085, 0.34), 0.085, plastic(c, rough=0.2, emit=0.2), scale=(1, 0.3, 1), segments=28)
        lid.move((0, 0.99, 0.05), (-16, 0, 0))
        capsule((-1.1, 0.98, 0.06), (1.1, 0.98, 0.06), 0.06, dark)
        with group() as heart:
            pillow(region(heart_outline(0.26), 0.02), plastic('#ff4f7a', rough=0.2), bounds=((-0.4, -0.4), (0.4, 0.4)), cell=0.022, height=0.1)
        heart.move((1.42, 0.3, 1.75), (0, 14, 0))
        with group() as small:
            pillow(region(heart_outline(0.16), 0.02), plastic('#ffb931', rough=0.2), bounds=((-0.3, -0.3), (0.3, 0.3)), cell=0.018, height=0.07)
        small.move((1.62, 0.2, 1.25), (0, -12, 0))
    g.move(turn=(0, 0, 22))


@sprite('pumpkinPlain', FAMILY, elevate=10)
def pumpkin_plain():
    orange = surface(ORANGE, rough=0.36, clear=0.35, shine=0.2, bump=(7, 0.06))
    for at, r, turn, ribs, paint in (((-0.25, 0.3, 0), 1.25, 10, 10, orange), ((1.18, -0.62, -0.46), 0.66, 60, 9, surface(fade('#f3e6cf', '#fff6e6', '#f6e7cc'), rough=0.36, clear=0.35, shine=0.2)), ((-1.25, -0.85, -0.60), 0.46, 200, 8, surface(fade('#d9531a', '#ef6f22', '#ff8a3a'), rough=0.36, clear=0.35, shine=0.2))):
        with group() as g:
            body = pumpkin_body(r, ribs=ribs)
            body.data.materials.append(paint)
            stalk(r)
        g.move(at, (4, -6, turn))
