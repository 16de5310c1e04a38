from kit import *
from scenery.buildings import small_heart

FAMILY = 'play'


@sprite('film', FAMILY, elevate=8)
def film():
    black, white = satin('#2d2b35', rough=0.4, clear=0.3), satin('#fbf7f0', rough=0.4, clear=0.3)

    def striped(width, high):
        with group() as g:
            box((0, 0, 0), (width, 0.26, high), black, bevel=0.05)
            for i in range(5):
                x = -width / 2 + width * (i + 0.42) / 5
                slab([(x - 0.13, -high * 0.46), (x + 0.13, -high * 0.46), (x + 0.34, high * 0.46), (x + 0.08, high * 0.46)], 0.285, white, bevel=0.014)
        return g

    with group() as g:
        box((0, 0, -0.45), (2.9, 0.26, 1.72), black, bevel=0.08)
        box((0, -0.115, -0.52), (2.62, 0.06, 1.40), satin('#45424f', rough=0.5), bevel=0.03)
        chalk = matte('#f3efe8')
        for z in (-0.16, -0.52, -0.88):
            box((0, -0.15, z), (2.42, 0.02, 0.022), chalk, bevel=0.006)
        for x, low in ((-0.4, -0.88), (0.45, -0.88)):
            box((x, -0.15, (low - 0.16) / 2), (0.022, 0.02, abs(low + 0.16)), chalk, bevel=0.006)
        slab(star_outline(5, 0.17, 0.085), 0.06, plastic('#ffc53d'), bevel=0.02, at=(-0.82, -0.16, -0.33))
        small_heart(0.13, plastic('#ff5f86'), (0.03, -0.15, -0.34))
        for i, c in enumerate(('#36d08b', '#2fb8ff', '#ffb931')):
            ball((0.68 + 0.22 * i, -0.16, -0.34), 0.075, plastic(c), scale=(1, 0.4, 1), segments=24)
        striped(2.9, 0.36).move((0, 0, 0.60))
        hinge = (-1.36, 0, 0.84)
        with group() as arm:
            striped(2.9, 0.36).move((1.36, 0, 0.16), scale=(1, 1, 1))
        arm.move(hinge, (0, -17, 0))
        steel = metal('#c9ccd4', rough=0.25)
        slab([(-1.48, 0.46), (-1.02, 0.46), (-1.02, 0.62), (-1.2, 0.9), (-1.2, 1.06), (-1.48, 1.06)], 0.32, steel, bevel=0.03)
        for x, z in ((-1.36, 0.84), (-1.36, 0.58), (-1.14, 0.58)):
            ball((x, -0.16, z), 0.055, metal(GOLD), scale=(1, 0.6, 1), segments=24)
    g.move(turn=(0, -6, 24))


@sprite('dice', FAMILY, elevate=22)
def dice():
    layout = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, 1), (-1, 1), (1, -1)), 5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))}

    def die(size, body, pip, faces):
        with group() as g:
            box((0, 0, 0), (size,) * 3, body, bevel=size * 0.17, segments=8)
            for value, direction in faces:
                d = Vector(direction)
                u = Vector((d.y, d.z, d.x)) if d.x + d.y + d.z > 0 else Vector((-d.y, -d.z, -d.x))
                v = d.cross(u)
                for a, b in layout[value]:
                    p = d * (size / 2 - 0.002) + (u * a + v * b) * size * 0.245
                    r = size * (0.15 if value == 1 else 0.095)
                    ball(tuple(p), r, pip, scale=(1, 1, 0.16), turn=facing(d), segments=32)
        return g

    faces = lambda a, b, c: ((a, (0, 0, 1)), (b, (0, -1, 0)), (c, (1, 0, 0)), (7 - b, (0, 1, 0)), (7 - c, (-1, 0, 0)))  # noqa: E731
    die(1.5, plastic('#e8323f', rough=0.16, clear=1.0, soft=0.06), plastic('#fffaf2'), faces(5, 3, 1)).move((-0.72, 0.35, 0), (0, 0, 36))
    die(1.5, plastic('#fdfaf4', rough=0.16, clear=1.0, soft=0.06), plastic('#26242d'), faces(6, 2, 4)).move((0.95, -0.35, 0.14), (22, 12, -22))


@sprite('cards', FAMILY, elevate=10)
def cards():
    def rank(symbol, paint, at, size, turn=0):
        if symbol == 'heart':
            outline = heart_outline(0.95)
        elif symbol == 'diamond':
            outline = [(0, 1.15), (0.78, 0), (0, -1.15), (-0.78, 0)]
        elif symbol == 'spade':
            outline = [(-x * 0.92, -z * 0.95 + 0.2) for x, z in heart_outline(0.95)]
        else:
            outline = [(p[0], p[1]) for p in arc((0, 0.55), 0.45, 0.45, -40, 220) + arc((-0.5, -0.2), 0.45, 0.45, 60, 330) + arc((0.5, -0.2), 0.45, 0.45, 210, 480)]
        with group() as s:
            slab([(x * size, z * size) for x, z in outline], 0.03, paint, bevel=0.006)
            if symbol in ('spade', 'club'):
                slab([(-0.06 * size, 0), (0.06 * size, 0), (0.34 * size, -1.0 * size), (-0.34 * size, -1.0 * size)], 0.03, paint, bevel=0.006)
        s.move(at, (0, turn, 0))

    red, black = plastic('#e8323f', rough=0.25), plastic('#25232b', rough=0.25)
    paper = satin('#fffdf8', rough=0.4, clear=0.2)
    rim = [p for cx, cz, start in ((0.68 - 0.14, 1.0 - 0.14, 0), (-0.68 + 0.14, 1.0 - 0.14, 90), (-0.68 + 0.14, -1.0 + 0.14, 180), (0.68 - 0.14, -1.0 + 0.14, 270)) for p in arc((cx, cz), 0.14, 0.14, start, start + 90, 8)]
    for i, (symbol, paint) in enumerate((('club', black), ('diamond', red), ('spade', black), ('heart', red))):
        with group() as card:
            slab(rim, 0.045, paper, bevel=0.015)
            rank(symbol, paint, (0, -0.02, 0), 0.30)
            for s in (-1, 1):
                rank(symbol, paint, (s * -0.48, -0.02, s * 0.78), 0.095, 0 if s > 0 else 180)
        card.move((0, -0.09 * i, 1.45), scale=1)
        card.move(turn=(0, -33 + 22 * i, 0))
    for x, y, z, c in ((-1.35, -0.55, 0.02, '#e8323f'), (-1.28, -0.5, 0.19, '#2f6fe0'), (-1.38, -0.52, 0.36, '#2fa968'), (1.3, -0.5, 0.02, '#ffb931')):
        with group() as chip:
            drum((0, 0, 0), 0.42, 0.15, plastic(c, rough=0.3), bevel=0.035)
            for k in range(8):
                a = 2 * pi * k / 8
                box((0.385 * cos(a), 0.385 * sin(a), 0.075), (0.09, 0.13, 0.156), plastic('#fffaf2', rough=0.3), bevel=0.02, turn=(0, 0, 45 * k))
            ring((0, 0, 0.15), 0.24, 0.014, plastic('#fffaf2'))
        chip.move((x, y, z), (0, 0, x * 30))


@sprite('controller', FAMILY, tint=True, elevate=24)
def controller():
    shell, dark = plastic(tint=True, rough=0.3, clear=0.5, shine=0.15), satin('#34313d', rough=0.45)
    with group() as g:
        parts = [box((0, 0, 0.1), (2.3, 0.62, 1.05), None, bevel=0.28), ball((0, 0, 0.5), 0.45, None, scale=(2.2, 0.62, 0.5))]
        for s in (-1, 1):
            parts += [ball((s * 1.02, -0.02, 0.16), 0.66, None, scale=(1, 0.56, 1)), tube([(s * 1.1, 0, 0.0), (s * 1.34, 0.02, -0.5), (s * 1.38, 0.06, -1.0)], 0.36, None, radii=[1.25, 1.0, 0.82], sides=24, flat=0.85)]
        body = fuse(parts, shell, voxel=0.03, smooth=12)
        verts = [v.co for v in body.data.vertices]

        def front(x, z):
            near = min(verts, key=lambda v: (v.x - x) ** 2 + (v.z - z) ** 2 + (9 if v.y > 0 else 0))
            return near.y

        y = front(-0.98, 0.28)
        cross = plastic('#3d3a47', rough=0.3)
        box((-0.98, y - 0.02, 0.28), (0.56, 0.16, 0.19), cross, bevel=0.05)
        box((-0.98, y - 0.02, 0.28), (0.19, 0.16, 0.56), cross, bevel=0.05)
        for dx, dz, c in ((0.21, 0, '#ff4f6d'), (-0.21, 0, '#36b8f0'), (0, 0.21, '#ffc53d'), (0, -0.21, '#36d08b')):
            p = (0.98 + dx, front(0.98 + dx, 0.28 + dz), 0.28 + dz)
            ball(p, 0.115, plastic(c, rough=0.12, clear=1), scale=(1, 0.75, 1), segments=40)
        for s in (-1, 1):
            x, z = s * 0.46, -0.22
            y = front(x, z)
            with group() as stick:
                ring((0, 0, 0), 0.27, 0.045, dark)
                drum((0, 0, 0), 0.13, 0.2, dark)
                lathe([(0, 0.2), (0.17, 0.21), (0.22, 0.26), (0.235, 0.2), (0.2, 0.14), (0, 0.13)], satin('#45424f', rough=0.55), smooth=4)
            stick.move((x, y, z), (90, 0, 0))
            tube([(s * 0.72, 0.05, 0.74), (s * 1.0, 0.06, 0.78), (s * 1.28, 0.08, 0.66)], 0.13, dark, radii=[0.8, 1, 0.8], sides=24)
        y = front(0, 0.36)
        box((0, y, 0.36), (0.62, 0.07, 0.32), dark, bevel=0.03)
        slab(star_outline(5, 0.11, 0.055), 0.05, light('#ffe08a', 1.4), bevel=0.01, at=(0, y - 0.05, 0.36))
        for s in (-1, 1):
            capsule((s * 0.46, front(s * 0.46, 0.36) - 0.01, 0.32), (s * 0.46, front(s * 0.46, 0.4) - 0.01, 0.42), 0.045, dark)
    g.move(turn=(-34, -10, 12))


@sprite('palette', FAMILY, elevate=30)
def palette():
    outline = [(p[0], p[1]) for p in curve([(-1.6, -0.1, 0), (-1.35, 0.75, 0), (-0.55, 1.22, 0), (0.5, 1.2, 0), (1.35, 0.78, 0), (1.72, 0.1, 0), (1.55, -0.36, 0), (1.1, -0.42, 0), (0.72, -0.5, 0), (0.62, -0.88, 0), (0.3, -1.12, 0), (-0.4, -1.15, 0), (-1.2, -0.82, 0)], 10, closed=True)]
    hole = [(0.98 + 0.2 * cos(a), 0.06 + 0.17 * sin(a)) for a in [2 * pi * k / 40 for k in range(40)]]
    slab(outline, 0.16, wood('#dca46a', '#b9793f', 0.9), bevel=0.06, holes=(hole[::-1],), turn=(-90, 0, 0))
    for i, (x, y, c) in enumerate(((-1.12, 0.18, '#ef3340'), (-0.86, 0.70, '#ff8a2a'), (-0.30, 0.86, '#ffd02e'), (0.30, 0.84, '#3fbf5a'), (0.88, 0.62, '#2fa8e8'), (-1.02, -0.40, '#ff6fae'), (-0.56, -0.78, '#7a4be0'))):
        paint = plastic(c, rough=0.14, clear=1, shine=0.04)
        fuse([ball((x, y, 0.1), 0.24, None, scale=(1.1, 1, 0.42)), ball((x + 0.12, y - 0.1, 0.1), 0.15, None, scale=(1, 1, 0.42)), ball((x - 0.13, y + 0.06, 0.09), 0.14, None, scale=(1, 1, 0.4)), lathe([(0, 0), (0.12, 0.02), (0.05, 0.18), (0, 0.22)], None, at=(x, y, 0.14), turn=(12 * (i % 3 - 1), 14, 0), smooth=3, segments=24)], paint, voxel=0.018, smooth=5)
    for k, (turn, at, color) in enumerate((((0, 60, 24), (0.35, -0.55, 0.34), '#2fa8e8'), ((0, 66, 58), (-0.1, -0.2, 0.46), '#ef3340'))):
        with group() as brush:
            lathe([(0, -1.75), (0.04, -1.72), (0.085, -1.0), (0.1, -0.4), (0.075, 0.08), (0, 0.1)], plastic('#34304a' if k else '#c9452f', rough=0.2, clear=1), smooth=5, segments=40)
            lathe([(0, 0), (0.08, 0), (0.095, 0.2), (0.1, 0.42), (0, 0.42)], metal(GOLD if k else SILVER), segments=40)
            lathe([(0.09, 0.4), (0.14, 0.58), (0.12, 0.78), (0.05, 0.96), (0, 1.02)], satin(fade('#c9955f', '#c9955f', color, color, stops=[0, 0.3, 0.5, 1]), rough=0.4), smooth=5, segments=40)
        brush.move(at, turn)
