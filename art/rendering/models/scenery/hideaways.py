from kit import *

FAMILY = 'country'


def greenery(spots, seed, colors=('#3f9a4b', '#58b05c', '#2f8444')):
    """Clouds of leaves at (position, radius) pairs."""
    dice = Random(seed)
    paints = [surface(fade(c, '#8fce7a', axis='y', space='uv'), rough=0.45, clear=0.25, shine=0.2) for c in colors]
    for center, r in spots:
        ball(center, r * 0.84, surface('#2c7a3e', rough=0.7))
        for p, d in on_ball(int(120 * r), r * 0.82):
            leaf_ = petal(r * 0.34 + 0.1, r * 0.18 + 0.07, dice.choice(paints), cup=0.3, curl=-0.1, tip=0.6, thick=0.03, soften=0)
            leaf_.matrix_world = matrix(tuple(Vector(center) + Vector(p)), facing(d)) @ matrix(turn=(0, 0, dice.uniform(0, 360))) @ matrix(turn=(dice.uniform(8, 30), 0, 0))



@sprite('treehouse', FAMILY, glow=0.15, elevate=6, yaw=-10)
def treehouse():
    bark = surface(mottled('#8a5a34', '#69421f', 3), rough=0.8, bump=(10, 0.6))
    plank, dark, roof = wood('#d29a5c', '#95602e'), wood('#a56a38', '#6d4220'), plastic('#d8503a', rough=0.35)
    fuse([tube([(0, 0.2, -1.75), (0.05, 0.2, -1.1), (-0.05, 0.2, 0.2), (0.1, 0.2, 1.6)], 0.5, None, radii=[1.5, 0.95, 0.85, 0.6], sides=32), *[tube([(0, 0.2, -1.8), (0.6 * cos(a), 0.2 + 0.45 * sin(a), -2.1), (1.05 * cos(a), 0.2 + 0.75 * sin(a), -2.3)], 0.2, None, radii=[1, 0.8, 0.3]) for a in (3.3, 4.1, 5.0, 5.9, 0.4)], tube([(-0.1, 0.2, 0.4), (-0.9, 0.2, 1.2), (-1.2, 0.2, 1.9)], 0.22, None, radii=[1.2, 1, 0.7]), tube([(0.1, 0.2, 0.5), (0.9, 0.2, 1.3), (1.3, 0.2, 1.9)], 0.22, None, radii=[1.2, 1, 0.7])], bark, voxel=0.06, smooth=3)
    greenery((((0, 0.5, 2.5), 0.95), ((-1.2, 0.45, 2.05), 0.8), ((1.25, 0.45, 2.05), 0.82), ((-0.62, 0.3, 2.75), 0.62), ((0.72, 0.3, 2.8), 0.62), ((1.85, 0.4, 1.45), 0.52), ((-1.8, 0.4, 1.4), 0.5)), 5)
    for k in range(7):
        box((0, -0.55 + 0.24 * (k - 2), -0.52), (2.9, 0.21, 0.12), plank, bevel=0.03)
    for x in (-1.2, 1.2):
        capsule((x, -0.6, -0.58), (x * 0.3, 0.1, -1.35), 0.07, dark)
    for k in range(7):
        x = -0.75 + 0.25 * k
        if k != 4 and k != 5:
            box((x, -0.62, 0.12), (0.235, 0.1, 1.18), plank, bevel=0.025)
    box((0.375, -0.6, 0.6), (0.5, 0.1, 0.24), plank, bevel=0.025)
    for s in (-1, 1):
        box((s * 0.86, 0.0, 0.12), (0.1, 1.2, 1.18), plank, bevel=0.025)
    box((0.375, -0.56, 0.02), (0.46, 0.06, 0.98), plastic('#3a2a24', rough=0.6), bevel=0.01)
    box((-0.4, -0.67, 0.2), (0.5, 0.08, 0.46), dark, bevel=0.03)
    box((-0.4, -0.71, 0.2), (0.4, 0.04, 0.36), light('#ffd98a', 1.1), bevel=0.02)
    capsule((-0.4, -0.74, 0.02), (-0.4, -0.74, 0.38), 0.02, dark)
    capsule((-0.6, -0.74, 0.2), (-0.2, -0.74, 0.2), 0.02, dark)
    for s in (-1, 1):
        box((s * 0.5, -0.1, 1.06), (1.3, 1.5, 0.1), roof, bevel=0.04, turn=(0, s * 32, 0))
        for k in range(4):
            box((s * (0.1 + 0.27 * k), -0.1, 1.36 - 0.169 * k), (0.06, 1.52, 0.07), surface('#b53c2a', rough=0.4), bevel=0.02, turn=(0, s * 32, 0))
    slab([(-0.84, 0.7), (0.84, 0.7), (0, 1.26)], 0.1, plank, bevel=0.02, at=(0, -0.6, 0))
    pillow(region(heart_outline(0.15), 0.01), plastic('#ff5f7f'), bounds=((-0.2, -0.2), (0.2, 0.2)), cell=0.014, height=0.06, at=(0, -0.68, 0.9))
    rope = surface('#d9b77c', rough=0.9)
    for s in (-1, 1):
        tube([(0.95 + s * 0.2, -0.95, -0.5), (1.0 + s * 0.2, -1.05, -1.4), (1.0 + s * 0.21, -1.1, -2.4)], 0.04, rope)
    for k in range(7):
        capsule((0.74, -0.98 - 0.02 * k, -0.72 - 0.25 * k), (1.24, -0.98 - 0.02 * k, -0.72 - 0.25 * k), 0.05, plank)
    for x in (-1.4, -0.95, 1.4):
        capsule((x, -0.98, -0.5), (x, -0.98, 0.0), 0.045, dark)
    for z in (-0.04, -0.24):
        capsule((-1.4, -0.98, z), (-0.95, -0.98, z), 0.035, dark)
    tube([(-1.4, -0.98, -0.02), (-1.42, -1.1, 0.1), (-1.42, -1.22, 0.02)], 0.025, dark)
    ball((-1.42, -1.22, -0.16), 0.12, light('#ffb53a', 1.8, core='#ffe9b0'), scale=(1, 1, 1.25))
    lathe([(0, -2.52), (1.7, -2.5), (1.5, -2.36), (0.8, -2.26), (0, -2.22)], surface(mottled('#6fbb4f', '#57a541', 3), rough=0.8, bump=(16, 0.4)), smooth=4, scale=(1, 0.75, 1))


@sprite('hammock', FAMILY, tint=True, elevate=14)
def hammock():
    dice = Random(2)
    bark = [surface('#b98a58', rough=0.65, clear=0.15), surface('#a37445', rough=0.65, clear=0.15)]
    greens = [surface(fade(a, b, axis='y', space='uv'), rough=0.4, clear=0.35, shine=0.2) for a, b in (('#2a8c46', '#5cc257'), ('#35a04c', '#7ad15f'))]
    for s in (-1, 1):
        path = curve([(s * 1.72, 0.15, -1.5), (s * 1.78, 0.15, -0.6), (s * 1.92, 0.15, 0.4), (s * 2.2, 0.15, 1.25)], 8)
        for i in range(0, len(path) - 2, 2):
            a, b = Vector(path[i]), Vector(path[i + 2])
            r = 0.2 - 0.07 * i / len(path)
            d = b - a
            lathe([(0, 0), (r * 0.86, 0), (r * 1.12, d.length * 0.8), (r * 1.05, d.length * 0.9), (0, d.length * 0.8)], bark[(i // 2) % 2], at=tuple(a), turn=facing(d), smooth=2, segments=32)
        top = Vector(path[-1])
        for i in range(9):
            a = 2 * pi * i / 9 + 0.2
            out = Vector((cos(a), sin(a), 0))
            rib = [top + out * (1.15 * t) + Vector((0, 0, 0.55 * t - 1.25 * t * t)) for t in [k / 9 for k in range(10)]]
            tube([tuple(p) for p in rib], 0.025, greens[0], radii=[1.3, 0.3], sides=8, smooth=2)
            for k in range(1, 10):
                along = (rib[k] - rib[k - 1]).normalized()
                side = along.cross(Vector((0, 0, 1))).normalized()
                up = side.cross(along)
                for w in (1, -1):
                    d = (along * 0.7 + side * w * 0.9 - up * 0.4).normalized()
                    x = d.cross(up + side * w * 0.3).normalized()
                    size = 0.5 * sin(pi * (0.16 + 0.8 * k / 9)) ** 0.7
                    blade = petal(size, 0.14, greens[(i + k) % 2], cup=0.2, curl=-0.2, tip=0.7, thick=0.02, soften=0)
                    blade.matrix_world = Matrix.Translation(rib[k]) @ Matrix((x, d, x.cross(d))).transposed().to_4x4()
        for k in range(3):
            ball((top.x + 0.16 * (k - 1), top.y - 0.14, top.z - 0.12), 0.12, surface('#7a4a26', rough=0.55), segments=24)
        lathe([(0, -1.72), (0.62, -1.7), (0.5, -1.56), (0, -1.46)], surface(mottled('#ffe2a0', '#f6cf80', 2), rough=0.8, bump=(26, 0.3)), at=(s * 1.72, 0.15, 0), smooth=4)
    cloth = satin(tint=True, rough=0.75, where=stripes('#ffffff', '#000000', count=7, axis='x', space='uv'))

    def sag(u, v):
        t = 2 * v - 1
        wide = 0.62 * (1 - 0.45 * t * t)
        x = 2 * u - 1
        return (1.18 * t, 0.1 + wide * x, -0.86 + 0.5 * t * t + 0.3 * x * x * (1 - 0.4 * t * t))

    sheet(sag, cloth, nu=16, nv=32, thick=0.03)
    rope = surface('#e3c68e', rough=0.9)
    for s in (-1, 1):
        knot = (s * 1.74, 0.12, 0.02)
        for k in range(7):
            edge = sag(k / 6, (s + 1) / 2)
            tube([edge, ((edge[0] + knot[0]) / 2, edge[1] * 0.6, (edge[2] + knot[2]) / 2 - 0.03), knot], 0.02, rope, sides=8)
        ring((s * 1.83, 0.15, 0.08), 0.2, 0.05, rope, turn=(0, s * 8, 0))
    for k in range(22):
        x, y, z = sag(0.0, 0.06 + 0.88 * k / 21)
        tube([(x, y, z), (x + dice.uniform(-0.02, 0.02), y - 0.06, z - 0.2)], 0.018, rope, sides=6, smooth=0)
    ball((-0.62, 0.02, -0.5), 0.32, satin('#fff4e4', rough=0.7), scale=(0.75, 1.1, 0.6), turn=(0, 30, 0))


@sprite('gazebo', FAMILY, glow=0.2, elevate=9, yaw=-11)
def gazebo():
    white, shingle = plastic('#fbf8f3', rough=0.32), surface(mottled('#7f93a8', '#6d8299', 5), rough=0.55)
    sides = 8
    corners = [(cos(2 * pi * (i + 0.5) / sides), sin(2 * pi * (i + 0.5) / sides)) for i in range(sides)]
    for k, (r, z) in enumerate(((1.95, -1.75), (1.75, -1.6))):
        lathe([(0, 0), (r, 0), (r, 0.15), (0, 0.15)], surface('#e3d8c8', rough=0.5) if k else white, at=(0, 0, z), turn=(0, 0, 22.5), segments=sides, sharp=30)
    for i, (x, y) in enumerate(corners):
        p, q = (1.55 * x, 1.55 * y), (1.55 * corners[(i + 1) % sides][0], 1.55 * corners[(i + 1) % sides][1])
        drum((*p, -1.46), 0.085, 2.0, white, bevel=0.02, segments=32)
        drum((*p, -1.46), 0.13, 0.14, white, bevel=0.03, segments=32)
        drum((*p, 0.4), 0.13, 0.14, white, bevel=0.03, segments=32)
        capsule((*p, 0.52), (*q, 0.52), 0.1, white)
        if i != 5:
            for z in (-0.72, -1.28):
                capsule((*p, z), (*q, z), 0.05, white)
            for k in range(1, 6):
                t = k / 6
                x2, y2 = p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
                capsule((x2, y2, -1.28), (x2, y2, -0.72), 0.028, white)
        brace = [(p[0], p[1], 0.08), (p[0] + (q[0] - p[0]) * 0.1, p[1] + (q[1] - p[1]) * 0.1, 0.34), (p[0] + (q[0] - p[0]) * 0.3, p[1] + (q[1] - p[1]) * 0.3, 0.46)]
        tube(brace, 0.04, white)
        other = [(q[0], q[1], 0.08), (q[0] + (p[0] - q[0]) * 0.1, q[1] + (p[1] - q[1]) * 0.1, 0.34), (q[0] + (p[0] - q[0]) * 0.3, q[1] + (p[1] - q[1]) * 0.3, 0.46)]
        tube(other, 0.04, white)
        lamp = light('#ffc25a', 1.9, core='#fff0c0')
        for k in range(1, 6):
            t = k / 6
            ball((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, 0.36 - 0.34 * t * (1 - t)), 0.06, lamp, segments=16)
    rows = 7
    for k in range(rows):
        low, high = k / rows, (k + 1) / rows
        r0, r1 = 1.98 * (1 - low) + 0.1, 1.98 * (1 - high) + 0.1
        lathe([(r1 * 0.96, 0.62 + 1.15 * high), (r0, 0.6 + 1.15 * low - 0.03), (r0, 0.6 + 1.15 * low + 0.05)], shingle, turn=(0, 0, 22.5), segments=sides, sharp=20)
    for i, (x, y) in enumerate(corners):
        capsule((2.05 * x, 2.05 * y, 0.62), (0.1 * x, 0.1 * y, 1.78), 0.045, white)
    drum((0, 0, 1.7), 0.32, 0.36, white, bevel=0.04, segments=sides)
    lathe([(0.4, 0), (0.3, 0.16), (0.0, 0.5)], shingle, at=(0, 0, 2.04), segments=sides, sharp=20)
    ball((0, 0, 2.62), 0.11, metal(GOLD))
    bush = [surface('#3f9a4b', rough=0.6), surface('#58b05c', rough=0.6)]
    dice = Random(4)
    for a in (200, 222, 318, 340, 180, 0):
        x, y = 1.95 * cos(radians(a)), 1.95 * sin(radians(a))
        blob([((x + dice.uniform(-0.15, 0.15), y + dice.uniform(-0.1, 0.1), -1.55 + dice.uniform(0, 0.22)), dice.uniform(0.16, 0.26)) for _ in range(7)], bush[a % 4 > 1], voxel=0.04, smooth=2)
        for _ in range(6):
            ball((x + dice.uniform(-0.28, 0.28), y - 0.22, -1.5 + dice.uniform(0, 0.32)), 0.06, plastic(dice.choice(('#ff7fa8', '#ffffff', '#ff5f8e')), rough=0.3), segments=14)
    for k in range(2):
        box((0, -1.95 - 0.22 * k, -1.62 - 0.1 * k), (0.9, 0.3, 0.12), white, bevel=0.03, turn=(0, 0, 0))
