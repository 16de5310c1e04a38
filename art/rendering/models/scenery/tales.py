from kit import *

FAMILY = 'tales'


@sprite('gardenGnome', FAMILY, tint=True, elevate=7, yaw=-8)
def garden_gnome():
    skin, coat, hat = plastic('#ffcfa3', rough=0.3, soft=0.04), plastic('#2f6fb8', rough=0.26), plastic('#d8202f', tint=True, rough=0.24)
    beard, boot, gold = satin('#ffffff', rough=0.55, sheen=0.4), plastic('#6d4220', rough=0.28), metal(GOLD)
    lathe([(0, -1.75), (1.3, -1.75), (1.2, -1.6), (0.6, -1.5), (0, -1.48)], surface(mottled('#6fbb4f', '#57a541', 3), rough=0.8, bump=(16, 0.4)), smooth=4, scale=(1, 0.8, 1))
    for s in (-1, 1):
        ball((s * 0.34, -0.3, -1.36), 0.36, boot, scale=(0.9, 1.35, 0.72))
        tube([(s * 0.3, 0, -1.3), (s * 0.3, 0, -0.9)], 0.28, plastic('#4a4652', rough=0.4), smooth=0)
    lathe([(0, -1.05), (0.74, -1.02), (0.8, -0.6), (0.66, 0.05), (0.4, 0.4), (0, 0.42)], coat, smooth=5, scale=(1, 0.84, 1))
    ring((0, 0, -0.62), 0.78, 0.09, boot, scale=(1, 0.85, 1))
    box((0, -0.69, -0.62), (0.3, 0.1, 0.24), gold, bevel=0.05)
    for s in (-1, 1):
        tube([(s * 0.56, 0, 0.1), (s * 0.9, -0.2, -0.22), (s * (0.62 if s < 0 else 0.8), -0.56, -0.3)], 0.2, coat, radii=[1.1, 1, 0.9])
        ball((s * (0.56 if s < 0 else 0.8), -0.66, -0.28), 0.17, skin)
    ball((0, -0.08, 0.72), 0.56, skin)
    blob([*[((0.44 * sin(a), -0.4 * cos(a) - 0.14, 0.56 - 0.14 * cos(a)), 0.2) for a in [k * 0.36 for k in range(-4, 5)]], *[((x, -0.58, z), r) for x, z, r in ((0, 0.36, 0.26), (-0.2, 0.32, 0.22), (0.2, 0.32, 0.22), (0, 0.08, 0.22), (-0.1, -0.1, 0.16), (0.1, -0.08, 0.16), (0, -0.26, 0.11))]], beard, voxel=0.03, smooth=4)
    for s in (-1, 1):
        ball((s * 0.16, -0.68, 0.56), 0.15, beard, scale=(1.35, 0.7, 0.72), turn=(0, s * 20, 0))
        ball((s * 0.2, -0.56, 0.86), 0.075, plastic('#2b1b22', rough=0.08, clear=1), scale=(0.9, 0.6, 1.15), segments=24)
        ball((s * 0.33, -0.48, 0.7), 0.11, plastic('#ff8f8a', rough=0.4), scale=(1, 0.4, 0.8), segments=24)
        ball((s * 0.55, -0.04, 0.72), 0.14, skin, scale=(0.6, 0.9, 1.1), segments=24)
    ball((0, -0.68, 0.72), 0.15, plastic('#ffb48a', rough=0.3), segments=32)
    cone = lathe([(0.3, 0.95), (0.64, 0.93), (0.66, 1.02), (0.52, 1.35), (0.32, 1.9), (0.12, 2.4), (0, 2.55)], hat, smooth=5)
    for v in cone.data.vertices:
        t = max(0.0, v.co.z - 1.1)
        v.co.x += 0.16 * t * t
    ring((0, 0, 0.97), 0.62, 0.075, hat, scale=(1, 0.98, 1))
    for k, (x, y, h) in enumerate(((-1.0, -0.4, 0.42), (1.02, -0.32, 0.55), (0.84, -0.62, 0.34))):
        lathe([(0, 0), (0.09, 0), (0.07, h), (0, h)], satin('#fff4e0'), at=(x, y, -1.62), segments=24)
        lathe([(0.05, 0), (0.28, -0.03), (0.26, 0.08), (0.14, 0.2), (0, 0.24)], plastic('#e8384a', rough=0.2), at=(x, y, -1.62 + h), smooth=4, segments=40)
        for i in range(5):
            a = 2 * pi * i / 5 + k
            ball((x + 0.17 * cos(a), y + 0.17 * sin(a), -1.62 + h + 0.14), 0.035, plastic('#ffffff'), segments=12)


@sprite('knightArmor', FAMILY, tint=True, elevate=5, yaw=-12)
def knight_armor():
    steel, dark, gold = metal('#cfd4dc', rough=0.2), plastic('#24222c', rough=0.4), metal(GOLD, rough=0.2)
    for s in (-1, 1):
        ball((s * 0.36, -0.22, -2.12), 0.32, steel, scale=(0.85, 1.5, 0.55))
        lathe([(0, 0), (0.26, 0), (0.22, 0.3), (0.27, 0.75), (0, 0.76)], steel, at=(s * 0.36, 0, -2.15), smooth=3)
        ball((s * 0.36, -0.08, -1.34), 0.25, steel, scale=(1, 1.1, 1))
        ring((s * 0.36, -0.02, -1.34), 0.25, 0.035, gold)
        lathe([(0, 0), (0.24, 0), (0.31, 0.6), (0, 0.62)], steel, at=(s * 0.34, 0, -1.26), smooth=3)
    for k in range(4):
        lathe([(0.5, 0), (0.76 - 0.05 * k, -0.02), (0.66 - 0.04 * k, 0.26), (0.5, 0.26)], steel, at=(0, 0, -0.92 + 0.17 * k), scale=(1, 0.78, 1))
    lathe([(0, -0.32), (0.56, -0.3), (0.62, -0.05), (0.8, 0.42), (0.72, 0.8), (0.36, 0.98), (0, 1.0)], steel, smooth=5, scale=(1, 0.8, 1))
    capsule((0, -0.66, -0.12), (0, -0.6, 0.84), 0.035, gold)
    ring((0, 0, -0.24), 0.6, 0.075, plastic('#5f3a1e', rough=0.4), scale=(1, 0.82, 1))
    for s in (-1, 1):
        for k in range(3):
            ball((s * (0.84 + 0.02 * k), 0, 0.72 - 0.15 * k), 0.36 - 0.03 * k, steel, scale=(1, 1, 0.6), turn=(0, s * 24, 0))
        ring((s * 0.86, 0, 0.66), 0.37, 0.03, gold, turn=(0, s * 24, 0))
        tube([(s * 0.9, 0, 0.5), (s * 1.06, -0.12, 0.0), (s * 0.94, -0.5, -0.34)], 0.19, steel, radii=[1.1, 1, 0.95])
        ball((s * 1.06, -0.1, 0.02), 0.22, steel)
        lathe([(0, 0), (0.26, 0), (0.18, 0.26), (0, 0.28)], steel, at=(s * 0.93, -0.52, -0.42), turn=(60, 0, 0), segments=40)
        ball((s * 0.9, -0.64, -0.44), 0.18, steel)
    tube([(0.9, -0.68, -2.2), (0.9, -0.68, 0.2)], 0.075, steel, flat=0.3, radii=[0.2, 1, 1], smooth=0)
    capsule((0.62, -0.68, 0.22), (1.18, -0.68, 0.22), 0.06, gold)
    capsule((0.9, -0.68, 0.24), (0.9, -0.68, 0.56), 0.055, plastic('#5f3a1e'))
    ball((0.9, -0.68, 0.66), 0.1, gold)
    with group() as shield:
        outline = [(-0.62, 0.66), (0, 0.74), (0.62, 0.66), (0.6, 0.1), (0.42, -0.42), (0, -0.86), (-0.42, -0.42), (-0.6, 0.1)]
        slab(outline, 0.14, gold, bevel=0.05)
        slab([(x * 0.86, z * 0.86 - 0.01) for x, z in outline], 0.12, plastic('#2f5fb8', tint=True, rough=0.22), bevel=0.04, at=(0, -0.05, 0))
        pillow(region(star_outline(5, 0.36, 0.16), 0.03), gold, bounds=((-0.45, -0.45), (0.45, 0.45)), cell=0.022, height=0.14, at=(0, -0.13, 0.06))
    shield.move((-0.78, -0.86, -0.5), (0, -6, -16))
    lathe([(0, 0.9), (0.42, 0.92), (0.52, 1.2), (0.5, 1.6), (0.34, 1.92), (0, 2.0)], steel, smooth=5, scale=(1, 1.02, 1))
    for z, r in ((0.98, 0.47), (1.24, 0.53)):
        ring((0, 0, z), r, 0.045, steel)
    box((0, -0.52, 1.5), (0.62, 0.1, 0.1), dark, bevel=0.03)
    lathe([(0.54, 1.24), (0.58, 1.3), (0.55, 1.42), (0.52, 1.43)], steel)
    for k in range(5):
        for z in (1.18, 1.3, 1.4):
            ball((-0.16 + 0.08 * k, -0.52 - 0.02 * (2 - abs(k - 2)), z - 0.06), 0.024, dark, segments=10)
    for s in (-1, 1):
        drum((s * 0.5, 0, 1.44), 0.12, 0.08, gold, bevel=0.03, turn=(0, s * 90, 0))
    tube([(0, -0.3, 1.9), (0, 0, 2.06), (0, 0.34, 1.88)], 0.05, gold)
    plume = plastic('#d8202f', tint=True, rough=0.5)
    for k in range(13):
        petal(1.05 - 0.03 * abs(k - 6), 0.26, plume, cup=0.3, curl=-0.55, tip=0.4, thick=0.03, at=(0.02 * (k - 6), 0.02, 2.02), turn=(74 - 2.2 * abs(k - 6), 0, 180 + 9 * (k - 6)))


@sprite('cuckooClock', FAMILY, elevate=5, yaw=-10)
def cuckoo_clock():
    case, dark, roof = wood('#a5622f', '#6d3a18'), wood('#7d4622', '#4f2a12'), plastic('#7a3f1d', rough=0.4)
    slab([(-0.95, -1.0), (0.95, -1.0), (0.95, 0.75), (0, 1.55), (-0.95, 0.75)], 0.9, case, bevel=0.06)
    for s in (-1, 1):
        box((s * 0.62, -0.02, 1.22), (1.75, 1.3, 0.13), roof, bevel=0.05, turn=(0, s * 40, 0))
        for k in range(4):
            box((s * (0.25 + 0.27 * k), -0.66, 1.46 - 0.226 * k), (0.24, 0.06, 0.16), dark, bevel=0.03, turn=(0, s * 40, 0))
    drum((0, -0.46, -0.1), 0.62, 0.1, dark, bevel=0.04, turn=(90, 0, 0))
    drum((0, -0.54, -0.1), 0.52, 0.05, plastic('#fff6e4', rough=0.25), bevel=0.02, turn=(90, 0, 0))
    for i in range(12):
        a = 2 * pi * i / 12
        box((0.42 * sin(a), -0.605, -0.1 + 0.42 * cos(a)), (0.035, 0.03, 0.11 if i % 3 == 0 else 0.06), plastic('#3a2a24'), bevel=0.01, turn=(0, a * 180 / pi, 0))
    for a, length, w in ((-58, 0.28, 0.05), (62, 0.4, 0.038)):
        t = radians(a)
        capsule((0, -0.63, -0.1), (length * sin(t), -0.63, -0.1 + length * cos(t)), w * 0.7, plastic('#3a2a24'))
    ball((0, -0.64, -0.1), 0.06, metal(GOLD), segments=20)
    slab([(-0.26, 0.55), (0.26, 0.55), (0.26, 0.95), (0, 1.14), (-0.26, 0.95)], 0.1, plastic('#2a1a12', rough=0.6), bevel=0.02, at=(0, -0.44, 0))
    for s in (-1, 1):
        box((s * 0.4, -0.6, 0.78), (0.05, 0.3, 0.44), dark, bevel=0.02, turn=(0, 0, s * 30))
    with group() as bird:
        fuse([ball((0, 0, 0), 0.2, None, scale=(0.9, 1.2, 0.9)), ball((0, -0.16, 0.2), 0.15, None)], plastic('#3f9fe0', rough=0.25), voxel=0.02, smooth=5)
        lathe([(0, 0), (0.06, 0), (0, 0.15)], plastic('#ff9a1e'), at=(0, -0.28, 0.2), turn=(92, 0, 0), segments=20)
        for s in (-1, 1):
            ball((s * 0.09, -0.27, 0.25), 0.03, plastic('#1d1a22', rough=0.08, clear=1), segments=14)
            petal(0.3, 0.18, plastic('#2f7fc0'), cup=0.3, curl=0, tip=0.5, thick=0.03, at=(s * 0.15, -0.06, 0.02), turn=(30, 0, s * -130))
    bird.move((0, -0.78, 0.78))
    capsule((0, -0.4, 0.62), (0, -1.0, 0.62), 0.03, dark)
    greens = [leaf('#4c8f3f', '#9bcf7a', 4), leaf('#5fa54a', '#b0d98f', 4)]
    for k in range(11):
        x, z = -1.0 + 0.2 * k, -0.95 - 0.14 * sin(pi * k / 10)
        petal(0.42, 0.24, greens[k % 2], cup=0.3, curl=-0.15, tip=0.6, thick=0.03, at=(x, -0.5, z), turn=(70, 0, 180 + 14 * (k - 5)))
    for s in (-1, 1):
        for k in range(4):
            petal(0.5, 0.3, greens[k % 2], cup=0.3, curl=-0.1, tip=0.6, thick=0.03, at=(s * 0.98, -0.42, -0.6 + 0.4 * k), turn=(60, s * 20, s * -60))
        tube([(s * 0.4, -0.1, -1.0), (s * 0.4, -0.1, -1.9 - 0.25 * s)], 0.018, metal(GOLD), smooth=0, sides=8)
        lathe([(0, -0.42), (0.1, -0.36), (0.16, 0.0), (0.08, 0.36), (0, 0.42)], surface(mottled('#8a5a2f', '#6d4220', 8), rough=0.6, bump=(12, 0.6)), at=(s * 0.4, -0.1, -2.25 - 0.25 * s), smooth=4, segments=32)
    tube([(0, -0.1, -1.0), (0.06, -0.1, -1.75)], 0.022, dark, smooth=0, sides=8)
    drum((0.07, -0.16, -1.86), 0.2, 0.06, metal(GOLD), bevel=0.02, turn=(90, 0, 0))


@sprite('fairy', FAMILY, tint=True, glow=0.12, elevate=4, yaw=-8)
def fairy():
    skin, hair, dress = plastic('#ffd2b0', rough=0.32, soft=0.05), plastic('#f2a93a', rough=0.3), satin(tint=True, rough=0.4, clear=0.3)
    wing = plastic('#d4ecff', rough=0.08, clear=1, emit=0.25)
    for s in (-1, 1):
        wing_out = [(s * x, z) for x, z in ((0.05, 0.1), (0.5, 0.95), (1.15, 1.35), (1.55, 1.1), (1.35, 0.5), (0.7, 0.1))]
        pillow(region([(p[0], p[2]) for p in curve([(x, 0, z) for x, z in wing_out], 8, closed=True)]), wing, bounds=((-1.8, -0.2), (1.8, 1.6)), cell=0.035, height=0.06, at=(0, 0.25, 0))
        low = [(s * x, z) for x, z in ((0.05, 0.05), (0.7, 0.05), (1.15, -0.3), (1.0, -0.75), (0.5, -0.6))]
        pillow(region([(p[0], p[2]) for p in curve([(x, 0, z) for x, z in low], 8, closed=True)]), wing, bounds=((-1.4, -1.0), (1.4, 0.3)), cell=0.035, height=0.06, at=(0, 0.22, 0))
    ball((0, -0.05, 0.95), 0.58, skin)
    lathe([(0, 0.5), (0.18, 0.46), (0.3, 0.1), (0.34, -0.05), (0, -0.08)], dress, smooth=4)
    for row, (count, length, z, lift) in enumerate(((9, 0.95, -0.02, -48), (9, 0.75, 0.06, -36))):
        for i in range(count):
            petal(length, 0.5, dress, cup=0.3, curl=-0.05, tip=0.45, thick=0.04, at=(0, 0, z), turn=(lift, 0, 360 * (i + 0.5 * row) / count))
    for s in (-1, 1):
        tube([(s * 0.14, -0.02, -0.5), (s * 0.2, -0.05, -1.0), (s * 0.16 + 0.06, 0.1, -1.4)], 0.095, skin, radii=[1.1, 0.95, 0.8])
        ball((s * 0.16 + 0.07, 0.06, -1.5), 0.13, dress, scale=(0.9, 1.3, 0.8))
        hand = (0.86, -0.3, 0.62) if s > 0 else (-0.62, -0.3, -0.12)
        tube([(s * 0.28, -0.02, 0.34), (s * 0.52, -0.12, 0.2), hand], 0.085, skin, radii=[1.1, 1, 0.9])
        ball(hand, 0.11, skin)
        ball((s * 0.21, -0.56, 0.95), 0.1, plastic('#2b1b22', rough=0.08, clear=1), scale=(0.85, 0.55, 1.2), segments=28)
        ball((s * 0.19, -0.615, 1.0), 0.032, surface('#ffffff', emit=0.7), segments=12)
        ball((s * 0.34, -0.47, 0.8), 0.1, plastic('#ff9fa8', rough=0.4), scale=(1, 0.4, 0.75), segments=24)
        ball((s * 0.57, -0.02, 0.95), 0.13, skin, scale=(0.55, 0.8, 1.15), segments=20)
    tube([(-0.1, -0.605, 0.76), (0, -0.62, 0.73), (0.1, -0.605, 0.76)], 0.018, satin('#b5443f'), sides=8)
    blob([((0, 0.12, 1.12), 0.56), *[((0.5 * cos(a), 0.1 + 0.42 * sin(a), 1.08), 0.22) for a in [k * 0.4 - 0.1 for k in range(9)]], *[((x, -0.38, 1.36), 0.2) for x in (-0.3, -0.1, 0.12, 0.32)], ((-0.5, -0.16, 1.14), 0.18), ((0.5, -0.16, 1.14), 0.18), ((0, 0.02, 1.66), 0.2), ((0, 0.04, 1.86), 0.22), ((0.06, 0.06, 2.02), 0.14)], hair, voxel=0.035, smooth=5)
    for i in range(9):
        a = 2 * pi * i / 9
        ball((0.53 * cos(a), 0.02 + 0.5 * sin(a), 1.4), 0.08, plastic(('#ff7fa8', '#ffffff', '#ffd24a')[i % 3], rough=0.3), segments=16)
    capsule((0.78, -0.34, 0.45), (1.06, -0.42, 1.1), 0.03, satin('#fff4e0'))
    pillow(region(star_outline(5, 0.24, 0.11), 0.02), light('#ffe08a', 1.8), bounds=((-0.3, -0.3), (0.3, 0.3)), cell=0.016, height=0.1, at=(1.1, -0.44, 1.2))
    dice = Random(4)
    for _ in range(16):
        a, r = dice.uniform(-0.9, 1.4), dice.uniform(0.2, 0.75)
        ball((1.1 + r * cos(a) * 0.7, -0.44, 1.2 + r * sin(a)), dice.uniform(0.02, 0.045), light('#fff0b0', 2.0), segments=10)
