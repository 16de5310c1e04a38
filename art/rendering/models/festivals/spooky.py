from kit import *

FAMILY = 'spooky'


@sprite('cauldron', FAMILY, glow=0.35, elevate=16)
def cauldron():
    dice = Random(4)
    iron = surface(mottled('#3a3844', '#2a2832', 5), rough=0.38, clear=0.4, shine=0.2)
    lathe([(0, -1.1), (0.5, -1.05), (1.05, -0.7), (1.35, -0.1), (1.28, 0.45), (1.02, 0.78), (1.0, 0.86), (1.2, 0.96), (1.22, 1.04), (1.1, 1.08), (0.98, 0.98), (0.94, 0.8), (0, 0.74)], iron, smooth=5, segments=128)
    brew = plastic(fade('#3fae2f', '#8fe83f', '#c4ff6a'), rough=0.1, clear=1, emit=0.55)
    blob([*[((x, y, 0.9 + dice.uniform(-0.04, 0.06)), dice.uniform(0.2, 0.3)) for x, y in in_disc(34, 0.9, 3)], ((-0.86, -0.66, 0.98), 0.2), ((-0.92, -0.8, 0.72), 0.14), ((-0.94, -0.88, 0.42), 0.11), ((0.5, -0.98, 0.98), 0.18), ((0.54, -1.14, 0.72), 0.12)], brew, voxel=0.045, smooth=3)
    for x, y, z, r in ((-0.3, -0.3, 1.2, 0.24), (0.28, -0.1, 1.26, 0.3), (0.0, 0.3, 1.2, 0.22), (0.62, -0.4, 1.14, 0.16), (-0.62, 0.0, 1.14, 0.16), (0.05, -0.2, 1.72, 0.14), (-0.32, 0.0, 2.0, 0.1), (0.34, -0.1, 2.12, 0.17), (0.0, 0.0, 2.44, 0.09)):
        ball((x, y, z), r, plastic('#b8ff5a', rough=0.05, clear=1, emit=0.35), segments=36)
    for s in (-1, 1):
        ring((s * 1.32, -0.05, 0.35), 0.26, 0.075, iron, turn=(90, 0, 16 * s))
    for a in (210, 330, 90):
        t = radians(a)
        tube([(0.7 * cos(t), 0.7 * sin(t), -0.9), (0.86 * cos(t), 0.86 * sin(t), -1.3), (0.92 * cos(t), 0.92 * sin(t), -1.5)], 0.15, iron, radii=[1.2, 0.9, 1.1])
    bark = surface(mottled('#7d4f2c', '#5d3820', 5), rough=0.75, bump=(14, 0.5))
    for k in range(6):
        t = 2 * pi * k / 6 + 0.3
        capsule((1.5 * cos(t), 1.25 * sin(t), -1.56), (0.3 * cos(t + 0.5), 0.3 * sin(t + 0.5), -1.32), 0.15, bark)
    outer, mid = (plastic(fade(*c), rough=0.25, emit=e) for c, e in ((('#ff5a14', '#ff6a16', '#f9401a'), 0.6), (('#ffc23a', '#ffa526', '#ff7a1a'), 0.8)))
    for x, y, size, paint in ((-0.9, -0.7, 0.42, outer), (-0.5, -0.95, 0.34, mid), (0.0, -1.0, 0.44, outer), (0.45, -0.98, 0.34, mid), (0.9, -0.7, 0.44, outer), (-1.15, -0.2, 0.36, mid), (1.15, -0.2, 0.36, mid), (0.2, -1.12, 0.26, mid)):
        lathe([(r * size, z * size) for r, z in ((0, 0), (0.36, 0.1), (0.5, 0.4), (0.42, 0.78), (0.24, 1.2), (0.08, 1.62), (0, 1.8))], paint, at=(x, y, -1.5), turn=(0, 12 * x, 0), smooth=5, segments=32)


@sprite('coffin', FAMILY, glow=0.1, elevate=10, yaw=-22)
def coffin():
    outline = [(-0.62, -2.1), (0.62, -2.1), (1.1, 0.95), (0.62, 2.0), (-0.62, 2.0), (-1.1, 0.95)]

    def scaled(k, drop=0.0):
        return [(x * k, (z - 0.1) * (1 - (1 - k) * 0.62) + 0.1 + drop) for x, z in outline]

    timber, edge, brass = wood('#8a5a3c', '#4f2d1c'), wood('#6d4128', '#3d2114'), metal(GOLD, rough=0.24)
    with group() as g:
        slab(outline, 0.7, edge, bevel=0.05)
        slab(scaled(1.06), 0.16, timber, bevel=0.05, at=(0, -0.4, 0))
        slab(scaled(0.82), 0.12, edge, bevel=0.05, at=(0, -0.46, 0))
        slab(scaled(0.74), 0.1, timber, bevel=0.04, at=(0, -0.5, 0))
        for x, z in scaled(0.96):
            ball((x, -0.49, z), 0.07, brass, scale=(1, 0.5, 1), segments=20)
        for s in (-1, 1):
            for z in (-0.9, 0.7):
                x = s * (0.78 if z < 0 else 1.06)
                ring((x, -0.06, z), 0.17, 0.04, brass, turn=(0, 90, 0))
        bat = [(0, 0.3), (0.08, 0.42), (0.14, 0.28), (0.3, 0.3), (0.62, 0.46), (0.74, 0.1), (0.56, 0.12), (0.48, -0.08), (0.3, 0.0), (0.16, -0.14), (0, -0.3)]
        pillow(region([*bat, *[(-x, z) for x, z in reversed(bat[1:-1])]], 0.02), plastic('#2a2233', rough=0.3), bounds=((-0.9, -0.5), (0.9, 0.6)), cell=0.022, height=0.16, at=(0, -0.56, 0.62))
        for s in (-1, 1):
            ball((s * 0.06, -0.66, 0.72), 0.03, light('#ffd23a', 1.6), segments=14)
        for k in range(5):
            box((0, -0.54, -0.2 - 0.3 * k), (0.5 - 0.05 * k, 0.03, 0.045), edge, bevel=0.012)
    g.move((0, 0, 0), (-6, 0, 0))
    mist_ = satin('#d9cfe8', rough=0.7)
    dice = Random(3)
    blob([((dice.uniform(-1.3, 1.3), dice.uniform(-0.75, 0.1), -2.15 + dice.uniform(-0.05, 0.1)), dice.uniform(0.16, 0.28)) for _ in range(64)], mist_, voxel=0.045, smooth=5)
    web = satin('#efeaf6', rough=0.5)
    for a in (2, 24, 46, 68, 88):
        t = radians(a)
        capsule((-1.02, -0.5, 0.86), (-1.02 + 0.62 * cos(t), -0.5, 0.86 + 0.62 * sin(t)), 0.012, web)
    for r in (0.2, 0.36, 0.52):
        tube([(-1.02 + r * cos(radians(a)), -0.5, 0.86 + r * sin(radians(a))) for a in (2, 24, 46, 68, 88)], 0.011, web, smooth=0, sides=6)
