from kit import *

FAMILY = 'play'


@sprite('rocket', FAMILY, elevate=4, glow=0.5)
def rocket():
    white, red = plastic('#fbf8f4'), plastic('#f0433f')
    with group() as g:
        body = [(0, -1.1), (0.50, -1.1), (0.62, -0.9), (0.76, -0.35), (0.80, 0.15), (0.72, 0.72), (0.56, 1.1)]
        lathe(body, white, smooth=6, segments=128)
        lathe([(0.575, 1.06), (0.56, 1.12), (0.40, 1.45), (0.20, 1.72), (0.07, 1.84), (0, 1.86)], red, smooth=6, segments=128)
        ring((0, 0, 1.08), 0.565, 0.035, metal(SILVER))
        ball((0, 0, 1.9), 0.075, metal(GOLD))
        lathe([(0.64, -0.86), (0.67, -0.84), (0.715, -0.66), (0.70, -0.64)], red, segments=128)
        lathe([(0.3, -1.05), (0.46, -1.08), (0.52, -1.12), (0.40, -1.30), (0.36, -1.32), (0.3, -1.3)], metal('#8d93a3', rough=0.3), smooth=4)
        for z, r in ((0.42, 0.34), (-0.32, 0.2)):
            with group() as port:
                ring((0, 0, 0), r, 0.07, metal(GOLD, rough=0.18))
                ball((0, 0, 0), r, plastic(fade('#1f5fc0', '#66c3ff', axis='y'), rough=0.06, clear=1), scale=(1, 1, 0.3))
            tilt = 92 if z > 0 else 84
            port.move((0, -(0.775 if z > 0 else 0.755), z), (tilt, 0, 0))
        for i in range(14):
            a = 2 * pi * i / 14
            for z, r in ((0.92, 0.645), (-0.48, 0.735)):
                ball((r * cos(a), r * sin(a), z), 0.028, metal(SILVER), segments=12)
        fin = [(0.45, -0.15), (0.8, -0.42), (1.12, -0.95), (1.2, -1.5), (1.1, -1.56), (0.9, -1.3), (0.52, -1.05)]
        line = [(p[0], p[1]) for p in curve([(x, z, 0) for x, z in fin], 8, closed=True)]
        for turn in (-35, 85, 205):
            slab(line, 0.2, red, bevel=0.085, turn=(0, 0, turn))
        for r, length, color, core, k in ((0.36, 1.25, '#ff5a1f', '#ff8a1f', 1.3), (0.25, 0.88, '#ffb02e', '#ffd24a', 2.0), (0.15, 0.58, '#fff2b8', '#ffffff', 3.0)):
            lathe([(0, 0), (r * 0.8, -0.02), (r, -0.18 * length), (r * 0.72, -0.5 * length), (r * 0.3, -0.82 * length), (0, -length)], light(color, k, core), at=(0, 0, -1.26), smooth=5, segments=48, ripple=lambda a, z: 1 + 0.10 * cos(5 * a) * min(1, -z))
        puff = satin('#fff4ea')
        for x, z, r in ((-0.34, -1.95, 0.20), (0.38, -2.1, 0.17), (-0.16, -2.5, 0.13), (0.2, -2.6, 0.09), (-0.52, -2.32, 0.1)):
            ball((x, 0.1, z), r, puff, segments=32)
    g.move(turn=(0, 32, 0))


@sprite('planet', FAMILY, elevate=8)
def planet():
    with group() as g:
        ball((0, 0, 0), 1.0, plastic(fade('#5b34d6', '#8d5cff', '#d79bff', '#7a4be8', '#ff9fd0', '#ffc9b0', '#a070ff', '#6a3fe0', '#c08fff', '#7a4be8', stops=[0.0, 0.14, 0.24, 0.32, 0.44, 0.52, 0.62, 0.72, 0.82, 0.95]), rough=0.3, clear=0.6), segments=96)
        for x, z, r in ((-0.45, 0.5, 0.16), (0.32, 0.62, 0.1), (0.5, -0.5, 0.14), (-0.2, -0.72, 0.1)):
            d = Vector((x, -sqrt(max(0.05, 1 - x * x - z * z)), z)).normalized()
            ball(tuple(d * 0.985), r, plastic('#6a4be8', rough=0.4), scale=(1, 1, 0.1), turn=facing(d))
            ring(tuple(d * 0.99), r, 0.025, plastic('#b49cff', rough=0.3), turn=facing(d))
        for low, high, c, lift in ((1.28, 1.5, '#ffd76b', 0.0), (1.54, 1.82, '#ffb85c', 0.0), (1.86, 1.98, '#ff9aa8', 0.0)):
            lathe([(low, -0.028), (high, -0.028), (high + 0.02, lift), (high, 0.028), (low, 0.028), (low - 0.02, 0), (low, -0.028)], plastic(c, rough=0.25, clear=0.8), segments=160)
    g.move(turn=(14, 0, 0))
    g.move(turn=(0, 20, 0))
    for x, y, z, r, c in ((-1.55, -0.3, 1.0, 0.16, '#ffd76b'), (1.5, -0.2, 1.05, 0.11, '#ffd76b'), (-1.25, -0.4, -1.0, 0.1, '#ffd76b'), (1.25, -0.5, -0.95, 0.15, '#ffd76b')):
        slab([(a * r, b * r) for a, b in star_outline(4, 1.3, 0.5)], r * 0.6, plastic(c, rough=0.2), bevel=r * 0.2, at=(x, y, z), turn=(0, 10, 0))
    ball((1.35, 0.5, 0.52), 0.24, plastic(mottled('#f4efe6', '#d9d2c8', 3), rough=0.4), segments=48)


@sprite('robot', FAMILY, elevate=8)
def robot():
    blue, white = plastic('#58b7e8', rough=0.28), plastic('#fbf8f3', rough=0.28)
    steel, dark, gold = metal('#c4c9d4', rough=0.25), plastic('#232a3b', rough=0.12, clear=1), plastic('#ffc53d')
    with group() as g:
        box((0, 0, 1.02), (1.75, 1.2, 1.22), blue, bevel=0.34, segments=8)
        box((0, -0.46, 1.02), (1.42, 0.4, 0.86), white, bevel=0.19, segments=8)
        box((0, -0.56, 1.02), (1.24, 0.28, 0.68), dark, bevel=0.13, segments=8)
        eye_light = light('#7df0ff', 2.0, '#e8fdff')
        for s in (-1, 1):
            ball((s * 0.30, -0.70, 1.09), 0.145, eye_light, scale=(1, 0.3, 1.2), segments=32)
            ball((s * 0.48, -0.70, 0.87), 0.075, light('#ff7fa8', 1.1), scale=(1.3, 0.25, 0.7), segments=24)
            drum((s * 0.84, 0, 1.02), 0.3, 0.17, gold, bevel=0.06, turn=(0, s * 90, 0))
            drum((s * 0.98, 0, 1.02), 0.17, 0.1, steel, bevel=0.03, turn=(0, s * 90, 0))
        tube([(-0.16, -0.71, 0.89), (-0.08, -0.715, 0.83), (0.08, -0.715, 0.83), (0.16, -0.71, 0.89)], 0.028, eye_light)
        tube([(0, 0, 1.6), (0.02, 0, 1.9), (0, 0, 2.08)], 0.045, steel)
        lathe([(0, 0), (0.2, 0), (0.16, 0.09), (0, 0.1)], gold, at=(0, 0, 1.61))
        ball((0, 0, 2.18), 0.16, plastic('#ff5148', rough=0.1, clear=1))
        for k in range(3):
            ring((0, 0, 0.36 - 0.09 * k), 0.3, 0.06, steel)
        lathe([(0, -0.92), (0.5, -0.92), (0.72, -0.78), (0.80, -0.4), (0.74, 0.02), (0.55, 0.2), (0, 0.22)], blue, smooth=6, scale=(1.05, 0.86, 1))
        with group() as chest:
            box((0, 0, 0), (0.8, 0.2, 0.58), white, bevel=0.09, segments=6)
            pillow(region(heart_outline(0.15), 0.01), plastic('#ff4f7a', rough=0.15), bounds=((-0.22, -0.22), (0.22, 0.22)), cell=0.014, height=0.06, at=(-0.2, -0.1, 0.02))
            for i, c in enumerate(('#36d08b', '#ffc53d')):
                ball((0.14 + 0.18 * i, -0.1, 0.12), 0.065, plastic(c, rough=0.1), scale=(1, 0.5, 1), segments=24)
            for i in range(3):
                box((0.22, -0.1, -0.04 - 0.085 * i), (0.34, 0.05, 0.035), steel, bevel=0.012)
        chest.move((0, -0.66, -0.34), (3, 0, 0))
        for s in (-1, 1):
            hand = (-1.36, -0.32, 0.46) if s < 0 else (1.22, -0.42, -0.76)
            arm = [(s * 0.74, 0, -0.08), (s * 1.12, -0.05, -0.22), hand]
            ball(arm[0], 0.2, steel)
            for k, p in enumerate(curve(arm, 7)[1:]):
                ball(tuple(p), 0.135, steel if k % 2 else plastic('#9aa3b5', rough=0.3), segments=28)
            lathe(rounded(0.2, 0.24, 0.06, top=0.24), blue, at=hand, turn=facing((s * 0.25, -0.1, 1 if s < 0 else -1)), segments=48)
            up = Vector((s * 0.25, -0.1, 1 if s < 0 else -1)).normalized()
            across = up.cross(Vector((0, 1, 0))).normalized()
            base = Vector(hand) + up * 0.22
            for q in (-1, 1):
                tube([tuple(base + across * q * 0.1), tuple(base + across * q * 0.25 + up * 0.16), tuple(base + across * q * 0.10 + up * 0.36)], 0.075, gold, radii=[1.1, 1, 0.7])
            for k in range(3):
                ring((s * 0.34, 0, -0.92 - 0.1 * k), 0.17, 0.055, steel)
            lathe([(0, 0), (0.40, 0), (0.42, 0.06), (0.34, 0.24), (0.2, 0.34), (0, 0.35)], blue, at=(s * 0.38, -0.08, -1.46), smooth=4, scale=(1, 1.2, 1))
            lathe(rounded(0.42, 0.09, 0.04), dark, at=(s * 0.38, -0.08, -1.5), scale=(1, 1.2, 1))
    g.move(turn=(0, 0, 18))


@sprite('flask', FAMILY, elevate=8, soft=True)
def flask():
    body = [(0, -1.5), (0.95, -1.5), (1.16, -1.42), (1.22, -1.22), (1.12, -0.98), (0.42, 0.36), (0.32, 0.62), (0.32, 1.28)]
    line = [(p[0], p[1]) for p in curve([(r, z, 0) for r, z in body], 10)]
    level = -0.34
    inside = [(max(0, r - 0.06), z + (0.05 if z < -1.4 else 0)) for r, z in line if z < level]
    lathe([*inside, (inside[-1][0], level), (0, level - 0.02)], liquid('#54e06a', '#22b15a', see=0.04, lit=0.5), segments=96)
    lathe(line, glass(body=0.05, edge=0.6), segments=128)
    ring((0, 0, 1.3), 0.34, 0.075, glass(body=0.25, edge=0.7))
    for x, y, z, r in ((-0.4, -0.62, -0.9, 0.12), (0.25, -0.74, -1.1, 0.16), (0.5, -0.5, -0.7, 0.09), (-0.12, -0.6, -0.62, 0.1), (-0.62, -0.5, -1.22, 0.09), (0.02, -0.84, -1.28, 0.07), (0.68, -0.6, -1.2, 0.07)):
        ball((x, y, z), r, glass('#e9ffdf', body=0.32, edge=0.8), segments=32)
    for x, y, r in ((-0.26, -0.12, 0.15), (0.1, -0.2, 0.12), (0.28, 0.1, 0.16), (-0.05, 0.15, 0.13), (-0.4, 0.15, 0.1)):
        ball((x, y, level + 0.02), r, surface('#a9f5a6', rough=0.1, clear=1), segments=32)
    for x, z, r, c in ((0.02, 0.5, 0.13, '#7be88a'), (-0.08, 0.95, 0.1, '#9af0a0'), (0.1, 1.5, 0.15, '#7be88a'), (-0.26, 1.82, 0.2, '#a6f3ac'), (0.3, 2.02, 0.13, '#8bee98'), (0.02, 2.36, 0.17, '#7be88a'), (-0.36, 2.34, 0.08, '#a6f3ac')):
        ball((x, -0.05, z), r, plastic(c, rough=0.08, clear=1, emit=0.12), segments=40)
    white = plastic('#ffffff', rough=0.4)
    for k in range(4):
        z = -1.16 + 0.28 * k
        r = min(line, key=lambda q: abs(q[1] - z) + (9 if q[0] < 0.3 else 0))[0] + 0.008
        width = 0.3 if k % 2 else 0.2
        tube([(r * sin(a), -r * cos(a), z) for a in [0.62 + width * j / 6 for j in range(7)]], 0.018, white, smooth=0, sides=8)
    tube([(-0.98, -0.28, -1.0), (-0.72, -0.34, -0.52), (-0.52, -0.32, -0.1)], 0.035, surface('#ffffff', emit=0.6), radii=[0.3, 1, 0.3])
