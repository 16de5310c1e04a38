from kit import *


@sprite('phoneBooth', 'parlor', tint=True, glow=0.12, elevate=6, yaw=-24)
def phone_booth():
    red = plastic('#d8202f', tint=True, rough=0.22)
    pane, gold = plastic(fade('#cfe8f4', '#f4fbff'), rough=0.06, clear=1, emit=0.18), metal(GOLD, rough=0.2)
    box((0, 0, -2.2), (1.7, 1.7, 0.22), surface('#8d8a94', rough=0.6), bevel=0.05)
    box((0, 0, -0.2), (1.28, 1.28, 3.7), pane, bevel=0.02)
    for s in (-1, 1):
        for t in (-1, 1):
            box((s * 0.68, t * 0.68, -0.2), (0.22, 0.22, 3.8), red, bevel=0.05)
    for z, h, k in ((-1.86, 0.5, 1.46), (1.62, 0.5, 1.5), (1.94, 0.14, 1.66)):
        box((0, 0, z), (k, k, h), red, bevel=0.05)
    lathe([(0, 0), (1.12, 0), (1.05, 0.12), (0.7, 0.3), (0, 0.4)], red, at=(0, 0, 2.0), turn=(0, 0, 45), segments=4, sharp=20)
    for turn in (0, 90, 180, 270):
        with group() as side:
            for x in (-0.2, 0.2):
                box((x, -0.66, -0.12), (0.05, 0.06, 3.0), red, bevel=0.015)
            for k in range(7):
                box((0, -0.66, -1.42 + 0.46 * k), (1.2, 0.06, 0.05), red, bevel=0.015)
            box((0, -0.76, 1.62), (1.14, 0.06, 0.26), plastic('#fff6e4', rough=0.3, emit=0.35), bevel=0.02)
            for x in (-0.36, -0.18, 0, 0.18, 0.36):
                capsule((x - 0.05, -0.8, 1.62), (x + 0.05, -0.8, 1.62), 0.028, plastic('#3a2a24'))
            ball((0, -0.62, 1.98), 0.14, gold, scale=(1.3, 0.5, 0.9), segments=24)
        side.move(turn=(0, 0, turn))
    ball((0.5, -0.74, -0.3), 0.06, gold, segments=16)


@sprite('barn', 'country', elevate=10, yaw=-26)
def barn():
    red, white, roof = plastic('#c22f2a', rough=0.4), plastic('#fbf8f3', rough=0.35), surface(mottled('#6d7482', '#5a616e', 5), rough=0.5)
    lathe([(0, -1.6), (2.5, -1.6), (2.65, -1.5), (2.3, -1.36), (0, -1.3)], surface(mottled('#6fbb4f', '#57a541', 3), rough=0.8, bump=(16, 0.4)), smooth=4, scale=(1, 0.9, 1))
    gable = [(-1.1, -1.4), (1.1, -1.4), (1.1, 0.1), (0.72, 0.86), (0, 1.3), (-0.72, 0.86), (-1.1, 0.1)]
    slab(gable, 2.7, red, bevel=0.03)
    for k in range(-5, 6):
        x = 0.2 * k
        top = 0.1 + (1.1 - abs(x)) * 2.0 if abs(x) > 0.72 else 0.86 + (0.72 - abs(x)) * 0.61
        capsule((x, -1.37, -1.36), (x, -1.37, top - 0.08), 0.014, surface('#a02420', rough=0.5))
    for s in (-1, 1):
        box((s * 0.95, 0, 0.5), (0.96, 3.1, 0.1), roof, bevel=0.03, turn=(0, s * 63.4, 0))
        box((s * 0.37, 0, 1.13), (0.96, 3.1, 0.1), roof, bevel=0.03, turn=(0, s * 31.4, 0))
        tube([(s * 1.14, -1.42, 0.06), (s * 0.74, -1.42, 0.9), (0, -1.42, 1.34)], 0.06, white, smooth=0)
        capsule((s * 1.06, -1.4, -1.36), (s * 1.06, -1.4, 0.04), 0.06, white)
        with group() as door:
            box((0, 0, 0), (0.56, 0.08, 1.2), red, bevel=0.02)
            for z in (-0.56, 0, 0.56):
                box((0, -0.05, z), (0.56, 0.05, 0.08), white, bevel=0.015)
            for x in (-0.25, 0.25):
                box((x, -0.05, 0), (0.07, 0.05, 1.2), white, bevel=0.015)
            for z in (-0.28, 0.28):
                for flip in (-1, 1):
                    box((0, -0.045, z), (0.06, 0.04, 0.66), white, bevel=0.01, turn=(0, flip * 42, 0))
        door.move((s * 0.3, -1.42, -0.78))
    box((0, -1.4, 0.42), (0.62, 0.1, 0.62), white, bevel=0.03)
    box((0, -1.44, 0.42), (0.46, 0.08, 0.46), plastic('#4a2a20', rough=0.7), bevel=0.02)
    straw = [satin(c, rough=0.7) for c in ('#f2cf6b', '#e0b44c')]
    dice = Random(3)
    for _ in range(40):
        x = dice.uniform(-0.2, 0.2)
        capsule((x, -1.46, 0.22), (x + dice.uniform(-0.1, 0.1), -1.56, 0.22 + dice.uniform(0.02, 0.22)), 0.016, dice.choice(straw))
    for at, turn in (((1.3, -1.75, -1.14), 20), ((1.72, -1.35, -1.14), -30), ((1.5, -1.6, -0.76), 5)):
        drum((at[0] - 0.25, at[1], at[2]), 0.26, 0.5, surface(mottled('#e8c260', '#d0a543', 8), rough=0.9, bump=(30, 0.6)), bevel=0.05, turn=(0, 90, 0))
    lathe([(0, 0), (0.55, 0), (0.55, 2.2), (0, 2.2)], surface('#d8dce2', rough=0.35), at=(1.75, 0.7, -1.4))
    for z in (-0.9, -0.3, 0.3):
        ring((1.75, 0.7, z), 0.555, 0.025, metal('#9aa0ab'))
    lathe([(0.6, 0), (0.5, 0.26), (0.2, 0.46), (0, 0.5)], plastic('#c22f2a', rough=0.35), at=(1.75, 0.7, 0.8), smooth=3)
    capsule((0, 0, 1.3), (0, 0, 1.8), 0.03, metal(GOLD))
    ball((0, 0, 1.86), 0.13, metal(GOLD), segments=24)


@sprite('dragonfly', 'country', elevate=56, yaw=-34)
def dragonfly():
    shell, dark = plastic(fade('#1f9fb8', '#2fd0c0', '#6fe0a8', axis='y'), rough=0.14, clear=1, shine=0.03), plastic('#1d3a4a', rough=0.2)
    wing = plastic('#c8f0ff', rough=0.06, clear=1, emit=0.3)
    for k in range(9):
        ball((0, 0.5 + 0.26 * k, 0.02 * k * (1 if k < 5 else 0.6)), 0.17 - 0.008 * k, shell, scale=(1, 1.15, 1), segments=28)
    ball((0, 0.1, 0.04), 0.34, shell, scale=(0.9, 1.2, 0.95))
    ball((0, -0.45, 0.06), 0.3, shell, scale=(1.1, 0.85, 0.9))
    for s in (-1, 1):
        ball((s * 0.22, -0.55, 0.12), 0.22, plastic('#e8384a', rough=0.06, clear=1), segments=36)
        ball((s * 0.26, -0.7, 0.22), 0.05, surface('#ffffff', emit=0.7), segments=12)
        for y, length, turn, width in ((0.0, 2.0, 80, 0.52), (0.34, 1.8, 104, 0.6)):
            petal(length, width, wing, cup=0.08, curl=0.06, tip=0.12, thick=0.02, at=(s * 0.16, y, 0.22), turn=(6, 0, -s * turn))
            t = radians(90 - turn)
            d = Vector((s * cos(t), sin(t), 0.1))
            tube([(s * 0.16, y, 0.24), tuple(Vector((s * 0.16, y, 0.25)) + d * length * 0.95)], 0.022, dark, radii=[1.4, 0.5], smooth=0, sides=8)
            ball(tuple(Vector((s * 0.16, y + 0.05, 0.26)) + d * length * 0.86), 0.06, dark, scale=(1.4, 0.7, 0.5), segments=14)
        for y in (-0.1, 0.1, 0.3):
            tube([(s * 0.2, y, -0.1), (s * 0.42, y - 0.05, -0.3), (s * 0.5, y - 0.1, -0.52)], 0.03, dark, sides=8)


@sprite('popsicle', 'fairground', tint=True, elevate=4, yaw=-12)
def popsicle():
    ice = surface(rough=0.18, clear=0.9, shine=0.06, soft=0.1, tint=True, where=fade('#ffffff', '#ffffff', '#000000', '#000000', stops=[0, 0.55, 0.62, 1]), color='#fff4e4')
    with group() as g:
        outline = [(-0.68, -0.9), (0.68, -0.9), (0.68, 0.9), *arc((0, 0.9), 0.68, 0.72, 0, 180, 24), (-0.68, 0.9)]
        slab(outline, 0.62, ice, bevel=0.22)
        for x in (-0.26, 0.26):
            tube([(x, -0.3, -0.62), (x, -0.3, 0.1), (x, -0.3, 0.86)], 0.1, ice, radii=[0.9, 1, 0.9], flat=0.6, up=(1, 0, 0))
        slab([(-0.16, -2.0), (0.16, -2.0), (0.16, -0.8), (-0.16, -0.8)], 0.14, wood('#e8c48f', '#d0a468'), bevel=0.06)
        lathe([(0, -0.12), (0.5, -0.1), (0.62, 0.02), (0.3, 0.1), (0, 0.12)], ice, at=(0.1, 0, -0.92), scale=(1, 0.5, 1), smooth=4)
        for x, z, r in ((0.48, -1.15, 0.1), (0.5, -1.42, 0.07)):
            lathe([(0, -1), (0.6, -0.85), (0.85, -0.3), (0.5, 0.5), (0, 1.5)], ice, at=(x, -0.05, z), scale=r, smooth=5, segments=24)
        dice = Random(7)
        places = [((dice.uniform(-0.5, 0.5), -0.3, dice.uniform(0.62, 1.4)), (dice.uniform(-0.3, 0.3), -1, 0)) for _ in range(34)]
        sprinkles([p for p in places if p[0][0] ** 2 + (p[0][2] - 0.9) ** 2 < 0.34], 0.15)
    g.move(turn=(0, 12, 0))
