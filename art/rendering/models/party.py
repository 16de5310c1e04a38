from kit import *

FAMILY = 'celebration'


@sprite('popper', FAMILY, tint=True, elevate=6)
def popper():
    dice = Random(6)
    with group() as g:
        lathe([(0, -1.5), (0.16, -1.5), (0.2, -1.45), (0.62, 0.10), (0.66, 0.2), (0.6, 0.22), (0.5, 0.1), (0, -0.2)], satin(tint=True, rough=0.34, clear=0.4, where=stripes('#ffffff', '#000000', count=6, slant=1.2), color='#fff8ee'), segments=128)
        ring((0, 0, 0.18), 0.635, 0.055, metal(GOLD))
        ring((0, 0, -1.42), 0.2, 0.05, metal(GOLD))
        tube([(0, 0, -1.5), (0.02, 0, -1.78)], 0.02, satin('#fff3e2'), smooth=0)
        ring((0.02, 0, -1.88), 0.09, 0.03, metal(GOLD), turn=(90, 0, 0))
        for i, (angle, color, length) in enumerate(((-40, '#ff4f87', 1.9), (-16, '#ffb931', 2.3), (9, '#2fb8ff', 2.2), (34, '#7a5cff', 2.0))):
            a = radians(angle)
            d, e = Vector((sin(a), 0.0, cos(a))), Vector((cos(a), 0, -sin(a)))
            line = []
            for k in range(30):
                t = k / 29
                p = d * (0.1 + length * t) + e * (0.26 * sin(t * 13 + i) * (0.4 + t)) + Vector((0, 0.26 * cos(t * 13 + i) * (0.4 + t) + 0.1, -0.25 * t * t))
                line.append(tuple(p))
            band(line, 0.17, plastic(color, rough=0.3), thick=0.022, axis=tuple(d * 0.9 + Vector((0, 0.3, 0))), smooth=3)
        for i in range(54):
            a, k = radians(dice.uniform(-58, 58)), dice.uniform(0.5, 2.5)
            p = (k * sin(a), dice.uniform(-0.5, 0.4), 0.25 + k * cos(a))
            turn = tuple(dice.uniform(0, 360) for _ in range(3))
            paint = plastic(dice.choice(PARTY), rough=0.3) if i % 4 else foil('#f5c552')
            if i % 5 == 0:
                slab(star_outline(5, 0.11, 0.05), 0.04, paint, bevel=0.012, at=p, turn=turn)
            elif i % 5 < 3:
                w = dice.uniform(0.06, 0.09)
                sheet(lambda u, v, w=w: ((2 * u - 1) * w, (2 * v - 1) * w * 0.6, 0.5 * w * (2 * u - 1) ** 2), paint, nu=4, nv=2, thick=0.014, at=p, turn=turn)
            else:
                lathe(rounded(dice.uniform(0.045, 0.07), 0.02, 0.009), paint, at=p, turn=turn, segments=24)
    g.move(turn=(0, 34, 0))


@sprite('bell', FAMILY, tint=True, elevate=7, sides=1.8)
def bell():
    gold = metal(GOLD, rough=0.2)
    with group() as g:
        lathe([(0, 1.0), (0.2, 1.0), (0.44, 0.92), (0.58, 0.72), (0.64, 0.3), (0.72, -0.15), (0.92, -0.62), (1.22, -0.92), (1.26, -1.0), (1.2, -1.06), (1.1, -1.0), (0.85, -0.8), (0.5, 0)], gold, smooth=6, segments=128)
        for z, r in ((-0.66, 0.952), (-0.75, 1.03), (0.5, 0.622)):
            ring((0, 0, z), r, 0.032, gold)
        ball((0, 0, -1.12), 0.25, gold)
        ring((0, 0, 1.14), 0.16, 0.055, gold, turn=(90, 0, 0))
    g.move(turn=(0, -10, 0))
    bow((0.16, -0.42, 1.0), 0.78, satin(tint=True, rough=0.3, clear=0.4), turn=(-6, 0, 0))


def gem(r, seed=1):
    """A brilliant cut whose facets each reflect another light."""
    dice = Random(seed)
    paints = [metal(c, rough=0.04, emit=0.16) for c in ('#ffffff', '#dff3ff', '#bfe4ff', '#f3e6ff', '#ffffff')]
    rings = [(0.52, 0.36, 8, 0.0), (0.86, 0.2, 16, 0.5), (1.0, 0.0, 16, 0.0), (0.5, -0.52, 8, 0.5)]
    verts, faces, rows = [], [], []
    for radius, z, n, shift in rings:
        rows.append(list(range(len(verts), len(verts) + n)))
        verts += [(r * radius * cos(2 * pi * (i + shift) / n), r * radius * sin(2 * pi * (i + shift) / n), r * z) for i in range(n)]
    tip = len(verts)
    verts.append((0, 0, -r * 0.92))
    for low, high in zip(rows[1:], rows):
        n, m = len(low), len(high)
        for i in range(n):
            faces.append((high[i * m // n], low[i], low[(i + 1) % n]))
            if (i + 1) * m // n != i * m // n:
                faces.append((high[i * m // n], low[(i + 1) % n], high[((i + 1) * m // n) % m]))
        if m > n:
            for i in range(m):
                faces.append((high[i], low[(i * n // m) % n], high[(i + 1) % m]))
    faces += [(rows[-1][i], tip, rows[-1][(i + 1) % len(rows[-1])]) for i in range(len(rows[-1]))]
    thing = solid(verts, [*faces, rows[0]], paints[0], smooth=False)
    for paint in paints[1:]:
        thing.data.materials.append(paint)
    for face in thing.data.polygons:
        face.material_index = dice.randrange(len(paints))


@sprite('rings', FAMILY, elevate=10, sides=2.4)
def rings():
    gold, rose = metal(GOLD, rough=0.12), metal('#f4d8c4', rough=0.12)

    def hoop(r, paint):
        lathe([(r - 0.11, -0.16), (r - 0.02, -0.19), (r + 0.07, -0.15), (r + 0.1, 0), (r + 0.07, 0.15), (r - 0.02, 0.19), (r - 0.11, 0.16), (r - 0.12, 0), (r - 0.11, -0.16)], paint, smooth=5, segments=160)

    with group() as a:
        hoop(1.0, gold)
    a.move((-0.62, 0, 0), (82, 0, 12))
    with group() as b:
        hoop(0.96, rose)
        with group() as stone:
            gem(0.44)
        stone.move((0, 1.40, 0), (-90, 0, 0))
        for i in range(6):
            t = 2 * pi * i / 6
            tube([(0.08 * cos(t), 1.03, 0.08 * sin(t)), (0.34 * cos(t), 1.22, 0.34 * sin(t)), (0.435 * cos(t), 1.42, 0.435 * sin(t))], 0.036, rose, radii=[1.2, 1, 1.1])
        small = metal('#ffffff', rough=0.05)
        for k in range(-7, 8):
            if abs(k) > 2:
                t = pi / 2 + k * 0.13
                ball((1.05 * cos(t), 1.05 * sin(t), 0), 0.062, small, segments=8)
    b.move((0.66, -0.1, 0.08), (78, 0, -26))


@sprite('pinata', FAMILY, elevate=7)
def pinata():
    colors = [satin(c, rough=0.6) for c in ('#ff3f86', '#ff9a2e', '#ffd23f', '#27c2a0', '#2f9bff', '#8a5bff')]

    def frill(a, b, r0, r1, paint, seed):
        """A fringe of paper around the axis from a to b."""
        phase = seed * 1.7
        axis = Vector(b) - Vector(a)
        h = axis.length
        lathe([(r0 * 0.9, h), (r0 * 1.0, h * 0.75), (r1 * 1.06, h * 0.2), (r1 * 1.16, -h * 0.12), (r1 * 1.08, -h * 0.10), (r0 * 0.86, h * 0.6)], paint, at=a, turn=facing(axis), segments=264, smooth=3, ripple=lambda t, z: 1 + (0.075 * (1 if sin(44 * t + phase) > 0 else -0.6) + 0.02 * sin(7 * t + phase)) * max(0.0, 1 - z / h))

    def limb(a, b, r0, r1, rows, first, cap=True):
        """A part wrapped in fringes; a is its low end."""
        a, b = Vector(a), Vector(b)
        capsule(tuple(a), tuple(b), r0 * 0.9, colors[first % 6], end=r1 * 0.9)
        for i in range(rows):
            t0, t1 = i / rows, (i + 1.25) / rows
            low, high = r0 + (r1 - r0) * t0, r0 + (r1 - r0) * min(1, t1)
            frill(tuple(a.lerp(b, t0)), tuple(a.lerp(b, min(1.05, t1))), high, low, colors[(first + i) % 6], i + first)

    limb((-1.05, 0, 0), (0.95, 0, 0.05), 0.58, 0.62, 8, 0)
    ball((-1.1, 0, 0), 0.56, colors[5])
    for x, y in ((-0.85, -0.3), (0.75, -0.3), (-0.85, 0.3), (0.75, 0.3)):
        limb((x, y, -1.55), (x, y, -0.3), 0.25, 0.30, 6, 2)
        drum((x, y, -1.72), 0.27, 0.2, satin('#fff3e0'), bevel=0.05)
    limb((0.72, 0, 0.2), (1.28, 0, 1.35), 0.50, 0.38, 6, 3)
    limb((1.95, 0, 1.22), (1.15, 0, 1.62), 0.30, 0.42, 5, 1)
    ball((1.98, 0, 1.21), 0.29, satin('#fff3e0'), scale=(0.8, 1, 1))
    for y in (-0.1, 0.1):
        ball((2.18, y * 1.2, 1.3), 0.045, satin('#5b3a48'))
    for y in (-1, 1):
        ball((1.48, y * 0.40, 1.68), 0.12, plastic('#fffdf8'))
        ball((1.52, y * 0.47, 1.69), 0.075, plastic('#241d2b', rough=0.1))
        ball((1.55, y * 0.53, 1.73), 0.025, plastic('#ffffff', emit=0.5))
        limb((0.98, y * 0.22, 1.78), (0.80, y * 0.36, 2.42), 0.17, 0.07, 4, 4)
    for i in range(7):
        t = i / 6
        p = Vector((1.10, 0, 1.95)).lerp(Vector((0.28, 0, 0.62)), t)
        for k in range(5):
            tube([tuple(p), tuple(p + Vector((-0.22, 0.1 * (k - 2), 0.16))), tuple(p + Vector((-0.42, 0.13 * (k - 2), 0.02)))], 0.05, colors[(i + k) % 6], radii=[1, 1, 0.6], flat=0.5, sides=8)
    for k in range(9):
        a = 2 * pi * k / 9
        tube([(-1.55, 0, 0.2), (-1.9, 0.12 * cos(a), 0.25 + 0.12 * sin(a)), (-2.1 - 0.05 * (k % 3), 0.2 * cos(a), -0.35 + 0.15 * sin(a))], 0.06, colors[k % 6], radii=[0.8, 1, 0.5], flat=0.6, sides=8)
    tube([(0, 0, 0.5), (0, 0, 2.75)], 0.03, satin('#fff3e0'), smooth=0)
    bow((0, -0.05, 0.74), 0.30, satin('#ff3f86'), tails=False)
