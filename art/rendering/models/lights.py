from kit import *

FAMILY = 'celebration'


@sprite('bulbs', FAMILY, glow=0.9, elevate=0, margin=0.1, exposure=1.05)
def bulbs():
    cable = satin('#2c2a33', rough=0.5)

    def hang(x):
        return 0.085 * x * x

    tube([(x * 0.35, 0, hang(x * 0.35)) for x in range(-12, 13)], 0.035, cable, sides=12)
    socket = satin('#34313c', rough=0.4)
    for i, x in enumerate((-3.3, -1.68, 0.0, 1.68, 3.3)):
        z = hang(x)
        with group() as g:
            tube([(0, 0, 0), (0, 0, -0.14)], 0.03, cable, sides=12)
            lathe([(0, -0.10), (0.11, -0.10), (0.13, -0.15), (0.13, -0.36), (0.11, -0.40), (0, -0.40)], socket)
            ring((0, 0, -0.36), 0.125, 0.02, metal(GOLD))
            body = light('#ff8a14', 2.3, core='#ffd98a')
            lathe([(0.09, -0.40), (0.16, -0.52), (0.30, -0.72), (0.36, -0.95), (0.27, -1.18), (0.1, -1.29), (0, -1.31)], body, smooth=6)
            lathe([(0.093, -0.40), (0.165, -0.52), (0.307, -0.72), (0.367, -0.95), (0.276, -1.19), (0.1, -1.30), (0, -1.32)], glass(body=0.02, edge=0.35), smooth=6)
        g.move((x, 0, z), (0, (i % 2 * 2 - 1) * 4, 0), 1.6)


@sprite('lantern', FAMILY, glow=0.18, elevate=6)
def lantern():
    ribs = 13
    outline = []
    for i in range(ribs * 8 + 1):
        t = i / (ribs * 8)
        a = pi * (0.13 + 0.74 * t)
        pleat = 0.035 * abs(sin(pi * t * ribs)) ** 0.7
        outline.append((1.35 * sin(a) ** 0.8 + pleat, -1.05 * cos(a) * 1.03))
    paper = surface(fade('#b80a1a', '#dc1a26', '#f03426', '#dc1a26', '#b80a1a'), rough=0.5, sheen=0.2, emit=0.10)
    lathe(outline, paper, segments=128)
    gold = metal(GOLD, rough=0.25)
    wire = metal('#f0b440', rough=0.35)
    for i in range(16):
        a = 2 * pi * i / 16
        tube([((r + 0.012) * cos(a), (r + 0.012) * sin(a), z) for r, z in outline[::4]], 0.014, wire, sides=8, smooth=2)
    for z, flip in ((0.98, 1), (-0.98, -1)):
        lathe([(0, 0), (0.62, 0), (0.66, 0.05), (0.66, 0.16), (0.60, 0.22), (0.46, 0.25), (0, 0.25)], gold, at=(0, 0, z), turn=(0 if flip > 0 else 180, 0, 0))
        for i in range(24):
            a = 2 * pi * i / 24
            ball((0.665 * cos(a), 0.665 * sin(a), z + flip * 0.105), 0.035, plastic('#c51224'), segments=14)
    tube([(0, 0, 1.2), (0, 0, 1.75)], 0.03, satin('#d01222'), smooth=0)
    ring((0, 0, 1.86), 0.12, 0.032, gold, turn=(90, 0, 0))
    silk = satin(fade('#b80f20', '#ea2b36'), rough=0.42, sheen=0.6)
    tube([(0, 0, -1.2), (0, 0, -1.5)], 0.03, silk, smooth=0)
    ball((0, 0, -1.55), 0.13, gold)
    lathe([(0, -1.64), (0.12, -1.66), (0.17, -1.78), (0.15, -1.88), (0, -1.9)], silk, smooth=4)
    ring((0, 0, -1.86), 0.145, 0.03, gold)
    dice = Random(4)
    for ringed, count in ((0.07, 9), (0.125, 18)):
        for i in range(count):
            a = 2 * pi * i / count
            x, y, k = ringed * cos(a), ringed * sin(a), dice.uniform(1.3, 1.9)
            tube([(x, y, -1.86), (x * 1.35, y * 1.35, -2.25), (x * k, y * k, -2.75 - dice.uniform(0, 0.06))], 0.034, silk, sides=10)


@sprite('candle', FAMILY, tint=True, glow=0.7, elevate=14)
def candle_sprite():
    brass = metal(GOLD, rough=0.22)
    lathe([(0, -0.26), (0.95, -0.26), (1.12, -0.22), (1.24, -0.10), (1.22, -0.06), (1.08, -0.16), (0.7, -0.19), (0.66, -0.08), (0.62, -0.04), (0, -0.04)], brass)
    ring((1.36, 0, -0.12), 0.24, 0.06, brass, turn=(90, 0, 0))
    wax = satin(tint=True, rough=0.38, soft=0.18, clear=0.2)
    body = lathe([(0, -0.05), (0.5, -0.05), (0.52, 0.0), (0.52, 1.7), (0.50, 1.80), (0.43, 1.83), (0.30, 1.76), (0, 1.73)], None, ripple=lambda a, z: 1 + (0.02 * sin(3 * a + 1) if z > 1.5 else 0))
    dice = Random(8)
    parts = [body]
    for a, length in ((-1.9, 0.75), (-1.2, 0.35), (-0.5, 0.9), (0.4, 0.5), (1.6, 0.7), (2.6, 0.5), (-2.6, 0.42)):
        x, y = 0.515 * cos(a), 0.515 * sin(a)
        parts.append(capsule((x, y, 1.76), (x, y, 1.76 - length), 0.062, None, end=0.085 + dice.uniform(0, 0.02)))
    fuse(parts, wax, voxel=0.024, smooth=7)
    for a in (-1.2, -0.2):
        ball((0.6 * cos(a), 0.6 * sin(a), -0.05), 0.12, wax, scale=(1, 1, 0.5))
    tube([(0, 0, 1.7), (0.01, 0, 1.9), (0.05, 0, 2.02)], 0.028, matte('#3a2d2a'))
    flame((0.03, 0, 1.9), 0.72, lean=2)


@sprite('menorah', FAMILY, glow=0.5, elevate=8)
def menorah():
    gold = metal(GOLD, rough=0.2)
    wax = satin('#f4f6ff', rough=0.4, soft=0.1, clear=0.2)
    blue = plastic('#3b6fe0')

    def cup(x, z):
        lathe([(0.03, 0), (0.07, 0.02), (0.17, 0.12), (0.19, 0.2), (0.165, 0.21), (0.1, 0.14), (0, 0.13)], gold, at=(x, 0, z), smooth=3)
        drum((x, 0, z + 0.12), 0.078, 0.56, wax, bevel=0.025, segments=40)
        tube([(x, 0, z + 0.66), (x + 0.01, 0, z + 0.76)], 0.012, matte('#4a3a34'))
        flame((x + 0.005, 0, z + 0.72), 0.30)

    for k, r in enumerate((0.45, 0.88, 1.31, 1.74)):
        tube([(r * cos(pi + pi * t / 24), 0, 1.15 + r * sin(pi + pi * t / 24)) for t in range(25)], 0.062, gold, sides=20, smooth=2)
        for side in (-1, 1):
            tube([(side * r, 0, 1.13), (side * r, 0, 1.3)], 0.062, gold, smooth=0, sides=20)
            cup(side * r, 1.28)
            for a in (30, 58):
                t = radians(-90 + side * a)
                ball((r * cos(t), 0, 1.15 + r * sin(t)), 0.1, gold, segments=24)
    tube([(0, 0, -1.2), (0, 0, 1.6)], 0.075, gold, smooth=0, sides=24)
    for z in (-0.9, -0.15, 0.3, 0.72):
        ball((0, 0, z), 0.14, gold, scale=(1, 1, 0.75), segments=32)
    ball((0, 0, 1.2), 0.17, gold, segments=32)
    ball((0, -0.14, 1.2), 0.07, blue, segments=24)
    cup(0, 1.6)
    lathe([(0, -1.62), (0.92, -1.62), (0.95, -1.55), (0.84, -1.48), (0.55, -1.40), (0.26, -1.24), (0.13, -1.05), (0.08, -0.9)], gold, smooth=4)


@sprite('diya', FAMILY, glow=0.6, elevate=20)
def diya():
    clay = surface(mottled('#c9572b', '#b3461f', 3), rough=0.55, clear=0.2, shine=0.3)

    def spout(a, z):
        away = (a - 1.5 * pi + 0.5 + pi) % (2 * pi) - pi
        return 1 + 0.42 * (z + 0.2) * 2.718 ** (-(away**2) / 0.10)

    lathe([(0, -0.52), (0.62, -0.52), (0.68, -0.46), (0.72, -0.40), (1.05, -0.16), (1.26, 0.12), (1.32, 0.3), (1.28, 0.36), (1.2, 0.31), (1.1, 0.16), (0, 0.05)], clay, ripple=spout, smooth=4, segments=160)
    lathe([(0, 0.20), (1.12, 0.20)], plastic('#d98a1a', rough=0.08, clear=1), ripple=spout, segments=160)
    gold, pink, white, teal = metal(GOLD, rough=0.3), plastic('#ff4f8b'), plastic('#fff6e8'), plastic('#17b3a6')
    for i in range(44):
        a = 2 * pi * i / 44
        k = spout(a, 0.3)
        ball((1.335 * k * cos(a), 1.335 * k * sin(a), 0.305), 0.05, gold, segments=16)
    for i in range(20):
        a = 2 * pi * i / 20
        k = spout(a, 0.02)
        d = Vector((cos(a), sin(a), -0.75)).normalized()
        p = Vector((1.175 * k * cos(a), 1.175 * k * sin(a), 0.0))
        ball(tuple(p), 0.085, pink if i % 2 else teal, scale=(1, 1, 0.45), turn=facing(d), segments=20)
        ball(tuple(p + d * 0.035), 0.04, white, scale=(1, 1, 0.5), turn=facing(d), segments=16)
    for i in range(30):
        a = 2 * pi * (i + 0.5) / 30
        k = spout(a, -0.2)
        ball((0.955 * k * cos(a), 0.955 * k * sin(a), -0.24), 0.036, white, segments=14)
    a = 1.5 * pi - 0.5
    tip = (1.55 * cos(a), 1.55 * sin(a), 0.36)
    tube([(0.2 * cos(a), 0.2 * sin(a), 0.2), (0.9 * cos(a), 0.9 * sin(a), 0.26), tip], 0.075, matte('#f3e9d6'))
    flame((tip[0], tip[1], tip[2] - 0.02), 0.72, lean=3)


@sprite('firework', FAMILY, glow=0.9, elevate=0, exposure=1.0)
def firework():
    dice = Random(3)
    shells = ((40, 2.0, 0.55, '#ffb02e', '#ffe9a8'), (30, 1.45, 0.4, '#ff3f86', '#ffc2dc'), (22, 0.95, 0.3, '#37b6ff', '#c8ecff'))
    for count, reach, start, color, hot in shells:
        streak, tip = light(color, 2.2), light(hot, 3.2)
        for p, d in on_ball(count, 1):
            if abs(d[1]) > 0.86:
                continue
            k = reach * dice.uniform(0.88, 1.08)
            v = Vector(d)
            drop = Vector((0, 0, -0.10 * k))
            a, b, c = v * start * k, v * 0.7 * k + drop * 0.3, v * k + drop
            tube([tuple(a), tuple(b), tuple(c)], 0.033, streak, radii=[0.25, 0.7, 1.15], sides=10)
            ball(tuple(c), 0.056, tip, segments=14)
    for p, d in on_ball(26, 1):
        v = Vector(d) * dice.uniform(0.3, 2.1)
        ball(tuple(v), dice.uniform(0.014, 0.03), light('#fff2c8', 3), segments=10)
