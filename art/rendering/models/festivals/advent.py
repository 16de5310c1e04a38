"""Things of Advent and Christmas: greenery, gingerbread."""

from festivals.parts import sprig
from kit import *

FAMILY = 'holidays'


def fir_ring(r, z=0.0, thick=0.36, seed=2, count=110):
    """A wreath of fir that lies flat."""
    dice = Random(seed)
    greens = [surface(fade(a, b, axis='y', space='uv'), rough=0.5, clear=0.15, shine=0.3) for a, b in (('#0f5a35', '#2f9a55'), ('#17703f', '#45b068'), ('#0c4a2e', '#248248'))]
    ring((0, 0, z), r, thick * 0.55, surface('#0d4229', rough=0.9))
    kinds = []
    for i, paint in enumerate(greens):
        with group() as kind:
            sprig(0.62, paint, seed=i)
        kinds.append(kind)
    places = []
    for i in range(count):
        a = 2 * pi * i / count
        b = (i * 2.4) % (2 * pi)
        out = Vector((cos(a) * cos(b), sin(a) * cos(b), sin(b)))
        along = Vector((-sin(a), cos(a), 0))
        p = Vector((r * cos(a), r * sin(a), z)) + out * thick * 0.42
        d = (along * 0.9 + out * 0.75 + Vector((0, 0, dice.uniform(-0.1, 0.15)))).normalized()
        if d.z < -0.35:
            continue
        side = d.cross(out).normalized()
        spin = Matrix((side, d, side.cross(d))).transposed().to_4x4()
        places.append((i % 3, Matrix.Translation(p) @ spin))
    for k, m in places[3:]:
        for part in kinds[k].copy().parts:
            part.matrix_world = m @ part.matrix_world
    for k in range(3):
        for part in kinds[k].parts:
            part.matrix_world = places[k][1] @ part.matrix_world


def pine_cone(at, size, turn=(0, 0, 0)):
    brown, tip = surface(fade('#5f3a20', '#8a5a34'), rough=0.6), surface('#b98a5a', rough=0.6)
    with group() as g:
        ball((0, 0, 0.1), 0.6, brown, scale=(1, 1, 1.3), segments=24)
        for row in range(8):
            z = -0.6 + 0.2 * row
            r = 0.78 * sqrt(max(0.05, 1 - ((z - 0.0) / 1.05) ** 2))
            n = 9 if row < 6 else 6
            for i in range(n):
                a = 2 * pi * (i + 0.5 * (row % 2)) / n
                ball((r * cos(a), r * sin(a), z), 0.25, tip if (i + row) % 3 == 0 else brown, scale=(1, 0.8, 0.34), turn=(0, -28, a * 180 / pi), segments=14)
    return g.move(at, turn, size)


def holly(at, size, turn=(0, 0, 0)):
    green, berry = leaf('#1f7a3f', '#6fc07a', 5), plastic('#d8142c', rough=0.12, clear=1)
    with group() as g:
        for k in range(3):
            def place(u, v):
                x = 2 * u - 1
                half = 0.24 * sin(pi * v**0.8) * (1 + 0.36 * abs(sin(3.5 * pi * v)))
                return (half * x, v, 0.1 * x * x + 0.06 * sin(7 * pi * v) * abs(x))

            sheet(place, green, nu=10, nv=24, thick=0.03, turn=(20, 0, 120 * k))
        for k in range(3):
            a = 2 * pi * k / 3 + 0.5
            ball((0.13 * cos(a), 0.13 * sin(a), 0.14), 0.13, berry, segments=24)
    return g.move(at, turn, size)


@sprite('adventWreath', 'ceremony', glow=0.5, elevate=24)
def advent_wreath():
    fir_ring(1.42)
    wax = satin('#c8142a', rough=0.36, soft=0.08, clear=0.3)
    gold = metal(GOLD, rough=0.2)
    for i in range(4):
        a = radians(45 + 90 * i)
        x, y = 1.4 * cos(a), 1.4 * sin(a)
        drum((x, y, 0.16), 0.42, 0.08, gold, bevel=0.03)
        lathe([(0, 0.2), (0.3, 0.2), (0.31, 0.24), (0.31, 1.28), (0.29, 1.34), (0.22, 1.33), (0.1, 1.28), (0, 1.27)], wax, at=(x, y, 0), segments=64)
        tube([(x, y, 1.24), (x + 0.01, y, 1.4), (x + 0.03, y, 1.47)], 0.022, matte('#3a2d2a'))
        flame((x + 0.02, y, 1.38), 0.52, lean=3)
    red = satin('#d8182e', rough=0.3, clear=0.4)
    for i, a in enumerate((-90, 0, 180, 90)):
        t = radians(a)
        if i == 0:
            bow((0, -1.72, 0.3), 0.5, red, turn=(-18, 0, 0))
        else:
            pine_cone((1.5 * cos(t), 1.5 * sin(t), 0.36), 0.26, (50 * -sin(t), 50 * cos(t), 0))
    for a in (-62, -118, -22, -158, 22, 158, 68, 112):
        t = radians(a)
        holly((1.62 * cos(t), 1.62 * sin(t), 0.28), 0.42, (-24 * sin(t), 24 * cos(t), a))
    for i in range(14):
        a = 2 * pi * (i + 0.35) / 14
        if min(abs((a - radians(45 + 90 * k) + pi) % (2 * pi) - pi) for k in range(4)) < 0.26:
            continue
        ball((1.2 * cos(a), 1.2 * sin(a), 0.34), 0.11, (gold, plastic('#d8142c', rough=0.1, clear=1))[i % 2], segments=28)


@sprite('gingerbreadHouse', FAMILY, elevate=13)
def gingerbread_house():
    cookie = surface(mottled('#b8702f', '#a45f25', 3), rough=0.6, clear=0.15, bump=(14, 0.15))
    roof_cookie = surface(mottled('#96541f', '#a8642c', 3), rough=0.6, clear=0.15, bump=(14, 0.15))
    icing = frosting('#fffdf8')
    sweet = [plastic(c, rough=0.2) for c in ('#e8243c', '#2fae4f', '#ffc62e', '#2f9be8', '#ff6fae')]
    w, d, h, peak = 1.15, 1.05, 1.3, 2.55
    with group() as g:
        gable = [(-w, 0), (w, 0), (w, h), (0, peak), (-w, h)]
        for y in (-d, d):
            slab(gable, 0.18, cookie, bevel=0.06, at=(0, y, 0))
        for s in (-1, 1):
            box((s * w, 0, h / 2), (0.18, 2 * d, h), cookie, bevel=0.06)
        slope = atan2(peak - h, w)
        run = 1.5 * w / cos(slope) * 0.92
        for s in (-1, 1):
            with group() as side:
                box((run / 2 - 0.04, 0, 0.06), (run, 2 * d + 0.62, 0.16), roof_cookie, bevel=0.06)
                # Rows of icing tiles.
                for row in range(5):
                    for k in range(7):
                        x, y = 0.24 + 0.31 * row, -d - 0.12 + (2 * d + 0.24) * (k + 0.25 + 0.5 * (row % 2)) / 7
                        if abs(y) < d + 0.22:
                            tube([(x - 0.12, y - 0.15, 0.16), (x + 0.1, y, 0.17), (x - 0.12, y + 0.15, 0.16)], 0.045, icing, sides=10)
                        if (row + k) % 3 == 0 and abs(y) < d + 0.16:
                            ball((x - 0.12, y, 0.17), 0.085, sweet[(row + 2 * k) % 5], scale=(1, 1, 0.7), segments=24)
                # Icicles of icing along the eaves.
                parts = [capsule((run - 0.05, -d - 0.3, 0.05), (run - 0.05, d + 0.3, 0.05), 0.12, None)]
                for k in range(11):
                    y = -d - 0.24 + (2 * d + 0.48) * k / 10
                    parts.append(capsule((run - 0.02, y, 0.03), (run + 0.1 + 0.1 * (k % 2), y, -0.17 - 0.16 * (k % 2)), 0.085, None, end=0.05))
                fuse(parts, icing, voxel=0.03, smooth=5)
                # Icing along the front gable.
                for k in range(9):
                    for yy in (-d - 0.31, d + 0.31):
                        ball((0.1 + (run - 0.12) * k / 8, yy, 0.07), 0.125, icing, scale=(1.1, 0.8, 1), segments=24)
            side.move((0, 0, peak + 0.04), (0, slope * 180 / pi, 0 if s > 0 else 180))
        for k in range(11):
            dollop((0, -d - 0.26 + (2 * d + 0.52) * k / 10, peak + 0.16), 0.17, icing, h=0.8, folds=6)
        # The door, a window, and a heart above.
        f = -d - 0.1
        door = [(-0.32, 0), (0.32, 0), (0.32, 0.62)] + arc((0, 0.62), 0.32, 0.3, 0, 180, 14) + [(-0.32, 0.62)]
        slab(door, 0.12, plastic('#d8243a', rough=0.35), bevel=0.04, at=(0, f, 0.04))
        tube([(x * 1.12, f - 0.06, 0.04 + z * 1.06) for x, z in [(0.32, 0), (0.32, 0.62)] + arc((0, 0.62), 0.32, 0.3, 10, 170, 12) + [(-0.32, 0.62), (-0.32, 0)]], 0.05, icing, sides=12)
        ball((0.18, f - 0.1, 0.45), 0.05, metal(GOLD), segments=20)
        with group() as heart:
            pillow(region(heart_outline(0.24), 0.02), sweet[0], bounds=((-0.35, -0.35), (0.35, 0.35)), cell=0.02, height=0.1)
            tube([(x * 1.16, -0.01, z * 1.16) for x, z in heart_outline(0.25, 40)], 0.032, icing, closed=True, smooth=2, sides=10)
        heart.move((0, f, 1.58))
        for x in (-0.74, 0.74):
            box((x, f, 0.78), (0.4, 0.1, 0.5), plastic('#ffd76a', rough=0.15, emit=0.25), bevel=0.04)
            tube([(x - 0.22, f - 0.06, 0.51), (x + 0.22, f - 0.06, 0.51), (x + 0.22, f - 0.06, 1.05), (x - 0.22, f - 0.06, 1.05)], 0.045, icing, closed=True, smooth=0, sides=10)
            capsule((x, f - 0.06, 0.53), (x, f - 0.06, 1.03), 0.03, icing)
            capsule((x - 0.2, f - 0.06, 0.78), (x + 0.2, f - 0.06, 0.78), 0.03, icing)
        for y in (-0.45, 0.45):
            tube([(w + 0.1, y - 0.24, 0.5), (w + 0.1, y + 0.24, 0.5), (w + 0.1, y + 0.24, 1.02), (w + 0.1, y - 0.24, 1.02)], 0.045, icing, closed=True, smooth=0, sides=10)
            box((w + 0.06, y, 0.76), (0.1, 0.44, 0.48), plastic('#ffd76a', rough=0.15, emit=0.25), bevel=0.04)
            capsule((w + 0.11, y, 0.52), (w + 0.11, y, 1.0), 0.03, icing)
            capsule((w + 0.11, y - 0.2, 0.76), (w + 0.11, y + 0.2, 0.76), 0.03, icing)
        for s in (-1, 1):
            for y in (-d, d):
                stick = plastic(stripes('#fffaf4', '#e02038', count=5, axis='y', slant=1 / 5), rough=0.15, clear=1)
                tube([(s * (w + 0.02), y - 0.1 if y < 0 else y, 0.02), (s * (w + 0.02), y - 0.1 if y < 0 else y, h - 0.02)], 0.095, stick, smooth=6, sides=20)
        # The chimney.
        box((0.66, 0.4, 2.25), (0.42, 0.42, 0.85), cookie, bevel=0.05)
        blob([((0.66 + x, 0.4 + y, 2.72), 0.17) for x in (-0.13, 0.13) for y in (-0.13, 0.13)] + [((0.48, 0.2, 2.55), 0.08), ((0.72, 0.18, 2.5), 0.08)], icing, voxel=0.03, smooth=5)
    g.move(turn=(0, 0, 28))
    blob([((1.55 * cos(a) * 1.1, 1.5 * sin(a) * 1.1, -0.1), 0.34 + 0.06 * sin(5 * a)) for a in [2 * pi * i / 26 for i in range(26)]], icing, voxel=0.06, smooth=8)
    drum((0, 0, -0.2), 1.7, 0.24, icing, bevel=0.1, segments=128)
    drum((0, 0, -0.32), 2.15, 0.18, satin('#d8243a', rough=0.4, clear=0.3), bevel=0.08, segments=128)
    for i in range(20):
        a = 2 * pi * i / 20
        q = 1.92
        ball((q * cos(a), q * sin(a), 0.0), 0.15, sweet[i % 5], scale=(1, 1, 0.95), segments=24)


@sprite('gingerbreadMan', FAMILY, elevate=4)
def gingerbread_man():
    cookie = surface(mottled('#c27a36', '#ad6628', 2.5), rough=0.55, clear=0.2, bump=(14, 0.12))
    icing = frosting('#fffdf8', rough=0.3, clear=0.5)

    def shape(x, z):
        body = stroke([[(0, -0.25), (0, 0.25)]], 0.50)(x, z)
        for line, r in (([(0, 1.02), (0, 1.03)], 0.66), ([(0, 0.30), (-1.0, 0.36)], 0.30), ([(0, 0.30), (1.0, 0.36)], 0.30), ([(-0.2, -0.4), (-0.58, -1.25)], 0.35), ([(0.2, -0.4), (0.58, -1.25)], 0.35)):
            other = stroke([line], r)(x, z)
            k = 0.14
            blend = (abs(body - other) < k) * (k - abs(body - other)) ** 2 / (4 * k)
            body = (body < other) * body + (body >= other) * other - blend
        return body

    with group() as g:
        pillow(shape, cookie, bounds=((-1.5, -1.8), (1.5, 1.9)), cell=0.035, height=0.26, power=0.3)
        y = -0.265

        def line(points, r=0.05, **more):
            tube([(x, y + dy, z) for x, z, dy in points], r, icing, sides=12, **more)

        def zigzag(a, b, n, k):
            """Piped waves from a to b."""
            a, b = Vector((a[0], a[1])), Vector((b[0], b[1]))
            across = Vector((-(b - a).y, (b - a).x)).normalized() * k
            return [((a.lerp(b, i / n) + across * (1 if i % 2 else -1)).x, (a.lerp(b, i / n) + across * (1 if i % 2 else -1)).y, 0.06 if i in (0, n) else 0.02) for i in range(n + 1)]

        line(zigzag((-1.0, 0.08), (-1.0, 0.64), 6, 0.07))
        line(zigzag((1.0, 0.08), (1.0, 0.64), 6, 0.07))
        line(zigzag((-0.86, -1.12), (-0.24, -1.38), 7, 0.07))
        line(zigzag((0.24, -1.38), (0.86, -1.12), 7, 0.07))
        ink = plastic('#3a1d10', rough=0.12, clear=1)
        for s in (-1, 1):
            ball((s * 0.24, y, 1.14), 0.095, ink, scale=(0.9, 0.6, 1.15), segments=28)
            ball((s * 0.24 + 0.03, y - 0.05, 1.18), 0.028, surface('#ffffff', emit=0.6), segments=14)
            ball((s * 0.40, y + 0.02, 0.92), 0.1, satin('#ef8f6a'), scale=(1, 0.25, 0.75), segments=24)
        line([(0.26 * cos(radians(a)), 1.03 + 0.26 * sin(radians(a)), 0) for a in range(205, 340, 15)], 0.045)
        for z, c in ((0.36, '#e8243c'), (0.02, '#2fae4f'), (-0.32, '#e8243c')):
            ball((0, y - 0.03, z), 0.125, plastic(c, rough=0.12, clear=1), scale=(1, 0.6, 1), segments=32)
        bow((0, y - 0.06, 0.5), 0.30, satin('#d8182e', rough=0.3, clear=0.4), tails=False)
    g.move(turn=(0, 6, 14))
