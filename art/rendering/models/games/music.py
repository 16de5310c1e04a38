from kit import *

FAMILY = 'play'


@sprite('microphone', FAMILY, elevate=4, sides=1.6)
def microphone():
    with group() as g:
        ball((0, 0, 1.0), 0.70, satin('#2b2a31', rough=0.7))
        wire = metal('#dfe2e8', rough=0.22)
        mesh = ball((0, 0, 1.0), 0.76, wire, scale=(1, 1, 1.04), segments=44)
        modify(mesh, 'WIREFRAME', thickness=0.042, use_even_offset=False)
        ring((0, 0, 1.0), 0.77, 0.075, metal(GOLD), scale=(1, 1, 1.3))
        lathe([(0.3, 0.3), (0.56, 0.36), (0.60, 0.30), (0.56, 0.2), (0.48, 0.08), (0.3, 0.05)], metal(GOLD), smooth=5)
        lathe([(0, 0.1), (0.42, 0.1), (0.47, 0.02), (0.45, -0.3), (0.33, -1.75), (0.30, -1.95), (0.24, -2.02), (0, -2.02)], satin('#33313b', rough=0.34, clear=0.35, shine=0.25), smooth=4)
        for z, r in ((-0.12, 0.462), (-1.72, 0.343)):
            ring((0, 0, z), r, 0.028, metal(GOLD))
        with group() as switch:
            box((0, 0, 0), (0.2, 0.06, 0.46), metal('#b9bdc8', rough=0.3), bevel=0.05)
            box((0, -0.04, 0.08), (0.13, 0.1, 0.17), plastic('#ff4f6d'), bevel=0.04)
        switch.move((0, -0.425, -0.55), (4, 0, 0))
        lathe([(0, 0), (0.15, 0), (0.13, -0.2), (0, -0.2)], metal(SILVER), at=(0, 0, -1.98))
    g.move(turn=(0, 36, 0))
    for at, turn, k in (((-1.15, -0.3, 0.2), 12, 0.9), ((1.55, 0, -0.75), -14, 0.7)):
        with group() as n:
            paint = plastic('#ff5f9e' if k > 0.8 else '#ffb931', rough=0.2)
            ball((0, 0, 0), 0.2, paint, scale=(1.15, 0.7, 0.85), turn=(0, -18, 0))
            tube([(0.19, 0, 0.04), (0.19, 0, 0.8)], 0.045, paint, smooth=0)
            tube([(0.19, 0, 0.8), (0.36, 0, 0.62), (0.44, 0, 0.42), (0.38, 0, 0.28)], 0.06, paint, radii=[0.9, 1.2, 0.9, 0.3])
        n.move(at, (0, turn, 0), k)


@sprite('music', FAMILY, tint=True, elevate=6)
def music():
    def note(at, scale_, turn, paint, double):
        with group() as n:
            heads = (-0.62, 0.62) if double else (0.0,)
            for x in heads:
                ball((x, 0, 0.07 * x), 0.42, paint, scale=(1.12, 0.74, 0.80), turn=(0, -20, 0))
                tube([(x + 0.36, 0, 0.07 * x + 0.1), (x + 0.36, 0, 1.9 + 0.12 * x)], 0.105, paint, smooth=0, sides=24)
            if double:
                for z, k in ((1.86, 0.2), (1.46, 0.16)):
                    slab([(-0.35, z - 0.10 - k), (1.07, z + 0.06 - k), (1.07, z + 0.10 + k), (-0.35, z - 0.06 + k)], 0.24, paint, bevel=0.085)
            else:
                tube([(0.36, 0, 1.86), (0.62, 0, 1.55), (0.92, 0, 1.25), (0.98, 0, 0.9), (0.82, 0, 0.62)], 0.15, paint, radii=[0.9, 1.25, 1.0, 0.7, 0.2], sides=24)
        n.move(at, turn, scale_)

    note((0, 0, 0), 1.0, (0, 6, -14), plastic(tint=True, rough=0.16, clear=1, shine=0.03), True)
    note((-1.75, 0.2, 0.75), 0.66, (0, -10, 12), plastic(tint=0.72, rough=0.16, clear=1, shine=0.03), False)
    note((1.75, 0.3, 0.2), 0.6, (0, 14, -20), plastic('#ffc53d', rough=0.16, clear=1, shine=0.03), False)
    for x, z, r in ((-1.35, 0.1, 0.09), (1.42, 1.62, 0.1), (-0.75, 2.3, 0.08)):
        ball((x, 0, z), r, plastic('#ffc53d', rough=0.16))


@sprite('guitar', FAMILY, elevate=4)
def guitar():
    outline = [(p[0], p[1]) for p in curve([(0, 1.02, 0), (0.46, 1.0, 0), (0.72, 0.62, 0), (0.58, 0.20, 0), (0.66, -0.15, 0), (0.98, -0.55, 0), (0.96, -1.05, 0), (0.55, -1.42, 0), (0, -1.5, 0), (-0.55, -1.42, 0), (-0.96, -1.05, 0), (-0.98, -0.55, 0), (-0.66, -0.15, 0), (-0.58, 0.20, 0), (-0.72, 0.62, 0), (-0.46, 1.0, 0)], 10, closed=True)]
    inner = [(x * 0.96, (z + 0.25) * 0.965 - 0.25) for x, z in outline]
    top = plastic(fade('#8e3f14', '#e08a35', '#f2ab55', '#e59340', '#9c4a1a', stops=[0, 0.22, 0.5, 0.78, 1]), rough=0.2, clear=1, shine=0.05)
    side = plastic('#7a3514', rough=0.22, clear=1)
    dark, cream = satin('#3a241c', rough=0.5), plastic('#fff1d6', rough=0.3)
    with group() as g:
        slab(outline, 0.56, side, bevel=0.05)
        slab(outline, 0.06, cream, bevel=0.02, at=(0, -0.27, 0))
        slab(inner, 0.06, top, bevel=0.02, at=(0, -0.285, 0))
        drum((0, -0.30, -0.12), 0.34, 0.025, satin('#1f1410'), bevel=0.01, turn=(90, 0, 0))
        for r, c in ((0.36, cream), (0.41, dark)):
            ring((0, -0.318, -0.12), r, 0.02, c, turn=(90, 0, 0), segments=72)
        box((0, -0.34, 1.28), (0.29, 0.12, 2.75), dark, bevel=0.03)
        box((0, -0.24, 1.75), (0.26, 0.2, 1.7), wood('#b9743c', '#8a4f28', 1.2), bevel=0.06)
        for k in range(13):
            z = 2.55 - 2.4 * (1 - 0.90**k) * 1.12
            if z > 0.15:
                tube([(-0.14, -0.405, z), (0.14, -0.405, z)], 0.014, metal(SILVER), smooth=0, sides=8)
            if k in (3, 5, 7, 9):
                ball((0, -0.40, z + 0.07), 0.035, cream, scale=(1, 0.3, 1), segments=16)
        slab([(-0.2, 2.6), (0.2, 2.6), (0.27, 3.2), (0.12, 3.28), (0, 3.22), (-0.12, 3.28), (-0.27, 3.2)], 0.16, side, bevel=0.04, at=(0, -0.27, 0))
        box((0, -0.405, 2.62), (0.29, 0.06, 0.05), cream, bevel=0.015)
        box((0, -0.34, -0.92), (0.72, 0.09, 0.16), dark, bevel=0.035)
        box((0, -0.395, -0.90), (0.46, 0.05, 0.035), cream, bevel=0.01)
        for k in range(6):
            x = -0.1 + 0.04 * k
            s = -1 if k < 3 else 1
            peg = 2.78 + 0.17 * (k if k < 3 else 5 - k)
            tube([(x * 1.7, -0.425, -0.92), (x, -0.435, 2.62), (s * 0.15, -0.37, peg)], 0.009, metal('#f4ead0', rough=0.25), smooth=0, sides=6)
            tube([(s * 0.15, -0.34, peg), (s * 0.15, -0.38, peg)], 0.035, metal(GOLD), smooth=0)
            tube([(s * 0.2, -0.27, peg), (s * 0.38, -0.27, peg)], 0.025, metal(GOLD), smooth=0)
            ball((s * 0.43, -0.27, peg), 0.075, cream, scale=(0.8, 0.5, 1), segments=24)
        pick = [(p[0], p[1]) for p in curve([(0.30, 0.02, 0), (0.52, -0.02, 0), (0.62, -0.38, 0), (0.48, -0.62, 0), (0.34, -0.48, 0), (0.42, -0.18, 0)], 8, closed=True)]
        slab(pick, 0.03, plastic('#4a1f12', rough=0.15, clear=1), bevel=0.012, at=(0, -0.318, 0))
    g.move(turn=(0, 0, -14))
    g.move(turn=(0, 28, 0))


@sprite('vinyl', FAMILY, tint=True, elevate=14, sides=1.5)
def vinyl_record():
    black = surface('#17161b', rough=0.22, clear=1.0, shine=0.06)
    with group() as g:
        profile = [(0, -0.03)] + [(1.5, -0.03), (1.52, 0.0), (1.5, 0.035)]
        for k in range(34):
            r = 1.46 - 0.027 * k
            profile += [(r, 0.034 if k % 8 else 0.02), (r - 0.012, 0.020)]
        lathe([*profile, (0.52, 0.03), (0, 0.03)], black, segments=160, sharp=20)
        lathe([(0, 0.045), (0.48, 0.045), (0.5, 0.035), (0.5, 0)], satin(tint=True, rough=0.35, clear=0.5), segments=96)
        ring((0, 0, 0.046), 0.40, 0.012, metal(GOLD))
        lathe([(0, 0.052), (0.2, 0.052), (0.21, 0.04)], satin('#fff6e6'), segments=64)
        drum((0, 0, 0.04), 0.05, 0.03, metal(GOLD), bevel=0.012)
    g.move((0.48, 0.12, 0), (74, 0, 0))
    g.move(turn=(0, 0, -12))
    with group() as sleeve:
        box((0, 0, 0), (3.0, 0.14, 3.0), satin(tint=0.8, rough=0.5), bevel=0.035)
        for k, c in enumerate(('#fff1d8', '#ffc53d', '#ff7a5c')):
            with group() as circle:
                drum((0, 0, 0), 1.05 - 0.32 * k, 0.02 + 0.012 * k, satin(c), bevel=0.008)
            circle.move((-0.15, -0.07, -0.1), (90, 0, 0))
    sleeve.move((-0.72, 0.32, 0), (-16, 0, 0))
    sleeve.move(turn=(0, 0, -12))
