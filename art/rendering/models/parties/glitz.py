from kit import *

FAMILY = 'nightOut'


@sprite('neonSign', FAMILY, glow=0.6, elevate=4, yaw=-12, margin=0.09, exposure=1.0)
def neon_sign():
    board, black = plastic('#231c33', rough=0.3, clear=0.8), satin('#15121c', rough=0.4)

    def neon(size, paint, r, lift):
        outline = [(x, z + lift) for x, z in heart_outline(size, 120)]
        line = [(x, -0.16, z) for x, z in outline[64:] + outline[:57]]
        first, last = line[0], line[-1]
        tube([(first[0], 0.06, first[2] + 0.02), *line, (last[0], 0.06, last[2] + 0.02)], r, paint, smooth=3, sides=20)
        for p in (first, last):
            capsule((p[0], -0.13, p[2]), (p[0], 0.1, p[2]), r * 1.35, black)
        for i in (12, 36, 84, 108):
            x, z = outline[i]
            capsule((x, -0.1, z), (x, 0.1, z), r * 0.5, metal(SILVER))

    slab([(x, z + 0.02) for x, z in heart_outline(1.72, 120)], 0.16, board, bevel=0.06, at=(0, 0.16, 0))
    neon(1.38, light('#ff0f86', 2.6, core='#ff9fd2'), 0.088, 0.0)
    neon(0.86, light('#00a6ff', 2.2, core='#9fe4ff'), 0.07, 0.02)


@sprite('marqueeStar', FAMILY, tint=True, glow=0.55, elevate=5, yaw=-20)
def marquee_star():
    shell, tray = plastic(tint=True, rough=0.25), satin('#fff1d8', rough=0.4)
    slab(star_outline(5, 1.74, 0.86), 0.14, shell, bevel=0.04, at=(0, 0.34, 0))
    slab(star_outline(5, 1.66, 0.82), 0.1, tray, bevel=0.02, at=(0, 0.26, 0))
    slab(star_outline(5, 1.80, 0.90), 0.62, shell, bevel=0.05, at=(0, 0.1, 0), holes=(star_outline(5, 1.60, 0.80)[::-1],))
    slab(star_outline(5, 1.83, 0.915), 0.06, metal(GOLD), bevel=0.02, at=(0, -0.2, 0), holes=(star_outline(5, 1.62, 0.81)[::-1],))
    corners = star_outline(5, 1.26, 0.62)
    bulb, socket = light('#ff8a14', 2.4, core='#ffe2a0'), metal(GOLD)
    for (x0, z0), (x1, z1) in zip(corners, corners[1:] + corners[:1]):
        for t in (0.0, 1 / 3, 2 / 3):
            x, z = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t
            drum((x, 0.24, z), 0.1, 0.14, socket, bevel=0.02, turn=(90, 0, 0), segments=32)
            ball((x, 0.0, z), 0.125, bulb, segments=28)
    for k in range(5):
        a = radians(90 + 72 * k)
        for d in (0.32,):
            x, z = d * cos(a), d * sin(a)
            drum((x, 0.24, z), 0.1, 0.14, socket, bevel=0.02, turn=(90, 0, 0), segments=32)
            ball((x, 0.0, z), 0.125, bulb, segments=28)


@sprite('velvetRope', FAMILY, elevate=12, sides=1.8)
def velvet_rope():
    brass, velvet, carpet = metal(GOLD, rough=0.16), felt('#c01634'), felt('#b8102c')

    def post(x):
        with group() as g:
            lathe([(0, 0), (0.56, 0), (0.6, 0.03), (0.6, 0.1), (0.54, 0.15), (0.34, 0.2), (0.16, 0.3), (0.1, 0.42), (0.085, 0.6), (0.085, 2.15), (0, 2.2)], brass, smooth=4)
            for z, r in ((0.5, 0.13), (1.98, 0.14), (2.2, 0.16)):
                lathe([(0, -0.06), (r * 0.8, -0.05), (r, 0), (r * 0.8, 0.05), (0, 0.06)], brass, at=(0, 0, z), smooth=3)
            ball((0, 0, 2.44), 0.22, brass)
            ring((0, 0, 1.98), 0.17, 0.035, brass)
        g.move((x, 0, 0))

    slab([(p[0], p[1]) for p in ((-2.15, -0.75), (2.15, -0.75), (2.15, 0.75), (-2.15, 0.75))], 0.08, carpet, bevel=0.03, at=(0, 0, -0.05), turn=(-90, 0, 0))
    for y in (-0.62, 0.62):
        box((0, y, -0.005), (4.28, 0.06, 0.03), metal(GOLD, rough=0.35), bevel=0.012)
    for x in (-1.42, 1.42):
        post(x)

    def swag(a, b, low, y):
        line = []
        for k in range(25):
            t = k / 24
            line.append((a + (b - a) * t, y, 1.9 - low * (1 - (2 * t - 1) ** 2)))
        tube(line, 0.125, velvet, smooth=2, sides=28)
        for end, inner in ((0, 2), (-1, -3)):
            p, q = Vector(line[end]), Vector(line[inner])
            d = (p - q).normalized()
            with group() as cap:
                lathe([(0.15, 0), (0.165, 0.06), (0.15, 0.16), (0.08, 0.24), (0.05, 0.3), (0, 0.31)], brass, smooth=3)
                ring((0, 0, 0.03), 0.15, 0.03, brass)
            cap.move(tuple(p), facing(d))
            tube([tuple(p + d * 0.25), tuple(p + d * 0.36 + Vector((0, 0, 0.08))), tuple(p + d * 0.33 + Vector((0, 0, -0.02)))], 0.03, brass)

    swag(-1.12, 1.12, 0.78, 0)


@sprite('quizBuzzer', FAMILY, elevate=24, sides=1.6)
def quiz_buzzer():
    steel, dark, red = metal(SILVER, rough=0.22), satin('#2b2a33', rough=0.4, clear=0.4), plastic(fade('#b50d1f', '#e6182c', '#ff4a4f'), rough=0.12, clear=1, shine=0.03, soft=0.05)
    lathe([(0, 0), (1.66, 0), (1.74, 0.05), (1.74, 0.3), (1.66, 0.4), (1.5, 0.46), (0, 0.46)], dark, smooth=3, segments=128)
    for z in (0.17, 0.26):
        ring((0, 0, z), 1.745, 0.02, steel, segments=128)
    lathe([(1.18, 0.4), (1.42, 0.42), (1.48, 0.5), (1.42, 0.6), (1.26, 0.62), (1.16, 0.56), (1.16, 0.44)], steel, smooth=4, segments=128)
    lathe([(0, 0.42), (1.13, 0.42), (1.15, 0.8), (1.1, 0.96), (0.92, 1.15), (0.55, 1.31), (0, 1.37)], red, smooth=6, segments=128)
    lamp = plastic('#ffd23f', rough=0.15, emit=0.6)
    for k in range(12):
        a = 2 * pi * (k + 0.5) / 12
        ball((1.6 * cos(a), 1.6 * sin(a), 0.42), 0.075, lamp, scale=(1, 1, 0.6), segments=24)


@sprite('pokerChips', FAMILY, elevate=20)
def poker_chips():
    dice = Random(4)
    white, gold = plastic('#fffaf0', rough=0.3), metal(GOLD)

    def stack(at, color, count, seed):
        edge = plastic(stripes(color, '#fffaf0', color, color, count=8, axis='x'), rough=0.28, clear=0.6)
        body, inlay = plastic(color, rough=0.28, clear=0.6), plastic('#fff6e2', rough=0.3)
        x, y, z = at
        for k in range(count):
            chip((x + dice.uniform(-0.04, 0.04), y + dice.uniform(-0.04, 0.04), z + 0.155 * k), (0, 0, dice.uniform(0, 360)), edge, body, inlay, k == count - 1)

    def chip(at, turn, edge, body, inlay, top=True):
        with group() as g:
            lathe([(0, 0), (0.45, 0), (0.72, 0), (0.75, 0.02), (0.76, 0.04), (0.76, 0.11), (0.75, 0.13), (0.72, 0.15), (0.45, 0.15), (0, 0.15)], edge, segments=128)
            for side in (0.15, 0.0) if top else ():
                s = 1 if side else -1
                drum((0, 0, side - 0.012), 0.52, 0.024, inlay, bevel=0.01)
                ring((0, 0, side + s * 0.01), 0.5, 0.02, gold)
                with group() as star:
                    slab(star_outline(5, 0.34, 0.16), 0.04, body, bevel=0.012)
                star.move((0, 0, side + s * 0.01), (-90, 0, 0))
        return g.move(at, turn)

    stack((-0.95, 0.25, 0), '#d81f38', 9, 1)
    stack((0.62, 0.55, 0), '#2a56c8', 12, 2)
    stack((0.2, -0.95, 0), '#23232b', 5, 3)
    for at, turn, color in (((1.45, -0.75, 0.72), (72, 0, 24), '#1f9a5a'), ((-1.12, -1.12, 0.0), (0, 0, 40), '#f0a31f')):
        paint = plastic(stripes(color, '#fffaf0', color, color, count=8, axis='x'), rough=0.28, clear=0.6)
        chip(at, turn, paint, plastic(color, rough=0.28, clear=0.6), white)
