from kit import *

FAMILY = 'playroom'


@sprite('pirateChest', FAMILY, elevate=17, sides=1.6)
def pirate_chest():
    dice = Random(6)
    plank, dark = satin(mottled('#a8652f', '#8d4f22', 3), rough=0.5, clear=0.2), satin('#5f3518', rough=0.55)
    gold, iron = metal(GOLD, rough=0.2), metal('#e0a83a', rough=0.28)
    with group() as g:
        box((0, 0, 0), (2.9, 1.7, 1.2), dark, bevel=0.06)
        for k in range(3):
            box((0, -0.84, -0.4 + 0.4 * k), (2.86, 0.1, 0.37), plank, bevel=0.04)
            for s in (-1, 1):
                box((s * 1.44, 0, -0.4 + 0.4 * k), (0.1, 1.66, 0.37), plank, bevel=0.04)
        for x in (-1.05, 1.05):
            box((x, -0.86, 0), (0.3, 0.14, 1.26), iron, bevel=0.04)
            for z in (-0.42, 0, 0.42):
                ball((x, -0.94, z), 0.06, gold, scale=(1, 0.6, 1), segments=20)
        for x in (-1.42, 1.42):
            for y in (-0.82, 0.82):
                box((x, y, 0), (0.18, 0.18, 1.28), iron, bevel=0.05)
        box((0, -0.82, 0.58), (3.02, 0.16, 0.14), iron, bevel=0.04)
        for s in (-1, 1):
            box((s * 1.44, 0, 0.58), (0.16, 1.74, 0.14), iron, bevel=0.04)
            ring((s * 1.56, -0.05, -0.05), 0.2, 0.05, gold, turn=(0, 90, 0), segments=48)
        with group() as lock:
            slab([(-0.24, -0.3), (0.24, -0.3), (0.26, 0.2), (0, 0.3), (-0.26, 0.2)], 0.1, gold, bevel=0.035)
            ball((0, -0.05, 0.02), 0.075, dark, scale=(1, 0.4, 1), segments=24)
            box((0, -0.05, -0.1), (0.06, 0.05, 0.16), dark, bevel=0.015)
        lock.move((0, -0.96, 0.3))
        with group() as lid:
            def vault(u, v):
                a = pi * v
                return (1.45 * (2 * u - 1), -0.85 * cos(a), 0.62 * sin(a))
            sheet(vault, surface(stripes('#a8652f', '#a8652f', '#a8652f', '#8d4f22', count=7, axis='y'), rough=0.5, clear=0.2), nu=24, nv=40, thick=0.12)
            for s in (-1, 1):
                slab([(-0.85, 0), *[(-0.85 * cos(pi * k / 24), 0.62 * sin(pi * k / 24)) for k in range(1, 24)], (0.85, 0)], 0.1, plank, bevel=0.03, at=(s * 1.42, 0, 0), turn=(0, 0, 90))
            for x in (-1.42, -1.05, 1.05, 1.42):
                w = 0.2 if abs(x) > 1.2 else 0.3
                sheet(lambda u, v, x=x, w=w: (x + w * (u - 0.5), -0.91 * cos(pi * v), 0.68 * sin(pi * v)), iron, nu=4, nv=40, thick=0.06)
            for y in (-0.85, 0.85):
                box((0, y, 0), (3.02, 0.16, 0.14), iron, bevel=0.04)
        lid.move((0, -0.85, 0)).move((0, 0, 0), (-104, 0, 0)).move((0, 0.84, 0.66))
        coin, rim = metal('#ffc93f', rough=0.18), metal('#f0ae2a', rough=0.22)

        def doubloon(at, turn, r=0.23):
            with group() as c:
                lathe(rounded(r, 0.06, 0.025), coin, segments=48)
                ring((0, 0, 0.06), r * 0.78, 0.016, rim, segments=40)
                with group() as star:
                    slab(star_outline(5, r * 0.5, r * 0.24), 0.03, rim, bevel=0.008)
                star.move((0, 0, 0.06), (-90, 0, 0))
            return c.move(at, turn)

        lathe([(0, 0), (1.2, 0), (1.0, 0.28), (0.55, 0.52), (0, 0.6)], rim, at=(0, 0, 0.5), scale=(1.1, 0.6, 1), smooth=4)
        for i in range(120):
            x, y = dice.uniform(-1.3, 1.3), dice.uniform(-0.72, 0.72)
            d = min(1, (x / 1.4) ** 2 + (y / 0.85) ** 2)
            doubloon((x, y, 0.54 + 0.56 * (1 - d) + dice.uniform(-0.02, 0.06)), (dice.uniform(-38, 38), dice.uniform(-38, 38), dice.uniform(0, 360)))
        for at, turn in (((0.5, -0.92, 0.68), (58, 0, 12)), ((-0.62, -0.92, 0.66), (52, 10, -14)), ((0.9, -0.9, 0.6), (70, 0, 0))):
            doubloon(at, turn)
        for at, c, r in (((-0.5, -0.45, 1.12), '#e0223c', 0.24), ((0.42, -0.35, 1.22), '#1f9be0', 0.22), ((0.02, -0.6, 1.02), '#22b06a', 0.2)):
            ball(at, r, plastic(c, rough=0.05, clear=1, soft=0.1), scale=(1.1, 0.9, 0.85), segments=8).data.polygons.foreach_set('use_smooth', [False] * len(made[-1].data.polygons))
        for at, turn in (((-1.75, -1.2, -0.58), (8, 0, 0)), ((1.2, -1.35, -0.58), (0, 8, 30)), ((0.75, -1.5, -0.58), (5, 4, 60)), ((-0.9, -1.4, -0.58), (0, 6, 60)), ((0.98, -1.42, -0.52), (10, 0, 60))):
            doubloon(at, turn)
    g.move(turn=(0, 0, 22))


@sprite('heroCape', FAMILY, tint=True, elevate=4, yaw=-8)
def hero_cape():
    cloth, lining, gold = satin(tint=True, rough=0.34, clear=0.3, sheen=0.5), satin(tint=0.66, rough=0.4), plastic('#ffc62e', rough=0.15, clear=1)

    def drape(u, v):
        t = 2 * u - 1
        wide = 0.62 + 1.0 * v**0.72
        flow = 0.55 * v**1.6
        fold = 0.16 * v**0.8 * cos(5.4 * t * pi / 2 + 1.2 * v) + 0.05 * v * cos(11 * t + 2)
        hem = 0.12 * v**3 * cos(5.4 * t * pi / 2 + 1.2)
        return (wide * t + flow * 0.9 * v + 0.1 * sin(3 * v) * v, 0.36 * (1 - t * t) * (1 - v) + 0.1 - fold, 1.4 - 2.75 * v - 0.22 * t * t * (1 - v) + hem + 0.22 * v * v * t)

    sheet(drape, cloth, nu=72, nv=60, thick=0.07)
    tube([drape(k / 60, 1) for k in range(61)], 0.05, lining, smooth=1, sides=12)
    for u in (0.0, 1.0):
        tube([drape(u, k / 40) for k in range(41)], 0.045, lining, smooth=1, sides=12)

    def collar(u, v):
        a = pi * (1.12 - 1.24 * u)
        r = 0.62 + 0.13 * v
        return (r * cos(a), 0.34 * sin(a) * 1.2 - 0.02, 1.32 + 0.42 * v * (0.55 + 0.45 * sin(pi * u)) - 0.05 * cos(2 * a))

    sheet(collar, lining, nu=48, nv=12, thick=0.07)
    for s in (-1, 1):
        tube([(s * 0.6, -0.06, 1.28), (s * 0.4, -0.32, 1.1), (0, -0.42, 1.0)], 0.085, cloth, sides=20)
    drum((0, -0.5, 1.0), 0.27, 0.12, metal(GOLD), bevel=0.05, turn=(90, 0, 0))
    slab(star_outline(5, 0.2, 0.1), 0.08, plastic('#fffaf2'), bevel=0.025, at=(0, -0.62, 1.0))

    def near(u, v):
        p, q, r = Vector(drape(u, v)), Vector(drape(u + 0.01, v)), Vector(drape(u, v + 0.01))
        n = (q - p).cross(r - p).normalized()
        return p, n if n.y < 0 else -n

    p, n = near(0.5, 0.55)
    with group() as emblem:
        slab(star_outline(5, 0.52, 0.25), 0.09, gold, bevel=0.035, at=(0, 0, 0))
    emblem.move(tuple(p + n * 0.1), (atan2(n.z, -n.y) * -180 / pi, 0, atan2(n.x, -n.y) * 180 / pi))


@sprite('heroMask', FAMILY, tint=True, elevate=4, yaw=10)
def hero_mask():
    half = [(0, 0.3), (0.4, 0.5), (0.95, 0.6), (1.4, 0.62), (1.72, 0.52), (1.66, 0.16), (1.46, -0.2), (1.08, -0.5), (0.6, -0.56), (0.28, -0.36), (0, -0.16)]
    right = curve([(x, z, 0) for x, z in half], 8)
    outline = [(p[0], p[1]) for p in right] + [(-p[0], p[1]) for p in reversed(right[1:-1])]

    def hole(s):
        eye_line = curve([(0.3, -0.06, 0), (0.6, 0.1, 0), (0.95, 0.24, 0), (1.3, 0.36, 0), (1.22, 0.02, 0), (0.9, -0.2, 0), (0.55, -0.2, 0)], 8, closed=True)
        return [(s * p[0], p[1]) for p in eye_line]

    def bend(thing, k=0.2):
        for v in thing.data.vertices:
            v.co.y += k * v.co.x**2 - 0.22 * max(0, 1 - abs(v.co.x) / 0.5) * max(0, 1 - abs(v.co.z) / 0.6)
        return thing

    def cut(depth, paint, bevel):
        body = slab(outline, depth, paint, bevel=bevel, holes=(hole(1)[::-1], hole(-1)))
        modify(body, 'REMESH', mode='VOXEL', voxel_size=0.022, use_smooth_shade=True)
        modify(body, 'SMOOTH', factor=0.6, iterations=8)
        return bend(baked(body))

    cut(0.2, plastic(tint=True, rough=0.2, clear=0.9), 0.08)
    trim, gold_trim = satin('#2a2733', rough=0.4, clear=0.3), satin(tint=0.55, rough=0.35, clear=0.4)
    for s in (-1, 1):
        lens = slab(hole(s) if s > 0 else hole(s)[::-1], 0.06, satin('#fffaf4', rough=0.3, clear=0.5), bevel=0.01)
        for v in lens.data.vertices:
            v.co.y += 0.2 * v.co.x**2 - 0.22 * max(0, 1 - abs(v.co.x) / 0.5) * max(0, 1 - abs(v.co.z) / 0.6)
    gold = plastic('#ffc62e', rough=0.15, clear=1)
    for line in (outline, hole(1), hole(-1)):
        points = [(x, -0.1 + 0.2 * x * x - 0.22 * max(0, 1 - abs(x) / 0.5) * max(0, 1 - abs(z) / 0.6), z) for x, z in line[::2]]
        tube(points, 0.055 if line is outline else 0.045, trim if line is not outline else gold_trim, closed=True, smooth=2, sides=14)
    slab(star_outline(5, 0.2, 0.1), 0.08, gold, bevel=0.025, at=(0, -0.33, 0.16))
    strap = satin('#2a2733', rough=0.5)
    for s in (-1, 1):
        band([(s * 1.55, 0.42, 0.5), (s * 1.78, 0.75, 0.42), (s * 1.5, 1.3, 0.36)], 0.22, strap, thick=0.05, axis=(0, 0, 1))


@sprite('slime', FAMILY, elevate=14)
def slime():
    goo = plastic(fade('#4fbf1f', '#7fe03a', '#a6f25a'), rough=0.06, clear=1, shine=0.02, soft=0.12)
    pail, steel = plastic('#8f5cff', rough=0.2, clear=0.8), metal(SILVER, rough=0.2)
    lathe([(0, -1.25), (0.86, -1.25), (0.92, -1.18), (1.2, 0.6), (1.28, 0.66), (1.28, 0.76), (1.2, 0.78), (1.14, 0.7), (0, 0.5)], pail, segments=128, sharp=50)
    for z, r in ((-0.9, 0.965), (0.3, 1.155)):
        ring((0, 0, z), r, 0.035, plastic('#7a45ea', rough=0.2), segments=128)
    parts = [lathe([(0, 0.4), (1.12, 0.5), (1.22, 0.72), (1.0, 0.92), (0.5, 1.06), (0, 1.1)], None, smooth=5, segments=96)]
    parts.append(ring((0, 0, 0.76), 1.24, 0.13, None, segments=96))
    for a, low, r in ((-150, 0.25, 0.13), (-128, -0.5, 0.19), (-108, 0.1, 0.13), (-88, -0.95, 0.21), (-66, -0.1, 0.15), (-45, -0.65, 0.18), (-24, 0.2, 0.13), (-172, -0.2, 0.15), (0, -0.1, 0.14)):
        t = radians(a)
        line = []
        for k in range(8):
            z = 0.82 + (low - 0.82) * k / 7
            rr = 1.3 if z > 0.6 else 0.94 + 0.28 * (z + 1.2) / 1.8 + 0.06
            line.append((rr * cos(t), rr * sin(t), z))
        parts.append(tube(line, r, None, radii=[1.5, 1.1, 0.9, 0.8, 0.75, 0.75, 0.85, 1.0], sides=24))
        p = line[-1]
        parts.append(ball(p, r * 1.22, None, scale=(1, 1, 1.15), segments=24))
    parts += [ball((x, y, 0.98), r, None, segments=32) for x, y, r in ((0.42, -0.3, 0.3), (-0.38, 0.1, 0.36), (0.2, 0.4, 0.28))]
    fuse(parts, goo, voxel=0.032, smooth=8)
    puddle = [ball((x, y, -1.26), r, None, scale=(1, 1, 0.26), segments=32) for x, y, r in ((0.1, -1.02, 0.5), (0.62, -0.95, 0.36), (-0.5, -1.0, 0.4), (-0.95, -0.7, 0.28), (1.02, -0.62, 0.24), (0.2, -1.42, 0.3))]
    fuse(puddle, goo, voxel=0.03, smooth=8)
    for x, y, z, r in ((0.1, -0.45, 1.06, 0.16), (-0.5, -0.35, 1.02, 0.11), (0.62, 0.12, 1.0, 0.12), (-0.1, 0.15, 1.12, 0.13)):
        ball((x, y, z), r, plastic('#c4ff7f', rough=0.05, clear=1, soft=0.1), segments=32)
    with group() as stick:
        capsule((0, 0, -0.8), (0, 0, 1.5), 0.085, wood('#dba86c', '#b5793f', 1.2))
    stick.move((0.35, 0.35, 1.2), (-14, 26, 0))
    blob([((0.48, 0.40, 1.15), 0.24), ((0.6, 0.44, 1.42), 0.18), ((0.68, 0.48, 1.6), 0.13)], goo, voxel=0.03, smooth=5)
    for s in (-1, 1):
        ball((s * 1.27, 0, 0.56), 0.1, steel, scale=(0.6, 1, 1), segments=24)
    tube([(1.3, 0, 0.56), (1.3, 0.5, 1.3), (0.8, 0.95, 1.75), (0, 1.1, 1.9), (-0.8, 0.95, 1.75), (-1.3, 0.5, 1.3), (-1.3, 0, 0.56)], 0.04, steel)
