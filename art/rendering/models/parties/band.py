from kit import *

FAMILY = 'nightOut'


@sprite('saxophone', FAMILY, elevate=4, sides=2.2)
def saxophone():
    brass, pearl, dark = metal('#f0b23a', rough=0.14), ceramic('#fff6ea'), satin('#23212a', rough=0.3, clear=0.6)
    deep = metal('#d9962a', rough=0.2)
    with group() as g:
        body = [(-0.30, 0, 1.42), (-0.26, 0, 1.0), (-0.16, 0, 0.2), (-0.04, 0, -0.7), (0.06, 0, -1.3), (0.24, 0, -1.72), (0.62, 0, -1.9), (1.0, 0, -1.74), (1.2, 0, -1.36), (1.32, 0, -0.8), (1.42, 0, -0.3)]
        tube(body, 0.46, brass, sides=48, radii=[0.36, 0.4, 0.5, 0.62, 0.70, 0.74, 0.78, 0.82, 0.85, 0.9, 0.95], smooth=10)
        for p, r, d in (((-0.29, 0, 1.36), 0.2, (0.08, 0, -1)), ((0.05, 0, -1.22), 0.345, (0.12, 0, -1)), ((1.2, 0, -1.36), 0.41, (0.3, 0, 1))):
            with group() as collar:
                ring((0, 0, 0), r, 0.055, deep, segments=72)
            collar.move(p, facing(d))
        with group() as bell:
            lathe([(0.42, 0), (0.46, 0.3), (0.55, 0.62), (0.72, 0.92), (0.98, 1.12), (1.06, 1.15), (1.08, 1.2), (1.0, 1.19), (0.74, 1.02), (0.5, 0.64), (0.36, 0.2), (0, 0.1)], brass, smooth=6, segments=128)
            ring((0, 0, 1.175), 1.06, 0.045, deep, segments=128)
        bell.move((1.38, 0, -0.52), (-6, 12, 0))
        tube([(-0.30, 0, 1.42), (-0.34, 0, 1.72), (-0.52, 0, 1.95), (-0.84, 0, 2.02), (-1.14, 0, 1.92)], 0.155, brass, sides=32, radii=[1, 0.95, 0.85, 0.72, 0.6], smooth=10)
        capsule((-1.02, 0, 1.97), (-1.24, 0, 1.87), 0.115, satin('#d9a066'))
        tube([(-1.16, 0, 1.91), (-1.62, 0, 1.66), (-1.78, 0, 1.56)], 0.13, dark, radii=[1, 0.9, 0.45], sides=28)
        with group() as clamp:
            ring((0, 0, 0), 0.14, 0.028, deep, segments=40)
        clamp.move((-1.36, 0, 1.8), facing((-0.86, 0, -0.46)))
        line = curve(body, 10)

        def key(t, r, side=0.0, lift=0.0):
            k = t * (len(line) - 1)
            p = Vector(line[int(k)])
            w = 0.46 * np.interp(k / (len(line) - 1), np.linspace(0, 1, 11), [0.36, 0.4, 0.5, 0.62, 0.70, 0.74, 0.78, 0.82, 0.85, 0.9, 0.95])
            n = Vector((side, -1, 0)).normalized()
            q = p + n * (w + 0.02 + lift)
            with group() as cup:
                lathe([(0, -0.1), (r * 0.8, -0.1), (r, -0.04), (r, 0.04), (r * 0.9, 0.07), (0, 0.08)], deep, segments=48)
                ball((0, 0, 0.075), r * 0.62, pearl, scale=(1, 1, 0.28), segments=32)
            cup.move(tuple(q), facing(n))
            return q

        for t, r in ((0.09, 0.12), (0.15, 0.13), (0.21, 0.14), (0.29, 0.16), (0.35, 0.17), (0.41, 0.18)):
            key(t, r)
        for t, r, s in ((0.24, 0.15, 0.9), (0.46, 0.22, 0.5), (0.86, 0.24, -0.35), (0.93, 0.25, -0.2)):
            key(t, r, s)
        for dx, lift in ((0.17, 0.12), (0.27, 0.08)):
            tube([(-0.25 + dx, -0.24 - lift, 1.15), (-0.12 + dx, -0.28 - lift, 0.1), (0.0 + dx, -0.34 - lift, -0.95)], 0.026, deep, sides=12)
            for t in (0.1, 0.4, 0.7, 0.95):
                z = 1.15 - 2.1 * t
                ball((-0.25 + dx + 0.25 * t, -0.25 - lift - 0.1 * t, z), 0.055, brass, segments=20)
        for k in range(3):
            tube([(0.2, -0.24, -0.2 - 0.42 * k), (0.5, -0.3, -0.24 - 0.42 * k), (0.86 + 0.12 * k, -0.25, -0.5 - 0.35 * k)], 0.022, deep, sides=10)
    g.move(turn=(0, 0, -10)).move(turn=(0, 6, 0))


@sprite('trumpet', FAMILY, elevate=8, sides=2.2)
def trumpet():
    brass, deep, pearl = metal('#f2b63e', rough=0.13), metal('#dc9a2c', rough=0.2), ceramic('#fff6ea')
    with group() as g:
        with group() as bell:
            lathe([(0.115, 0), (0.125, 0.9), (0.17, 1.5), (0.30, 1.95), (0.58, 2.28), (0.86, 2.42), (0.9, 2.45), (0.88, 2.49), (0.8, 2.46), (0.5, 2.3), (0.2, 1.9), (0.06, 1.3), (0, 1.2)], brass, smooth=6, segments=128)
            ring((0, 0, 2.46), 0.88, 0.035, deep, segments=128)
        bell.move((-0.1, 0, 0.36), (0, -90, 0))
        tube([(-0.2, 0, 0.36), (1.2, 0, 0.36), (1.62, 0, 0.28), (1.8, 0, 0.0), (1.62, 0, -0.28), (1.2, 0, -0.36), (0.3, 0, -0.36)], 0.115, brass, sides=28, smooth=10)
        tube([(2.65, 0.22, 0.36), (0.6, 0.22, 0.36), (-0.8, 0.22, 0.36), (-1.15, 0.22, 0.28), (-1.3, 0.22, 0.0), (-1.15, 0.22, -0.28), (-0.8, 0.22, -0.36), (0.2, 0.22, -0.36)], 0.1, brass, sides=28, smooth=10)
        for x in (-0.75, -0.3, 0.9, 1.9):
            with group() as sleeve:
                lathe(rounded(0.14, 0.3, 0.03), deep, segments=40)
            sleeve.move((x, 0.22 if x != 0.9 else 0.0, 0.36 if x > 0.8 else -0.36), (0, 90, 0))
        with group() as mouth:
            lathe([(0, 0), (0.09, 0), (0.08, 0.4), (0.1, 0.5), (0.2, 0.62), (0.22, 0.72), (0.17, 0.73), (0.1, 0.62), (0, 0.56)], metal(SILVER, rough=0.14), smooth=3, segments=48)
        mouth.move((2.6, 0.22, 0.36), (0, 90, 0))
        for k in range(3):
            x = -0.18 + 0.42 * k
            lathe([(0, -0.86), (0.12, -0.84), (0.2, -0.78), (0.2, -0.7), (0.18, -0.66), (0.18, 0.6), (0.2, 0.64), (0.2, 0.74), (0.12, 0.82), (0, 0.84)], brass, at=(x, 0.1, 0), smooth=2, segments=56)
            for z in (-0.62, 0.58):
                ring((x, 0.1, z), 0.185, 0.03, deep, segments=48)
            capsule((x, 0.1, 0.8), (x, 0.1, 1.1), 0.04, metal(SILVER))
            lathe([(0, 0), (0.1, 0), (0.14, 0.05), (0.13, 0.1), (0, 0.1)], deep, at=(x, 0.1, 1.08), smooth=2, segments=40)
            ball((x, 0.1, 1.17), 0.1, pearl, scale=(1, 1, 0.3), segments=32)
        for k in range(2):
            capsule((-0.02 + 0.42 * k, 0.1, 0.2 - 0.4 * k), (0.08 + 0.42 * k, 0.1, 0.2 - 0.4 * k), 0.1, deep)
        ring((1.02, -0.02, 0.62), 0.17, 0.035, brass, turn=(90, 0, 0), segments=48)
        tube([(-0.72, 0.0, 0.48), (-0.76, 0.0, 0.62), (-0.64, 0.0, 0.74), (-0.5, 0.0, 0.64)], 0.035, brass)
        for x in (-0.55, 1.45):
            capsule((x, 0.02, 0.36), (x, 0.22, 0.36), 0.04, deep)
            capsule((x if x < 0 else 1.2, 0.1, -0.36), (x if x < 0 else 1.2, 0.1, 0.36), 0.035, deep)
    g.move(turn=(0, 0, 20)).move(turn=(0, 17, 0))


@sprite('doubleBass', FAMILY, elevate=5)
def double_bass():
    half = [(0, 1.35), (0.3, 1.24), (0.66, 0.98), (0.74, 0.66), (0.62, 0.32), (0.50, 0.02), (0.6, -0.24), (0.82, -0.48), (0.98, -0.92), (0.84, -1.42), (0.46, -1.68), (0, -1.74)]
    right = [(p[0], p[1]) for p in curve([(x, z, 0) for x, z in half], 10)]
    outline = right + [(-x, z) for x, z in reversed(right[1:-1])]
    inner = [(x * 0.955, (z + 0.25) * 0.965 - 0.25) for x, z in outline]
    top = plastic(fade('#7d2f10', '#c8641f', '#e08a38', '#cd6c24', '#8a3613', stops=[0, 0.25, 0.5, 0.75, 1]), rough=0.2, clear=1, shine=0.05)
    side, dark, gold = plastic('#6b2a10', rough=0.22, clear=1), satin('#2b1c18', rough=0.4, clear=0.3), metal(GOLD)
    with group() as g:
        slab(outline, 0.6, side, bevel=0.06)
        slab(inner, 0.12, top, bevel=0.05, at=(0, -0.31, 0))
        slab(outline, 0.06, satin('#4a1d0c', rough=0.3), bevel=0.02, at=(0, -0.27, 0))
        for s in (-1, 1):
            hole = [(s * 0.26, 0.22), (s * 0.3, 0.1), (s * 0.37, -0.05), (s * 0.43, -0.2), (s * 0.47, -0.36), (s * 0.52, -0.5)]
            tube([(x, -0.375, z - 0.3) for x, z in hole], 0.036, dark, sides=12, radii=[0.8, 1, 1.2, 1.2, 1, 0.8])
            for x, z in (hole[0], hole[-1]):
                ball((x + (0.05 * s if z < 0 else -0.03 * s), -0.375, z - 0.3), 0.062, dark, scale=(1, 0.3, 1), segments=20)
        slab([(-0.13, -0.15), (0.13, -0.15), (0.085, 2.75), (-0.085, 2.75)], 0.1, dark, bevel=0.03, at=(0, -0.47, 0))
        box((0, -0.34, 1.95), (0.2, 0.2, 1.5), side, bevel=0.06)
        with group() as head:
            slab([(-0.11, 0), (0.11, 0), (0.09, 0.62), (-0.09, 0.62)], 0.22, side, bevel=0.05)
            spiral = [(0.0, -0.02 - 0.2 * (1 - t / 5.2) * cos(1.9 * t), 0.68 + 0.2 * (1 - t / 5.2) * sin(1.9 * t)) for t in [k * 0.2 for k in range(26)]]
            tube(spiral, 0.11, side, sides=20, smooth=2, radii=[1.0, 0.9, 0.8, 0.75, 0.7])
        head.move((0, -0.36, 2.68))
        slab([(-0.3, 0), (0.3, 0), (0.2, 0.34), (0.06, 0.38), (0, 0.3), (-0.06, 0.38), (-0.2, 0.34)], 0.09, wood('#e0b073', '#c08a4e', 1.2), bevel=0.025, at=(0, -0.46, -0.72))
        slab([(-0.15, -0.95), (0.15, -0.95), (0.08, -1.55), (-0.08, -1.55)], 0.08, dark, bevel=0.03, at=(0, -0.42, 0))
        for k in range(4):
            x = -0.105 + 0.07 * k
            tube([(x, -0.47, -0.98), (x * 1.25, -0.56, -0.36), (x * 0.62, -0.535, 2.72)], 0.013, metal('#f4ead0', rough=0.25), smooth=0, sides=8)
            s = -1 if k < 2 else 1
            z = 2.86 + 0.2 * (k % 2)
            capsule((s * 0.1, -0.36, z), (s * 0.34, -0.36, z), 0.03, gold)
            ball((s * 0.38, -0.36, z), 0.09, gold, scale=(0.6, 1, 1), segments=24)
        capsule((0, 0, -1.7), (0, 0, -2.12), 0.04, metal(SILVER))
        ball((0, 0, -2.14), 0.07, dark, segments=20)
    g.move(turn=(0, 0, -20)).move(turn=(0, 9, 0))
    with group() as bow_:
        tube([(0, 0, 0), (0.02, 0, 1.4), (0, 0, 2.75)], 0.038, plastic('#7a3214', rough=0.25, clear=1), radii=[1.1, 1, 0.8])
        tube([(-0.16, 0, 0.18), (-0.14, 0, 2.6)], 0.03, satin('#fff6e6'), smooth=0, flat=0.4)
        box((-0.09, 0, 0.26), (0.16, 0.09, 0.26), dark, bevel=0.03)
        tube([(0, 0, 2.75), (-0.08, 0, 2.78), (-0.16, 0, 2.6)], 0.04, plastic('#7a3214', rough=0.25))
        ball((0, 0, -0.04), 0.06, gold, segments=20)
    bow_.move((1.3, -0.5, -1.72), (0, -10, 0))


@sprite('piano', FAMILY, elevate=19, sides=1.5)
def piano():
    black, gold, inside = plastic('#17161c', rough=0.12, clear=1, shine=0.02), metal(GOLD, rough=0.2), wood('#d9a45e', '#b07a38', 0.8)
    plan = [(-1.35, -1.5), (1.35, -1.5), (1.35, -0.9), (1.3, -0.2), (1.05, 0.35), (0.72, 0.75), (0.52, 1.3), (0.2, 1.75), (-0.4, 1.98), (-1.0, 1.9), (-1.3, 1.55), (-1.35, 1.0)]
    round_ = [(p[0], p[1]) for p in curve([(x, y, 0) for x, y in plan[2:-1]], 6)]
    outline = [plan[0], plan[1], *round_, plan[-1]]
    inner = [(x * 0.9, y * 0.9 + 0.03) for x, y in outline]
    with group() as g:
        slab(outline, 0.56, black, bevel=0.05, at=(0, 0, 0), turn=(-90, 0, 0), holes=(inner[::-1],))
        slab(outline, 0.12, black, bevel=0.03, at=(0, 0, -0.22), turn=(-90, 0, 0))
        slab(inner, 0.06, inside, bevel=0.01, at=(0, 0, -0.08), turn=(-90, 0, 0))
        frame = [(x * 0.83, y * 0.83 + 0.06) for x, y in outline]
        slab(frame, 0.06, gold, bevel=0.02, at=(0, 0, 0.0), turn=(-90, 0, 0), holes=([(x * 0.74, y * 0.74 + 0.1) for x, y in outline][::-1],))
        for k in range(16):
            x = -0.9 + 0.11 * k
            far = max(y for px, y in inner if abs(px - x * 0.95) < 0.25) * 0.9
            tube([(x, -0.78, 0.05), (x * 0.96 - 0.02, far, 0.05)], 0.011, metal('#f6e3b0', rough=0.2), smooth=0, sides=6)
        for y in (-0.1, 0.6):
            box((-0.35, y, 0.03), (1.5 - 0.5 * (y > 0.3), 0.09, 0.08), gold, bevel=0.025)
        box((0, -1.0, 0.04), (2.5, 0.3, 0.44), black, bevel=0.04)
        box((0, -1.62, -0.16), (2.7, 0.62, 0.14), black, bevel=0.04)
        for s in (-1, 1):
            box((s * 1.27, -1.55, 0.02), (0.18, 0.78, 0.4), black, bevel=0.06)
        white, dark = ceramic('#fffaf2'), plastic('#201e26', rough=0.2)
        for k in range(21):
            box((-1.12 + 0.112 * k, -1.60, -0.04), (0.106, 0.62, 0.12), white, bevel=0.014)
            if k % 7 in (0, 1, 3, 4, 5) and k < 20:
                box((-1.12 + 0.112 * (k + 0.5), -1.48, 0.04), (0.064, 0.38, 0.12), dark, bevel=0.014)
        box((0, -1.27, 0.03), (2.36, 0.03, 0.12), plastic('#a3122a', rough=0.5), bevel=0.008)
        with group() as lid:
            cover = [(x, y) for x, y in outline if y > -0.95]
            slab([(-1.35, -0.86), (1.35, -0.86), *[p for p in cover if p[1] > -0.86]], 0.08, black, bevel=0.03, at=(1.35, 0, 0.04), turn=(-90, 0, 0))
        lid.move((0, 0, 0), (0, -42, 0)).move((-1.35, 0, 0.3))
        capsule((0.72, 0.2, 0.12), (0.36, 0.2, 1.6), 0.035, black)
        with group() as stand:
            box((0, 0, 0.3), (1.2, 0.06, 0.62), black, bevel=0.03)
            box((0, -0.06, 0.34), (0.42, 0.03, 0.5), satin('#fffaf0'), bevel=0.01)
            box((0.44, -0.06, 0.34), (0.42, 0.03, 0.5), satin('#fff3e0'), bevel=0.01)
            for k in range(5):
                for x in (0, 0.44):
                    box((x, -0.08, 0.18 + 0.08 * k), (0.32, 0.01, 0.012), satin('#8a8494'), bevel=0.003)
        stand.move((-0.1, -0.95, 0.24), (-16, 0, 0))
        for x, y in ((-1.12, -1.25), (1.12, -1.25), (-0.5, 1.4)):
            lathe([(0, 0), (0.12, 0), (0.09, 0.1), (0.1, 0.4), (0.17, 1.0), (0.2, 1.2), (0, 1.2)], black, at=(x, y, -1.45), smooth=3, segments=48)
            lathe([(0, -0.12), (0.11, -0.1), (0.12, 0), (0, 0.02)], gold, at=(x, y, -1.42), segments=40)
        box((0, -0.6, -0.75), (0.1, 0.1, 0.95), black, bevel=0.03)
        box((0, -0.62, -1.25), (0.5, 0.16, 0.16), black, bevel=0.04)
        for x in (-0.15, 0, 0.15):
            capsule((x, -0.66, -1.3), (x, -0.98, -1.36), 0.04, gold)
    g.move(turn=(0, 0, 34))
