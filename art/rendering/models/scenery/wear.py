from kit import *

FAMILY = 'places'


@sprite('cowboy', FAMILY, elevate=12)
def cowboy():
    tan, brown, dark = satin(mottled('#c98a4e', '#bb7b40', 1.5), rough=0.55), satin(mottled('#a35a2a', '#8e4a20', 2), rough=0.38, clear=0.35), satin('#5d3018', rough=0.45)
    gold = metal(GOLD, rough=0.25)
    with group() as hat:
        def brim(u, v):
            a, r = 2 * pi * u, 0.70 + 0.86 * v
            lift = 0.62 * v**1.8 * abs(cos(a)) ** 2.4 - 0.16 * v * abs(sin(a)) ** 3
            return (r * cos(a) * (1.06 - 0.16 * v * abs(cos(a)) ** 3), r * sin(a) * 0.88, lift)

        sheet(brim, tan, nu=96, nv=12, thick=0.075, round_u=True)
        tube([brim(k / 72, 1) for k in range(72)], 0.055, dark, closed=True, smooth=1)
        crown = lathe([(0.78, -0.05), (0.80, 0.05), (0.74, 0.45), (0.66, 0.86), (0.58, 1.04), (0.42, 1.12), (0, 1.12)], tan, smooth=6, segments=128)
        for v in crown.data.vertices:
            t = max(0, v.co.z) / 1.12
            v.co.y *= 0.9
            dent = 0.34 * t**3 * max(0, 1 - (v.co.x / 0.34) ** 2) ** 1.2 * (0.75 + 0.25 * min(1, abs(v.co.y)))
            v.co.z -= dent * (1 - 0.35 * (v.co.y < 0) * min(1, abs(v.co.y) / 0.4))
            pinch = 0.20 * t**2 * max(0, 1 - ((abs(v.co.x) - 0.46) / 0.26) ** 2) * (v.co.y < -0.05)
            v.co.y += pinch
        lathe([(0.79, 0.02), (0.82, 0.06), (0.80, 0.24), (0.765, 0.26)], dark, scale=(1.01, 0.91, 1))
        slab(star_outline(5, 0.2, 0.1), 0.08, gold, bevel=0.03, at=(0, -0.745, 0.16), turn=(-6, 0, 0))
    hat.move((-0.25, 0.2, 1.35), (10, -8, 12))
    with group() as boot:
        parts = [tube([(0.35, 0, 0.1), (0.34, 0, 0.75), (0.32, 0, 1.45)], 0.46, None, radii=[0.92, 0.9, 1.08], sides=32, flat=0.86), ball((0.3, 0, -0.16), 0.46, None, scale=(1.05, 0.84, 0.86)), ball((-0.35, 0, -0.28), 0.40, None, scale=(1.3, 0.88, 0.72)), ball((-0.86, 0, -0.36), 0.29, None, scale=(1.35, 0.78, 0.66)), ball((-1.12, 0, -0.38), 0.17, None, scale=(1.2, 0.8, 0.7))]
        body = fuse(parts, brown, voxel=0.03, smooth=9)
        for v in body.data.vertices:
            v.co.z = max(v.co.z, -0.52)
            high = 1.42 + 0.30 * (max(0, abs(v.co.x - 0.32) - 0.05)) - 0.16 * max(0, 1 - abs(v.co.x - 0.32) / 0.25) * (abs(v.co.y) > 0.2)
            v.co.z = min(v.co.z, high)
        sole = [(p[0], p[1]) for p in curve([(-1.38, 0, 0), (-1.1, 0.22, 0), (-0.5, 0.38, 0), (0.1, 0.3, 0), (0.6, 0.4, 0), (0.84, 0, 0), (0.6, -0.4, 0), (0.1, -0.3, 0), (-0.5, -0.38, 0), (-1.1, -0.22, 0)], 8, closed=True)]
        slab(sole, 0.11, dark, bevel=0.04, at=(0, 0, -0.54), turn=(-90, 0, 0))
        lathe([(0, 0), (0.30, 0), (0.38, 0.34), (0, 0.34)], dark, at=(0.44, 0, -0.92), smooth=0)
        modify(made[-1], 'BEVEL', width=0.03, segments=3)
        stitch = plastic('#ffdca0', rough=0.4)
        for k in range(3):
            for s in (-1, 1):
                points = []
                for t in range(13):
                    x, z = 0.33 + s * (0.06 + 0.07 * k) * sin(pi * t / 12) ** 0.9, 0.30 + 0.24 * k * 0.4 + (0.9 - 0.05 * k) * t / 12
                    points.append((x, -0.80 * (0.46 * 0.92) * sqrt(max(0.1, 1 - ((x - 0.33) / 0.46) ** 2)) - 0.045 - 0.035 * max(0, z - 0.9), z))
                tube(points, 0.014, stitch, smooth=1, sides=8)
        ring((0.36, 0, -0.30), 0.44, 0.045, dark, scale=(1, 0.86, 1), turn=(0, -14, 0))
        with group() as spur:
            slab(star_outline(8, 0.2, 0.11), 0.05, gold, bevel=0.015)
            tube([(0, 0, 0), (-0.3, 0, 0.05)], 0.04, gold, smooth=0)
        spur.move((1.08, -0.05, -0.36))
        ball((0.36, -0.40, -0.2), 0.09, gold, scale=(1, 0.5, 1), segments=32)
    boot.move((0.62, -0.75, -0.55), (0, 0, 24))


@sprite('witchHat', FAMILY, elevate=12)
def witch_hat():
    violet, orange = satin(mottled('#54309a', '#472688', 1.4), rough=0.6, sheen=0.5), satin('#ff8a2a', rough=0.35, clear=0.4)
    with group() as g:
        def brim(u, v):
            a, r = 2 * pi * u, 0.74 + 0.98 * v
            return (r * cos(a), r * sin(a) * 0.92, 0.12 * v * sin(3 * a + 0.6) + 0.07 * v * v * cos(5 * a))

        sheet(brim, violet, nu=120, nv=14, thick=0.08, round_u=True)
        tube([brim(k / 96, 1) for k in range(96)], 0.06, violet, closed=True, smooth=1)
        line = curve([(0, 0, -0.04), (0.0, 0, 0.45), (-0.05, 0, 0.95), (-0.02, 0, 1.42), (0.18, 0, 1.86), (0.52, 0, 2.12), (0.86, -0.04, 2.08), (1.02, -0.08, 1.88)], 12)
        radii = [0.82, 0.74, 0.60, 0.45, 0.34, 0.23, 0.13, 0.04]
        cone = tube([tuple(p) for p in line], 1.0, violet, smooth=0, radii=radii, sides=72)
        for v in cone.data.vertices:
            z, a = v.co.z, atan2(v.co.y, v.co.x)
            k = 1 + 0.05 * sin(9.5 * z + 1.4 * sin(a * 2)) * min(1, max(0, z - 0.4))
            center = min(line, key=lambda p: (p[0] - v.co.x) ** 2 + (p[1] - v.co.y) ** 2 + (p[2] - z) ** 2)
            v.co = Vector(center) + (v.co - Vector(center)) * k
            v.co.z = max(v.co.z, -0.04)
        lathe([(0.80, 0.05), (0.845, 0.09), (0.82, 0.38), (0.765, 0.42)], orange, smooth=3)
        with group() as buckle:
            outer = [(p[0], p[1]) for p in ((-0.26, -0.24), (0.26, -0.24), (0.26, 0.24), (-0.26, 0.24))]
            hole = [(-0.15, -0.13), (0.15, -0.13), (0.15, 0.13), (-0.15, 0.13)]
            slab(outer, 0.09, metal(GOLD), bevel=0.03, holes=(hole[::-1],))
            box((0, -0.02, 0), (0.2, 0.06, 0.05), metal(GOLD), bevel=0.02)
        buckle.move((0, -0.86, 0.24), (-6, 0, 0))
        for i, (a, z, r) in enumerate(((-126, 0.78, 0.13), (-58, 0.95, 0.16), (-96, 1.32, 0.11), (-30, 0.62, 0.1))):
            t = max(0, min(6.99, z / 0.47))
            k = radii[int(t)] + (radii[int(t) + 1] - radii[int(t)]) * (t % 1)
            b = radians(a)
            slab(star_outline(5, r, r * 0.5), 0.05, metal(GOLD), bevel=0.014, at=((k + 0.02) * cos(b) - 0.03, (k + 0.02) * sin(b), z), turn=(-14, 12 * i, a + 90))
        with group() as star:
            slab(star_outline(5, 0.2, 0.1), 0.08, metal(GOLD), bevel=0.03)
        star.move((1.02, -0.1, 1.62), (0, 16, 0))
        tube([(1.02, -0.09, 1.88), (1.02, -0.09, 1.78)], 0.015, metal(GOLD), smooth=0)
    g.move(turn=(0, -4, 0))


@sprite('tie', FAMILY, tint=True, elevate=5)
def tie():
    silk = satin(tint=True, rough=0.32, clear=0.3, sheen=0.6)
    deep = satin(tint=0.72, rough=0.32, clear=0.3, sheen=0.6)
    for s in (-1, 1):
        def wing(u, v, s=s):
            x = v
            half = (0.16 + 0.62 * x**0.85) * (1 - 0.14 * max(0, x - 0.82) / 0.18 * 0.6)
            t = 2 * u - 1
            fold = 0.11 * cos(t * 5.2) * (1 - x) ** 1.2 + 0.06 * cos(t * 9) * (1 - x) ** 2
            return (s * (0.12 + 1.48 * x - 0.10 * t * t * x), -0.26 * sin(pi * min(1, x * 0.78 + 0.12)) * (1 - 0.55 * t * t) - fold, half * t)

        def back(u, v, s=s):
            p = wing(u, v)
            return (p[0] * 0.94, 0.12 + 0.25 * sin(pi * v) * (1 - 0.6 * (2 * u - 1) ** 2), p[2] * 0.92)

        sheet(wing, silk, nu=40, nv=36, thick=0.07)
        sheet(back, deep, nu=24, nv=24, thick=0.06)
        edge = [wing(k / 24, 1) for k in range(25)]
        tube(edge, 0.05, silk, smooth=1, sides=12)
        dots = satin('#fffaf2', rough=0.4)
        for x in (0.34, 0.56, 0.78):
            for t in (-0.66, -0.22, 0.22, 0.66) if x != 0.56 else (-0.44, 0.0, 0.44):
                p = Vector(wing((t + 1) / 2, x))
                q, r = Vector(wing((t + 1) / 2 + 0.02, x)), Vector(wing((t + 1) / 2, x + 0.02))
                n = (q - p).cross(r - p).normalized()
                n = -n if n.y > 0 else n
                ball(tuple(p + n * 0.035), 0.06, dots, scale=(1, 1, 0.3), turn=facing(n), segments=20)
    knot = box((0, 0, 0), (0.52, 0.46, 0.64), silk, bevel=0.17, segments=8)
    for v in knot.data.vertices:
        v.co.x *= 1 - 0.14 * (1 - (v.co.z / 0.32) ** 2)
    knot.location.y = -0.16
    for x in (-0.1, 0.1):
        tube([(x * 1.1, -0.375, 0.22), (x * 0.7, -0.40, 0), (x * 1.1, -0.375, -0.22)], 0.022, deep, sides=10, radii=[0.3, 1, 0.3])
    for s in (-1, 1):
        tube([(s * 0.2, 0.25, 0.1), (s * 1.0, 0.42, 0.30), (s * 1.35, 0.9, 0.36), (s * 0.7, 1.3, 0.38), (0, 1.38, 0.38)], 0.11, deep, flat=0.3, up=(0, 0, 1), sides=20)


@sprite('glasses', FAMILY, tint=True, elevate=9)
def glasses():
    frame, gold = plastic(tint=True, rough=0.16, clear=1.0, shine=0.03), metal(GOLD)
    lens = plastic(fade('#3d2a6b', '#d8578f', '#ff9d5c', '#ffd27a', stops=[0, 0.45, 0.8, 1]), rough=0.03, clear=1.0, shine=0.01)
    with group() as g:
        for s in (-1, 1):
            outer = [(p[0] * s, p[1]) for p in curve([(0.14, 0.30, 0), (0.55, 0.56, 0), (1.1, 0.60, 0), (1.62, 0.66, 0), (1.52, 0.20, 0), (1.32, -0.32, 0), (0.86, -0.56, 0), (0.44, -0.42, 0), (0.2, -0.06, 0)], 10, closed=True)]
            cx, cz = s * 0.84, 0.06
            hole = [(cx + (x - cx) * 0.76, cz + (z - cz) * 0.72) for x, z in outer]
            with group() as half:
                slab(outer if s > 0 else outer[::-1], 0.24, frame, bevel=0.085, holes=((hole[::-1] if s > 0 else hole),), steps=6)
                big = [(cx + (x - cx) * 0.82, cz + (z - cz) * 0.79) for x, z in outer]
                slab(big, 0.05, lens, bevel=0.02)
                tube([(cx - 0.38, -0.035, 0.02), (cx - 0.14, -0.035, 0.30)], 0.03, surface('#ffffff', emit=0.75), smooth=0, radii=[0.6, 1], flat=0.4)
                tube([(cx - 0.22, -0.035, -0.12), (cx + 0.10, -0.035, 0.27)], 0.02, surface('#ffffff', emit=0.65), smooth=0, flat=0.4)
                for z in (0.53, 0.42):
                    ball((s * 1.44, -0.125, z), 0.035, gold, scale=(1, 0.5, 1), segments=20)
            half.move(turn=(0, 0, -s * 7))
            tube([(s * 1.52, -0.16, 0.50), (s * 1.60, 0.12, 0.50), (s * 1.58, 0.9, 0.44), (s * 1.52, 1.6, 0.36), (s * 1.46, 2.1, 0.12), (s * 1.42, 2.3, -0.2)], 0.105, frame, sides=20, radii=[1, 1, 0.8, 0.8, 1, 1.1], flat=0.7)
        tube([(-0.26, 0.0, 0.28), (0, -0.04, 0.36), (0.26, 0.0, 0.28)], 0.11, frame, sides=24)
    g.move(turn=(-6, 0, 24))


@sprite('lipstick', FAMILY, elevate=7, sides=1.6)
def lipstick():
    red, gold, black = surface('#e0244f', rough=0.24, clear=0.7, shine=0.12, soft=0.06), metal(GOLD, rough=0.14), plastic('#29242c', rough=0.16, clear=1)
    with group() as g:
        lathe(rounded(0.56, 1.25, 0.06), black, at=(0, 0, -1.65))
        lathe(rounded(0.575, 0.12, 0.03), gold, at=(0, 0, -0.46))
        lathe(rounded(0.44, 0.72, 0.03), gold, at=(0, 0, -0.42))
        lathe(rounded(0.40, 0.22, 0.05), metal('#f7d98a', rough=0.2), at=(0, 0, 0.28))
        tip = lathe([(0, 0.3), (0.33, 0.3), (0.335, 0.9), (0.335, 1.0), (0.33, 1.45), (0.31, 1.6), (0.2, 1.72), (0, 1.74)], red, segments=96, smooth=4)
        for v in tip.data.vertices:
            cut = 1.22 + 1.15 * (v.co.x + 0.06)
            if v.co.z > cut:
                v.co.z = cut + (v.co.z - cut) * 0.06
        modify(tip, 'REMESH', mode='VOXEL', voxel_size=0.018, use_smooth_shade=True)
        modify(tip, 'SMOOTH', factor=0.6, iterations=9)
        for k in range(3):
            ring((0, 0, -1.52 + 0.07 * k), 0.562, 0.014, gold)
        with group() as heart:
            pillow(region(heart_outline(0.2), 0.01), gold, bounds=((-0.3, -0.3), (0.3, 0.3)), cell=0.018, height=0.06)
        heart.move((0, -0.56, -0.92))
    g.move((-0.42, 0.1, 0), (0, -10, 0))
    with group() as cap:
        lathe(rounded(0.575, 1.35, 0.07), black)
        lathe(rounded(0.585, 0.1, 0.03), gold, at=(0, 0, 0.03))
        lathe([(0, 0.0), (0.5, 0.0), (0.53, -0.005), (0.5, -0.002)], satin('#151217'))
    cap.move((1.68, -0.45, -1.08), (0, -78, 0))
