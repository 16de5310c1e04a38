from drinks import wheel
from kit import *
from pieces import strawberry as berry

FAMILY = 'food'


@sprite('strawberry', FAMILY, elevate=8)
def strawberry():
    berry((0, 0, 0), 1.25, (26, 14, 0))
    berry((1.35, -0.55, -0.62), 0.78, (38, -30, 20))


@sprite('lemon', FAMILY, elevate=14)
def lemon():
    skin = plastic(mottled('#ffd928', '#ffc814', 2), rough=0.3, clear=0.5, shine=0.2, bump=(16, 0.14))
    with group() as g:
        lathe([(0, -1.36), (0.12, -1.32), (0.2, -1.2), (0.42, -1.02), (0.82, -0.66), (1.0, 0), (0.84, 0.64), (0.46, 0.98), (0.25, 1.1), (0.14, 1.16), (0, 1.14)], skin, smooth=8)
        ball((0, 0, 1.13), 0.09, satin('#7d9a3a'), scale=(1, 1, 0.6))
    g.move((-0.35, 0.5, 0.2), (12, 62, 0))
    wheel((0.62, -0.72, -0.28), 0.92, (74, 0, 14), '#ffd21f', '#ffe65c', '#fffbe6', thick=0.34)
    for turn, at, k in (((30, 10, -40), (0.62, 0.35, 0.85), 1.15), ((46, -10, 12), (0.5, 0.4, 0.88), 0.95)):
        petal(k, 0.5 * k, leaf('#3f9440', '#8fce6a'), cup=0.3, curl=-0.2, tip=0.75, at=at, turn=turn)


@sprite('pineapple', FAMILY, elevate=6)
def pineapple():
    body = plastic(fade('#d98a16', '#f3ae2a', '#f9c243'), rough=0.42, clear=0.3)
    profile = [(0, -1.28), (0.42, -1.25), (0.78, -0.95), (0.95, -0.4), (0.95, 0.25), (0.8, 0.82), (0.5, 1.12), (0, 1.2)]
    lathe(profile, surface('#a9691a', rough=0.6), smooth=6)
    smooth_line = curve([(r, z, 0) for r, z in profile], 20)
    eye, tip = body, satin('#8a5a20', rough=0.5)
    rows = 10
    for row in range(rows):
        z = -1.12 + 2.18 * row / (rows - 1)
        i = min(range(len(smooth_line)), key=lambda k: abs(smooth_line[k][1] - z))
        r = smooth_line[i][0]
        tangent = Vector((smooth_line[min(i + 1, len(smooth_line) - 1)][0] - smooth_line[i - 1][0], smooth_line[min(i + 1, len(smooth_line) - 1)][1] - smooth_line[i - 1][1], 0)).normalized()
        count = 13
        for c in range(count):
            a = 2 * pi * (c + 0.5 * (row % 2)) / count
            n = Vector((tangent.y * cos(a), tangent.y * sin(a), -tangent.x))
            size = 2 * pi * r / count * 0.60
            with group() as g:
                ball((0, 0, 0), 1, eye, scale=(size, 0.155, 0.12), segments=20)
                lathe([(0.045, 0.10), (0.02, 0.14), (0, 0.19)], tip, turn=(14, 0, 0), segments=10)
            m = Matrix.Translation((r * cos(a), r * sin(a), z))
            x_axis = Vector((-sin(a), cos(a), 0))
            y_axis = n.cross(x_axis)
            turn = Matrix((x_axis, y_axis, n)).transposed().to_4x4()
            for part in g.parts:
                part.matrix_world = m @ turn @ part.matrix_world
    greens = [leaf(c, v, 2) for c, v in (('#2f8a45', '#58b25f'), ('#3f9f4d', '#74c56c'), ('#57b058', '#97d884'))]
    for ring_i, (count, length, lift) in enumerate(((9, 1.0, 22), (8, 1.3, 44), (7, 1.5, 62), (5, 1.55, 78))):
        for i in range(count):
            petal(length, 0.34, greens[min(ring_i, 2)], cup=0.5, curl=-0.42 + ring_i * 0.1, tip=0.95, thick=0.03, at=(0, 0, 1.08 + 0.03 * ring_i), turn=(lift, 0, 360 * (i + 0.5 * ring_i) / count + 8 * ring_i))


@sprite('turkey', FAMILY, elevate=20)
def turkey():
    dice = Random(3)
    brown = plastic(fade('#d98b3a', '#b9601f', '#9c4a15', '#b25a1d', stops=[0, 0.35, 0.75, 1]), rough=0.24, clear=0.8, shine=0.12, bump=(5, 0.1))
    plate((0, 0, -0.98), 2.2, ceramic('#fbf7f0'), rim=metal(GOLD))
    made[-2].scale = (1, 0.82, 1)
    made[-1].scale = (1, 0.82, 1)
    parts = [ball((-0.15, 0, -0.05), 0.98, None, scale=(1.22, 0.92, 0.86)), ball((-0.75, 0, 0.02), 0.74, None, scale=(1, 1.02, 0.98)), ball((-0.55, 0, 0.35), 0.62, None, scale=(1.25, 0.85, 0.8))]
    for y in (-1, 1):
        parts += [ball((0.35, y * 0.72, -0.12), 0.50, None, scale=(1.3, 0.78, 0.95), turn=(0, -22, 0)), capsule((0.5, y * 0.78, 0.02), (1.42, y * 0.52, 0.42), 0.30, None, end=0.15)]
        parts += [capsule((-0.95, y * 0.72, -0.1), (-0.3, y * 0.96, -0.35), 0.22, None, end=0.18), capsule((-0.3, y * 0.96, -0.35), (-0.95, y * 0.98, -0.5), 0.17, None, end=0.11)]
    fuse(parts, brown, voxel=0.04, smooth=10)
    paper = satin('#fffaf0', rough=0.6)
    for y in (-1, 1):
        with group() as cuff:
            tube([(0, 0, -0.1), (0, 0, 0.25)], 0.11, surface('#f3e2c2', rough=0.5), smooth=0)
            lathe([(0.15, -0.05), (0.17, 0.0), (0.16, 0.2), (0.26, 0.34), (0.13, 0.36)], paper, smooth=3, segments=120, ripple=lambda a, z: 1 + 0.16 * sin(12 * a) * (1 if z > 0.22 else 0.1))
        cuff.move((1.40, y * 0.525, 0.41), facing((0.92, -y * 0.24, 0.42)))
    greens = [leaf('#3f9a45', '#8fd07a', 4), leaf('#58ad4c', '#a9dc8c', 4)]
    for i in range(34):
        a = 2 * pi * i / 34
        petal(dice.uniform(0.5, 0.7), 0.34, greens[i % 2], cup=0.4, curl=0.1, tip=0.5, wave=0.05, thick=0.015, at=(1.35 * cos(a), 1.08 * sin(a), -0.86), turn=(dice.uniform(12, 36), 0, 360 * i / 34 - 90 + dice.uniform(-20, 20)))
    for i in range(15):
        a = 2 * pi * i / 15 + 0.2
        if i % 3 == 0:
            wheel((1.66 * cos(a), 1.32 * sin(a), -0.66), 0.32, (62, 0, i * 24 + 100), '#ff9a1f', '#ffb43d', '#fff0cf', thick=0.1)
        else:
            for k in range(2):
                ball((1.70 * cos(a + 0.1 * k), 1.36 * sin(a + 0.1 * k), -0.72 + 0.06 * k), 0.125, plastic('#c8142e', rough=0.12, clear=1), segments=24)


@sprite('chefPot', FAMILY, tint=True, elevate=14)
def chef_pot():
    enamel = ceramic(tint=True)
    steel = metal(SILVER, rough=0.15)
    lathe([(0, -1.0), (1.2, -1.0), (1.36, -0.93), (1.42, -0.75), (1.42, 0.42), (0, 0.42)], enamel, smooth=0, segments=128)
    modify(made[-1], 'BEVEL', width=0.08, segments=4)
    ring((0, 0, 0.42), 1.42, 0.06, steel, segments=128)
    lathe([(0, 0.98), (0.3, 0.96), (0.9, 0.80), (1.32, 0.56), (1.43, 0.47), (1.36, 0.45), (0, 0.45)], ceramic(tint=0.96), smooth=4, segments=128)
    drum((0, 0, 0.95), 0.17, 0.1, steel, bevel=0.03)
    ball((0, 0, 1.16), 0.22, metal(GOLD), scale=(1, 1, 0.78))
    for s in (-1, 1):
        tube([(s * 1.36, 0.36, 0.1), (s * 1.74, 0.30, 0.16), (s * 1.82, 0, 0.18), (s * 1.74, -0.30, 0.16), (s * 1.36, -0.36, 0.1)], 0.11, metal(GOLD), sides=24)
    steam((0, 0, 1.42), 1.15, width=0.5)
    for i in range(10):
        a = 2 * pi * i / 10 + 0.3
        with group() as g:
            for k in range(5):
                b = 2 * pi * k / 5
                ball((0.11 * cos(b), 0.11 * sin(b), 0), 0.085, satin('#fffaf2'), scale=(1, 1, 0.3), segments=16)
            ball((0, 0, 0.02), 0.07, satin('#ffb931'), scale=(1, 1, 0.5), segments=16)
        g.move((1.425 * cos(a), 1.425 * sin(a), -0.3), facing((cos(a), sin(a), 0)))


@sprite('cheeseboard', FAMILY, elevate=30)
def cheeseboard():
    dice = Random(6)
    board = wood('#cf9659', '#a0662f', 0.9)
    outline = [(x * 1.98, z * 1.2) for x, z in [(cos(t), sin(t)) for t in [2 * pi * k / 80 for k in range(80)]]]
    outline = [((abs(x) / 1.98) ** 0.55 * 1.98 * (1 if x > 0 else -1), (abs(z) / 1.2) ** 0.55 * 1.2 * (1 if z > 0 else -1)) for x, z in outline]
    slab(outline, 0.2, board, bevel=0.07, at=(0, 0, -0.1), turn=(-90, 0, 0))
    slab([(1.9, -0.2), (2.4, -0.18), (2.52, 0), (2.4, 0.18), (1.9, 0.2)], 0.2, board, bevel=0.07, at=(0, 0, -0.1), turn=(-90, 0, 0))
    ring((2.3, 0, 0.0), 0.1, 0.035, satin('#6e4420'))
    cheese = plastic(mottled('#ffcb45', '#ffbb30', 1.5), rough=0.4, clear=0.3, shine=0.25)
    block = slab([(-1.0, -0.5), (1.05, -0.1), (-0.9, 0.72)], 0.85, cheese, bevel=0.05, at=(-0.62, 0.30, 0.44), turn=(-90, 0, 0))
    holes = []
    for x, y, z, r in ((-1.0, -0.22, 0.5, 0.16), (-0.45, -0.1, 0.62, 0.12), (-0.7, -0.15, 0.25, 0.11), (0.0, 0.02, 0.4, 0.13), (-0.9, 0.4, 0.88, 0.17), (-0.4, 0.4, 0.88, 0.12), (-1.3, -0.3, 0.72, 0.1), (-0.15, 0.25, 0.87, 0.08), (-1.25, 0.7, 0.87, 0.1)):
        holes.append(ball((x, y, z), r, None, segments=24))
    for hole in holes:
        modify(block, 'BOOLEAN', object=hole, operation='DIFFERENCE', solver='EXACT')
    baked(block)
    for hole in holes:
        made.remove(hole)
        bpy.data.objects.remove(hole)
    rind = satin('#fff8ea', rough=0.6)
    drum((0.98, 0.42, 0), 0.68, 0.36, rind, bevel=0.09)
    slab([(-0.1, 0), (0.62, -0.3), (0.64, 0.28)], 0.3, satin('#ffeec4', rough=0.5), bevel=0.05, at=(1.5, -0.42, 0.16), turn=(-90, 0, 20))
    cracker = surface(mottled('#e2ab5c', '#cf8f3f', 5), rough=0.7)
    for i in range(6):
        with group() as g:
            drum((0, 0, 0), 0.36, 0.075, cracker, bevel=0.03, segments=48)
            for x, y in in_disc(7, 0.26, i + 2):
                ball((x, y, 0.075), 0.018, satin('#a86b2c'), segments=8)
        g.move((-0.05 + 0.21 * i, -0.82 + 0.02 * i, 0.28), (0, -64 + i * 3, 12))
    grape = plastic('#6b2a7c', rough=0.2, clear=0.8)
    green = plastic('#9dc23f', rough=0.2, clear=0.8)
    for (cx, cy), paint in (((-1.45, -0.62), grape), ((0.12, 1.0), green)):
        for x, y in in_disc(13, 0.46, 4):
            ball((cx + x * 1.15, cy + y * 0.8, 0.16), 0.175, paint, segments=28)
        for x, y in in_disc(7, 0.3, 5):
            ball((cx + x, cy + y * 0.8, 0.40), 0.17, paint, segments=28)
        ball((cx, cy, 0.6), 0.16, paint, segments=28)
    with group() as s:
        berry((0, 0, 0), 0.36, (-60, 20, 30))
    s.move((-0.55, -0.85, 0.3))
    for x, y, a in ((1.75, 0.78, 20), (1.9, -0.82, -30), (-1.8, 0.2, 100)):
        petal(0.55, 0.26, leaf('#4a9a4a', '#9ad685', 5), cup=0.3, curl=0.2, tip=0.8, at=(x, y, 0.05), turn=(20, 0, a))
