from kit import *

FAMILY = 'country'


@sprite('wateringCan', FAMILY, tint=True, elevate=12, yaw=-8)
def watering_can():
    shell, brass = plastic(tint=True, rough=0.2), metal(GOLD, rough=0.2)
    lathe([(0, -1.1), (0.92, -1.1), (0.98, -1.02), (0.86, 0.5), (0.78, 0.62), (0.7, 0.62), (0.7, 0.5), (0, 0.45)], shell, segments=128)
    for z, r in ((-1.0, 0.97), (-0.3, 0.93), (0.56, 0.83)):
        ring((0, 0, z), r, 0.045, shell)
    lathe([(0.34, 0), (0.84, 0), (0.8, 0.14), (0.5, 0.3)], shell, at=(0.05, 0, 0.55), smooth=3)
    tube([(-0.8, 0, -0.72), (-1.2, 0, -0.3), (-1.7, 0, 0.55), (-1.95, 0, 0.98)], 0.17, shell, radii=[1.35, 1.1, 0.85, 0.75])
    with group() as rose:
        lathe([(0, 0), (0.14, 0), (0.42, 0.42), (0.44, 0.48), (0, 0.54)], brass, segments=64)
        for x, y in in_disc(24, 0.34, 4):
            ball((x, y, 0.53), 0.03, plastic('#5a3b12'), segments=12)
    rose.move((-1.92, 0, 0.92), (0, -38, 0))
    tube([(0.62, 0, 0.66), (0.5, 0, 1.15), (0.0, 0, 1.35), (-0.5, 0, 1.1), (-0.62, 0, 0.66)], 0.075, shell)
    tube([(0.82, 0, 0.45), (1.35, 0, 0.5), (1.5, 0, -0.05), (1.2, 0, -0.6), (0.9, 0, -0.7)], 0.085, shell)
    drop = plastic('#8fdcff', rough=0.05, clear=1)
    for x, z, k in ((-2.2, 0.62, 0.1), (-2.5, 0.86, 0.08), (-2.35, 0.2, 0.12), (-2.62, 0.36, 0.09), (-2.14, -0.2, 0.09), (-2.55, -0.18, 0.11)):
        lathe([(0, -1), (0.6, -0.85), (0.85, -0.3), (0.5, 0.5), (0, 1.5)], drop, at=(x, -0.1, z), scale=k, smooth=5, segments=24)
    petals, heart = satin('#fff8f0'), satin('#ffc53d')
    for x, z in ((-0.36, -0.3), (0.3, -0.55), (0.05, 0.06)):
        y = -sqrt(max(0.0, 0.92**2 - x * x)) - 0.02
        with group() as daisy:
            for i in range(8):
                petal(0.26, 0.13, petals, cup=0.2, curl=0, tip=0.2, thick=0.03, turn=(4, 0, 45 * i))
            ball((0, 0, 0.03), 0.09, heart, scale=(1, 1, 0.6), segments=24)
        daisy.move((x, y, z), (88, 0, x * 60))


@sprite('wheelbarrow', FAMILY, tint=True, elevate=20, yaw=-24)
def wheelbarrow():
    dice = Random(3)
    tray, steel, rubber = plastic(tint=True, rough=0.22), metal(SILVER, rough=0.2), satin('#2b2932', rough=0.6)
    handle = wood('#c98d54', '#8a5428')

    def place(u, v):
        a = 2 * pi * u
        k = 0.62 + 0.38 * v
        c, s = cos(a), sin(a)
        x = 1.25 * k * abs(c) ** 0.45 * (1 if c > 0 else -1) - 0.12 * v
        y = 0.86 * k * abs(s) ** 0.45 * (1 if s > 0 else -1)
        return (x, y, -0.55 + 0.85 * v + 0.16 * v * c)

    sheet(place, tray, nu=64, nv=8, thick=0.07, round_u=True)
    box((-0.04, 0, -0.52), (1.4, 1.0, 0.1), tray, bevel=0.05)
    lathe([(0, 0.4), (0.3, 0.38), (0.75, 0.22), (1.0, 0.02), (0, -0.1)], surface(mottled('#6b4a32', '#52361f', 8), rough=0.95, bump=(18, 0.7)), at=(-0.06, 0, 0.0), scale=(1.12, 0.76, 1), smooth=4)
    for s in (-1, 1):
        capsule((-1.75, s * 0.22, -1.0), (1.1, s * 0.62, -0.42), 0.07, handle)
        capsule((1.1, s * 0.62, -0.42), (2.3, s * 0.74, -0.16), 0.07, handle)
        capsule((1.85, s * 0.7, -0.26), (2.38, s * 0.75, -0.14), 0.11, rubber)
        tube([(0.55, s * 0.56, -0.6), (0.72, s * 0.64, -1.1), (0.95, s * 0.68, -1.6), (0.6, s * 0.68, -1.6), (0.45, s * 0.56, -1.0)], 0.06, steel, smooth=4)
    with group() as wheel:
        ring((0, 0, 0), 0.48, 0.15, rubber)
        drum((0, 0, -0.09), 0.3, 0.18, plastic('#ffc53d', rough=0.2), bevel=0.05)
        drum((0, 0, -0.26), 0.09, 0.52, steel, bevel=0.03)
    wheel.move((-1.62, 0, -1.04), (90, 0, 0))
    stem = satin('#4c9a4b')
    for x, y, h, color in ((-0.7, -0.25, 1.0, '#ff5f9e'), (-0.25, 0.2, 1.3, '#ffc53d'), (0.12, -0.3, 0.95, '#ff7a3d'), (0.55, 0.12, 1.15, '#8d6bff'), (-0.55, 0.3, 0.9, '#f7f2ea'), (0.72, -0.32, 0.8, '#ff4f6f'), (-0.1, -0.1, 0.78, '#ffffff')):
        tube([(x, y, 0.1), (x * 1.05, y, h * 0.6), (x * 1.12, y - 0.05, h)], 0.04, stem, sides=10)
        with group() as flower:
            paint = satin(color)
            for count, length, lift in ((8, 0.36, 20), (6, 0.26, 48)):
                for i in range(count):
                    petal(length, 0.2, paint, cup=0.3, curl=-0.1, tip=0.3, thick=0.03, turn=(lift, 0, 360 * i / count + lift))
            ball((0, 0, 0.07), 0.11, satin('#ffd24a' if color != '#ffc53d' else '#8a4a1f'), segments=24)
        flower.move((x * 1.12, y - 0.05, h), (32, 0, dice.uniform(-20, 20)))
    greens = [leaf('#3f9a4b', '#8fce7a', 5), leaf('#58b05c', '#a5dc9a', 5)]
    for x, y in in_disc(26, 0.85, 5):
        petal(0.5, 0.2, choice(greens), cup=0.3, curl=-0.2, tip=0.8, thick=0.015, soften=0, at=(x * 1.1 - 0.06, y * 0.7, 0.2), turn=(dice.uniform(25, 70), 0, dice.uniform(0, 360)))


@sprite('windmill', FAMILY, elevate=8, yaw=-12)
def windmill():
    white, roof, timber = surface(fade('#e9ddcc', '#fffaf0'), rough=0.45, clear=0.2), plastic('#c9472f', rough=0.3), wood('#b9793f', '#7d4a22')
    dark = plastic('#3a2a24', rough=0.4)
    lathe([(0, -1.9), (1.9, -1.9), (2.05, -1.82), (1.8, -1.66), (1.0, -1.52), (0, -1.48)], surface(mottled('#6fbb4f', '#57a541', 3), rough=0.7, bump=(20, 0.4)), smooth=5, scale=(1, 0.8, 1))
    lathe([(0, -1.6), (0.98, -1.6), (0.62, 0.95), (0, 0.95)], white, segments=8, sharp=30)
    ring((0, 0, -0.35), 0.94, 0.07, timber, segments=8)
    for i in range(16):
        a = 2 * pi * i / 16
        capsule((0.94 * cos(a), 0.94 * sin(a), -0.35), (0.98 * cos(a), 0.98 * sin(a), -0.02), 0.028, timber)
    ring((0, 0, -0.02), 0.98, 0.035, timber, segments=32)
    lathe([(0, 0.9), (0.72, 0.9), (0.7, 1.05), (0.5, 1.45), (0.2, 1.68), (0, 1.72)], roof, smooth=3)
    box((0, -0.9, -1.28), (0.42, 0.16, 0.64), plastic('#2f7fb8', rough=0.3), bevel=0.05)
    for x, z, k in ((-0.3, -0.72, 0.2), (0.28, 0.18, 0.18), (0, 0.62, 0.16)):
        y = -0.92 + (z + 1.6) * 0.135
        box((x, y, z), (k + 0.08, 0.12, k * 1.3 + 0.08), timber, bevel=0.02)
        box((x, y - 0.05, z), (k, 0.08, k * 1.3), light('#ffd98a', 0.9), bevel=0.02)
    with group() as sails:
        drum((0, 0, -0.2), 0.16, 0.5, dark, bevel=0.05)
        for i in range(4):
            with group() as sail:
                capsule((0, 0, 0.2), (0, 1.72, 0.2), 0.05, timber)
                for k in range(9):
                    capsule((0.02, 0.36 + 0.165 * k, 0.2), (0.48, 0.36 + 0.165 * k, 0.2), 0.022, timber)
                for x in (0.16, 0.32, 0.48):
                    capsule((x, 0.36, 0.2), (x, 1.68, 0.2), 0.022, timber)
                sheet(lambda u, v: (0.05 + 0.42 * u, 0.4 + 1.24 * v, 0.16 - 0.05 * sin(pi * u)), satin('#fff4e0', rough=0.7), nu=6, nv=8, thick=0.02)
            sail.move(turn=(0, 0, 90 * i + 24))
    sails.move((0, -0.78, 1.12), (84, 0, 0))
    for k, (x, y) in enumerate(((-1.35, -0.55), (-1.05, -0.85), (-0.7, -1.05), (0.75, -1.05), (1.1, -0.8), (1.4, -0.5), (-1.55, -0.2), (1.6, -0.15))):
        tube([(x, y, -1.78), (x, y, -1.3)], 0.03, satin('#4c9a4b'), smooth=0, sides=8)
        tulip = plastic(('#e8384a', '#ffc53d', '#ff7fa8', '#ff7a3d')[k % 4], rough=0.3)
        lathe([(0, -0.14), (0.12, -0.08), (0.14, 0.06), (0.07, 0.16), (0, 0.1)], tulip, at=(x, y, -1.2), smooth=4, segments=24)
        petal(0.4, 0.12, leaf('#4c9a4b'), cup=0.4, curl=-0.1, tip=0.9, thick=0.015, soften=0, at=(x, y, -1.76), turn=(70, 0, 80 * k))


@sprite('birdcage', FAMILY, tint=True, elevate=7)
def birdcage():
    gold = metal(tint=True, rough=0.2)
    lathe([(0, -1.5), (1.12, -1.5), (1.16, -1.44), (1.16, -1.24), (1.1, -1.18), (0, -1.18)], gold, segments=128)
    profile = curve([(1.05, 0, -1.2), (1.05, 0, -0.3), (1.05, 0, 0.35), (0.92, 0, 0.9), (0.55, 0, 1.32), (0.06, 0, 1.55)], 6)
    for i in range(22):
        a = 2 * pi * i / 22
        tube([(r * cos(a), r * sin(a), z) for r, _, z in profile], 0.026, gold, smooth=0, sides=8)
    for z, r in ((-0.62, 1.05), (0.3, 1.055), (1.0, 0.85)):
        ring((0, 0, z), r, 0.034, gold)
    ball((0, 0, 1.58), 0.14, gold)
    ring((0, 0, 1.9), 0.2, 0.045, gold, turn=(90, 0, 0))
    perch = wood('#c98d54', '#8a5428')
    ring((0, 0, 0.02), 0.5, 0.045, perch, turn=(90, 0, 0))
    for s in (-1, 1):
        capsule((s * 0.06, 0, 0.5), (s * 0.02, 0, 1.45), 0.018, gold)
    yellow = surface(fade('#ff9f1c', '#ffc53d', '#ffe06b'), rough=0.4, clear=0.3, soft=0.05)
    with group() as bird:
        fuse([ball((0, 0, 0), 0.38, None, scale=(1.15, 0.95, 1)), ball((-0.22, -0.02, 0.36), 0.27, None), tube([(0.3, 0, -0.12), (0.62, 0, -0.4)], 0.15, None, smooth=0, radii=[1, 0.5])], yellow, voxel=0.025, smooth=7)
        for s in (-1, 1):
            ball((-0.36, s * 0.19, 0.42), 0.05, plastic('#2b1b22', rough=0.08, clear=1), segments=20)
            petal(0.55, 0.34, surface('#f28a1e', rough=0.45), cup=0.3, curl=0, tip=0.5, thick=0.04, at=(-0.12, s * 0.34, 0.1), turn=(-30, 90 * s, -100))
        lathe([(0, 0), (0.08, 0.0), (0, 0.2)], plastic('#ff6a1a'), at=(-0.46, -0.03, 0.36), turn=(0, -92, 0), segments=24)
    bird.move((0.02, -0.08, -0.12), (0, 0, 28))
    for k, (x, z, r) in enumerate(((-0.9, -1.1, 0.3), (-0.55, -1.22, 0.24), (0.95, -1.12, 0.26))):
        paint = satin(('#ff7fa8', '#fff1f4', '#ff5f8e')[k])
        with group() as flower:
            for count, length, lift in ((7, 1, 14), (6, 0.75, 44), (4, 0.5, 70)):
                for i in range(count):
                    petal(length, 0.7, paint, cup=0.5, curl=-0.1, tip=0.2, thick=0.05, turn=(lift, 0, 360 * i / count + lift))
        flower.move((x, -0.85, z), (55, 0, 0), r)
        leaves((x, -0.82, z), 4, r * 1.9, leaf('#4c9a4b'), lift=5, start=20 * k)


@sprite('scarecrow', FAMILY, elevate=6, yaw=-8)
def scarecrow():
    dice = Random(7)
    pole, straw = wood('#a5713f', '#6d4220'), [satin(c, rough=0.7) for c in ('#f2cf6b', '#e0b44c', '#ffe08a')]
    sack = surface(mottled('#e3c391', '#cfa970', 6), rough=0.9, bump=(40, 0.5))
    capsule((0, 0.1, -2.3), (0, 0.1, 0.6), 0.1, pole)
    capsule((-1.7, 0.1, 0.28), (1.7, 0.1, 0.28), 0.085, pole)

    def plaid(n):
        u, v = (n.math('FRACT', n.math('MULTIPLY', n.axis(a, 'object'), 3.2)) for a in 'xz')
        bars = [n.ramp(w, [(0.0, '#000000'), (0.5, '#ffffff'), (1.0, '#ffffff')], step=True) for w in (u, v)]
        first = n.mix(bars[0], '#d8303a', '#7d1526')
        return n.mix(n.math('MULTIPLY', bars[1], 0.5), first, '#4a0f1f')

    cloth = surface(plaid, rough=0.8, bump=(50, 0.2))
    fuse([lathe([(0, -0.95), (0.62, -0.92), (0.58, -0.2), (0.5, 0.35), (0.2, 0.55), (0, 0.56)], None, scale=(1, 0.7, 1), smooth=4), tube([(-0.2, 0, 0.3), (-0.8, 0, 0.26), (-1.4, 0, 0.16)], 0.25, None, radii=[1.1, 1, 1.15]), tube([(0.2, 0, 0.3), (0.8, 0, 0.26), (1.4, 0, 0.16)], 0.25, None, radii=[1.1, 1, 1.15])], cloth, voxel=0.035, smooth=5)
    denim = surface(mottled('#3f6ea8', '#345d93', 8), rough=0.8, bump=(60, 0.25))
    for s in (-1, 1):
        tube([(s * 0.28, 0, -0.8), (s * 0.36, 0, -1.3), (s * 0.42, 0, -1.75)], 0.3, denim, radii=[1.1, 0.95, 1.05])
        tube([(s * 0.3, -0.42, -0.75), (s * 0.3, -0.44, 0.0), (s * 0.32, -0.2, 0.5)], 0.1, denim, flat=0.35, up=(1, 0, 0))
        ball((s * 0.3, -0.5, -0.12), 0.07, metal(GOLD), scale=(1, 0.5, 1), segments=20)
    box((0, -0.4, -0.45), (0.66, 0.1, 0.56), denim, bevel=0.04)
    box((0.12, -0.46, -0.5), (0.24, 0.04, 0.24), surface('#ffc53d', rough=0.8), bevel=0.015, turn=(0, 8, 0))
    for at, way, count in (((-1.5, 0, 0.14), (-1, 0, -0.12), 26), ((1.5, 0, 0.14), (1, 0, -0.12), 26), ((-0.42, 0, -1.85), (-0.15, 0, -1), 20), ((0.42, 0, -1.85), (0.15, 0, -1), 20), ((0, -0.1, 0.52), (0, -0.5, -0.5), 22)):
        for _ in range(count):
            d = Vector(way) + Vector((dice.uniform(-0.5, 0.5), dice.uniform(-0.6, 0.4), dice.uniform(-0.5, 0.5)))
            start = Vector(at) + Vector((dice.uniform(-0.1, 0.1), dice.uniform(-0.14, 0.14), dice.uniform(-0.1, 0.1)))
            tube([tuple(start), tuple(start + d * 0.34)], 0.022, dice.choice(straw), smooth=0, sides=6, radii=[1, 0.5])
    head = ball((0, -0.06, 0.98), 0.52, sack, scale=(0.96, 0.92, 1.02))
    for s in (-1, 1):
        with group() as button:
            drum((0, 0, 0), 0.1, 0.05, plastic('#2b2026', rough=0.2), bevel=0.02)
            for k in (-1, 1):
                ball((k * 0.03, 0, 0.05), 0.016, plastic('#f7f2ea'), segments=10)
        button.move((s * 0.19, -0.51, 1.06), (84, 0, s * 14))
        ball((s * 0.3, -0.44, 0.88), 0.09, surface('#f2906b', rough=0.9), scale=(1, 0.3, 1), segments=24)
    lathe([(0, 0), (0.1, 0.0), (0, 0.2)], surface('#f07a2a', rough=0.6), at=(0, -0.52, 0.94), turn=(82, 0, 0), segments=3)
    mouth = [(0.26 * sin(t), -0.52 + 0.08 * abs(t), 0.84 - 0.12 * cos(t)) for t in [k / 4 for k in range(-4, 5)]]
    tube(mouth, 0.02, satin('#3a2a24'), sides=8)
    for x, y, z in mouth[1:-1]:
        capsule((x, y - 0.01, z - 0.045), (x, y - 0.01, z + 0.045), 0.014, satin('#3a2a24'))
    weave = surface(stripes('#e8c46a', '#d3a848', count=46, axis='y', space='uv'), rough=0.75, bump=(30, 0.3))
    lathe([(0.3, 1.28), (1.05, 1.2), (1.08, 1.24), (0.62, 1.4), (0.52, 1.44), (0.5, 1.62), (0.36, 1.98), (0.12, 2.06), (0, 2.02)], weave, smooth=4, turn=(0, 5, 0), ripple=lambda a, z: 1 + 0.03 * sin(3 * a))
    lathe([(0.54, 1.43), (0.54, 1.6)], satin('#d8303a', rough=0.5), turn=(0, 5, 0))
    petal(0.5, 0.16, satin('#3a3646'), cup=0.2, curl=0.2, tip=0.7, thick=0.02, at=(0.42, -0.4, 1.5), turn=(60, 0, -40))
    lathe([(0, -2.35), (0.9, -2.35), (0.7, -2.2), (0, -2.1)], surface(mottled('#6fbb4f', '#57a541', 3), rough=0.8), smooth=4)


@sprite('barrel', FAMILY, elevate=14, yaw=-10)
def barrel():
    timber, hoop = wood('#c28a50', '#7f4d24'), metal('#8d8f98', rough=0.3)
    outline = [(0.86, -1.2), (1.04, -0.6), (1.1, 0.0), (1.04, 0.6), (0.86, 1.2)]
    staves = 18

    def groove(a, z):
        return 1 - 0.025 * (abs(((a * staves / (2 * pi)) % 1) - 0.5) > 0.46)

    lathe([(0, -1.2), *[(r, z) for r, z in outline], (0.78, 1.2), (0.76, 1.1), (0, 1.08)], timber, segments=540, ripple=groove, sharp=40)
    lathe([(r, z) for r, z, _ in curve([(r, z, 0) for r, z in outline], 6)], timber, segments=540, ripple=groove)
    for z, r in ((-1.04, 0.925), (-0.56, 1.06), (0.56, 1.06), (1.04, 0.925)):
        lathe([(r, z - 0.09), (r + 0.03, z - 0.08), (r + 0.03, z + 0.08), (r, z + 0.09)], hoop)
        for i in range(10):
            a = 2 * pi * i / 10 + z
            ball(((r + 0.03) * cos(a), (r + 0.03) * sin(a), z), 0.035, hoop, segments=14)
    brass = metal(GOLD, rough=0.2)
    capsule((0, -1.0, -0.3), (0, -1.5, -0.3), 0.09, brass)
    tube([(0, -1.44, -0.3), (0, -1.58, -0.4), (0, -1.58, -0.56)], 0.08, brass, radii=[1, 1, 1.2])
    capsule((0, -1.32, -0.28), (0, -1.32, 0.0), 0.05, brass)
    capsule((-0.18, -1.32, 0.02), (0.18, -1.32, 0.02), 0.06, timber)
    grape, deep = plastic('#6a2a8c', rough=0.15, clear=0.8), plastic('#8a3fae', rough=0.15, clear=0.8)
    dice = Random(2)
    for row, count in enumerate((5, 5, 4, 3, 2, 1)):
        for i in range(count):
            for y in (-0.9, -0.74):
                ball((0.72 + 0.2 * (i - (count - 1) / 2) + dice.uniform(-0.03, 0.03), y + dice.uniform(-0.04, 0.04), 1.06 - 0.17 * row + 0.2), 0.125, grape if (i + row) % 2 else deep, segments=24)
    for turn in (-60, 20, 95):
        petal(0.5, 0.5, leaf('#4c9a4b'), cup=0.2, curl=-0.2, tip=0.5, thick=0.02, at=(0.72, -0.78, 1.34), turn=(10, 0, turn))
    tube([(0.72, -0.8, 1.3), (0.74, -0.78, 1.48), (0.86, -0.74, 1.58)], 0.035, satin('#7a5a34'))


@sprite('horseshoe', FAMILY, elevate=6, yaw=-12)
def horseshoe():
    gold = metal(GOLD, rough=0.22)

    def at(t, r):
        a = radians(232 - 284 * t)
        pinch = 1 - 0.16 * abs(2 * t - 1) ** 3
        return (r * cos(a) * pinch, -r * 1.16 * sin(a))

    steps = [k / 60 for k in range(61)]
    outer = [at(t, 1.42) for t in steps]
    inner = [at(t, 0.86) for t in reversed(steps)]
    slab([*outer, *inner], 0.34, gold, bevel=0.1)
    groove = metal('#b9801f', rough=0.35)
    tube([(x, -0.165, z) for x, z in [at(0.1 + 0.8 * k / 40, 1.15) for k in range(41)]], 0.07, groove, smooth=0, flat=0.5)
    for t in (0.13, 0.24, 0.35, 0.65, 0.76, 0.87):
        x, z = at(t, 1.15)
        box((x, -0.22, z), (0.13, 0.1, 0.13), plastic('#4a3312', rough=0.4), bevel=0.03, turn=(0, 40 * (t - 0.5), 0))
    for x, z in (at(0.01, 1.14), at(0.99, 1.14)):
        ball((x, -0.02, z), 0.3, gold, scale=(1, 0.72, 0.8))
    clover = plastic(fade('#239a45', '#50d46c'), rough=0.26, clear=0.8, shine=0.1)
    with group() as g:
        for turn in (0, 90, 180, 270):
            pillow(region([(x * 0.42, z * 0.42 + 0.45) for x, z in heart_outline(1.0)], 0.03), clover, bounds=((-0.6, -0.2), (0.6, 1.0)), cell=0.03, height=0.16, turn=(0, turn + 45, 0))
        tube([(0, 0, 0), (0.1, 0.02, -0.5), (0.3, 0, -0.86)], 0.06, clover)
    g.move((-0.02, -0.34, -1.2), (0, 0, 0), 0.74)
