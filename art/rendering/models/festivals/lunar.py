"""Things of the Lunar New Year and the Mid-Autumn Festival."""

import bmesh
from kit import *

FAMILY = 'holidays'
RED = '#d3121f'


def fur(places, size, paint, seed=1, droop=0.0):
    """Tufts of fur at (position, direction) pairs."""
    dice = Random(seed)
    for p, d in places:
        for k in range(2):
            v = (Vector(d).normalized() + Vector([dice.uniform(-0.32, 0.32) for _ in range(3)]) + Vector((0, 0, -droop))).normalized()
            s = size * dice.uniform(0.8, 1.15)
            at = Vector(p) + Vector([dice.uniform(-0.03, 0.03) for _ in range(3)])
            lathe([(0, -0.3 * s), (0.3 * s, -0.1 * s), (0.34 * s, 0.15 * s), (0.2 * s, 0.6 * s), (0, 1.0 * s)], paint[k % len(paint)], at=tuple(at), turn=facing(v), smooth=2, segments=12)


def around(center, rx, rz, start, end, count, y=0.0, bulge=0.0):
    """Places on an arc in the xz plane around a center, with directions away from it; `bulge` moves its middle to the front."""
    out = []
    for i in range(count):
        t = i / (count - 1)
        a = radians(start + (end - start) * t)
        out.append(((center[0] + rx * cos(a), center[1] + y - bulge * sin(pi * t), center[2] + rz * sin(a)), (cos(a), -0.35, sin(a))))
    return out


@sprite('lionDance', FAMILY, elevate=7)
def lion_dance():
    red, gold, green = satin(RED, rough=0.36, clear=0.4), metal(GOLD, rough=0.22), satin('#14a08a', rough=0.4, clear=0.3)
    white, cream = satin('#fffaf2', rough=0.7, sheen=0.8), satin('#ffeccb', rough=0.7, sheen=0.8)
    yellow, orange = satin('#ffc629', rough=0.6, sheen=0.6), satin('#ff8f1f', rough=0.6, sheen=0.6)
    with group() as g:
        fuse([ball((0, 0.25, 0.42), 1.16, None, scale=(1.06, 0.9, 0.88)), ball((0, -0.62, 0.02), 0.86, None, scale=(1.2, 0.82, 0.5)), ball((0.52, -0.42, 0.72), 0.48, None), ball((-0.52, -0.42, 0.72), 0.48, None)], red, voxel=0.035, smooth=8)
        # The open mouth.
        ball((0, -0.35, -0.42), 0.86, satin('#5f0812'), scale=(1.05, 0.9, 0.55))
        ball((0, -0.62, -0.92), 0.8, red, scale=(1.06, 0.92, 0.26))
        ball((0, -0.66, -0.80), 0.62, satin('#ff7f96', rough=0.35, clear=0.4), scale=(0.95, 0.98, 0.22))
        tube([(x, -0.62 - sqrt(max(0, 1 - (x / 0.86) ** 2)) * 0.75, -0.86) for x in [0.86 * cos(pi * i / 20) for i in range(21)]], 0.075, gold, sides=14)
        tube([(x, -0.62 - sqrt(max(0, 1 - (x / 1.03) ** 2)) * 0.72, -0.12) for x in [1.03 * cos(pi * i / 20) for i in range(21)]], 0.07, gold, sides=14)
        for i in range(11):
            a = pi * (i + 0.5) / 11
            box((0.92 * cos(a), -0.60 - 0.66 * sin(a), -0.25), (0.15, 0.09, 0.15), ceramic('#fffdf6'), bevel=0.05, turn=(0, 0, 90 - a * 180 / pi))
        lip = [((1.06 * cos(a), -0.62 - 0.74 * sin(a), -0.02), (cos(a), -sin(a), -0.25)) for a in [pi * i / 26 for i in range(27)]]
        fur(lip, 0.24, [white, cream], 2, droop=0.1)
        beard = [((0.9 * cos(a), -0.62 - 0.76 * sin(a), -1.0), (cos(a) * 0.7, -sin(a) * 0.7, -0.8)) for a in [pi * i / 22 for i in range(23)]]
        fur(beard, 0.34, [white, cream], 3, droop=0.3)
        fur([((0.3 * cos(a), -1.1 - 0.2 * sin(a), -1.15), (0.3 * cos(a), -0.3, -1)) for a in [pi * i / 6 for i in range(7)]], 0.55, [white, yellow], 4)
        # The nose.
        ball((0, -1.28, 0.30), 0.3, green, scale=(1.15, 0.8, 0.85))
        for s in (-1, 1):
            ball((s * 0.27, -1.26, 0.22), 0.19, green, scale=(1, 0.85, 0.9))
            ball((s * 0.23, -1.41, 0.17), 0.07, satin('#3a0a12'), scale=(1, 0.5, 0.8), segments=20)
            ball((s * 0.80, -1.02, 0.12), 0.21, yellow, scale=(1, 0.5, 1), turn=(0, 0, s * 34))
            ring((s * 0.80, -1.06, 0.12), 0.21, 0.035, gold, turn=(90, 0, s * 34), segments=40)
            ball((s * 0.82, -1.13, 0.12), 0.07, green, segments=20)
            # Eyes with lids and lashes.
            e = Vector((s * 0.5, -0.92, 0.70))
            ball(tuple(e), 0.36, ceramic('#ffffff'))
            ball(tuple(e + Vector((-s * 0.03, -0.24, -0.02))), 0.2, plastic('#1d1420', rough=0.08, clear=1), scale=(1, 0.75, 1.08))
            ball(tuple(e + Vector((-s * 0.03 - 0.07, -0.385, 0.08))), 0.06, surface('#ffffff', emit=0.7), segments=20)
            ball(tuple(e + Vector((-s * 0.03 + 0.06, -0.38, -0.09))), 0.03, surface('#ffffff', emit=0.7), segments=16)
            lid = ball(tuple(e + Vector((0, 0.015, 0.03))), 0.39, satin('#f7b21e', rough=0.35, clear=0.4), segments=64)
            for v in lid.data.vertices:
                v.co.z = max(v.co.z, 0.2)
            lid.matrix_world = lid.matrix_world @ Matrix.Rotation(radians(14), 4, 'X') @ Matrix.Rotation(radians(s * 4), 4, 'Y')
            ring(tuple(e + Vector((0, 0.02, 0))), 0.40, 0.05, gold, turn=(90, 0, s * 16), segments=64)
            fur(around(tuple(e), 0.46, 0.46, 20, 160, 12, y=0.06), 0.22, [white], 5)
            # Ears.
            with group() as ear:
                pillow(region([(x * 0.34, z * 0.46) for x, z in [(cos(t), sin(t)) for t in [2 * pi * k / 40 for k in range(40)]]]), red, bounds=((-0.5, -0.6), (0.5, 0.6)), cell=0.03, height=0.16)
                ball((0, -0.12, -0.02), 0.24, satin('#ff8fa0'), scale=(0.8, 0.3, 1.15))
                fur(around((0, 0, 0), 0.33, 0.44, -40, 220, 18), 0.2, [white, cream], 6)
            ear.move((s * 1.13, -0.05, 1.08), (0, s * 38, s * 20))
            # Pompoms on springs.
            spring = [(s * 0.42 + 0.06 * cos(k * 1.25) + s * 0.02 * k * 0.25, -0.35 + 0.06 * sin(k * 1.25), 1.3 + 0.022 * k) for k in range(26)]
            tube(spring, 0.02, gold, sides=8, smooth=3)
            ball((spring[-1][0], -0.35, 1.98), 0.2, felt('#ff3f6a' if s < 0 else '#ff8f1f'))
        # Mirror, horn and brow.
        lathe(rounded(0.3, 0.1, 0.045), gold, at=(0, -0.84, 1.02), turn=(68, 0, 0))
        lathe([(0, 0.06), (0.2, 0.05), (0.21, 0.0)], metal('#eaf4ff', rough=0.04), at=(0, -0.92, 1.05), turn=(68, 0, 0), smooth=2)
        for i in range(14):
            a = 2 * pi * i / 14
            ball((0.3 * cos(a), -0.91 + 0.1 * sin(a), 1.05 + 0.28 * sin(a)), 0.05, plastic('#17b3a6', rough=0.2), segments=16)
        tube([(0, -0.28, 1.32), (0, -0.3, 1.62), (0, -0.14, 1.9), (0, 0.06, 2.05)], 0.2, gold, radii=[1.15, 0.85, 0.55, 0.2], sides=24)
        for k in range(3):
            ring((0, -0.29, 1.42 + 0.13 * k), 0.2 - 0.022 * k, 0.03, red, segments=32)
        fur([((0.26 * cos(a), -0.28 + 0.22 * sin(a), 1.34), (cos(a), sin(a), 0.5)) for a in [2 * pi * i / 12 for i in range(12)]], 0.22, [white, yellow], 7)
        # Manes on both sides and above.
        for radius, y, paint, count, size in ((1.22, 0.2, [white, cream], 38, 0.34), (1.3, 0.5, [yellow, orange], 38, 0.4), (1.3, 0.8, [satin(RED, rough=0.6, sheen=0.6)], 36, 0.42)):
            fur([((radius * cos(a) * 1.02, y, 0.42 + radius * sin(a) * 0.88), (cos(a), -0.1, sin(a))) for a in [radians(-50 + 280 * i / (count - 1)) for i in range(count)]], size, paint, count)
    g.move(turn=(0, 0, 15))


def tassel(at, length, silk, gold, width=1.0):
    """A silk tassel that hangs from `at`."""
    x, y, z = at
    ball((x, y, z - 0.08 * width), 0.1 * width, gold, segments=28)
    lathe([(0, 0), (0.1, -0.02), (0.14, -0.12), (0.12, -0.22), (0, -0.24)], silk, at=(x, y, z - 0.14 * width), scale=(width, width, width), smooth=4)
    ring((x, y, z - 0.34 * width), 0.12 * width, 0.026 * width, gold, segments=40)
    dice = Random(4)
    for r, count in ((0.05, 7), (0.1, 15)):
        for i in range(count):
            a = 2 * pi * i / count
            k = dice.uniform(1.2, 1.7)
            tube([(x + width * r * cos(a), y + width * r * sin(a), z - 0.34 * width), (x + width * 1.3 * r * cos(a), y + width * 1.3 * r * sin(a), z - 0.34 * width - length * 0.5), (x + width * k * r * cos(a), y + width * k * r * sin(a), z - 0.34 * width - length - dice.uniform(0, 0.05))], 0.03 * width, silk, sides=8)


def lucky_knot(at, size, cord, turn=(0, 0, 0)):
    """A knot of cord: a woven diamond with loops around it."""
    with group() as g:
        n, step = 3, 0.26
        for k in range(n):
            d = (k - (n - 1) / 2) * step
            for flip in (1, -1):
                points = []
                for i in range(25):
                    t = (i / 24 - 0.5) * step * (n + 0.7)
                    y = -0.045 * flip * (1 if k % 2 else -1) * cos(pi * t / step + (pi if n % 2 == 0 else 0))
                    a, b = (t, d) if flip > 0 else (d, t)
                    points.append(((a - b) * 0.7071, y, (a + b) * 0.7071))
                tube(points, 0.075, cord, smooth=1, sides=14)
        reach = step * (n / 2 + 0.1) * 1.0
        for k in range(n - 1):
            d = (k - (n - 2) / 2) * step
            for side in range(4):
                u = (reach, d)
                loop = [(u[0] - 0.06, u[1] - step / 2), (u[0] + 0.16, u[1] - step / 2 + 0.01), (u[0] + 0.24, u[1]), (u[0] + 0.16, u[1] + step / 2 - 0.01), (u[0] - 0.06, u[1] + step / 2)]
                c, s = cos(side * pi / 2), sin(side * pi / 2)
                loop = [(a * c - b * s, a * s + b * c) for a, b in loop]
                tube([((a - b) * 0.7071, 0, (a + b) * 0.7071) for a, b in loop], 0.07, cord, sides=14)
    return g.move(at, turn, size)


@sprite('firecrackers', FAMILY, elevate=4)
def firecrackers():
    red, gold = plastic(fade('#b80d1a', '#e21f2b', '#e21f2b', '#b80d1a'), rough=0.3), foil('#f5b93a')
    cord = satin('#d8a13a', rough=0.5)
    dice = Random(5)
    with group() as one:
        drum((0, 0, -0.92), 0.17, 0.92, red, bevel=0.03, segments=40)
        for z in (-0.9, -0.13):
            drum((0, 0, z), 0.176, 0.11, gold, bevel=0.02, segments=40)
        drum((0, 0, -0.935), 0.12, 0.03, satin('#5a3a2a'), bevel=0.01, segments=24)
        tube([(0, 0, -0.02), (0.01, 0, 0.1), (0.0, 0, 0.22)], 0.025, cord, sides=8)
    tiers = 7
    last = None
    for k in range(tiers):
        z = 1.72 - 0.46 * k
        for i, a in enumerate((0, 180, 262, 80) if k % 2 else (35, 215, 300, 130)):
            tilt = -40 + dice.uniform(-4, 4)
            at, turn = (0.13 * cos(radians(a)), 0.13 * sin(radians(a)), z + dice.uniform(-0.03, 0.03)), (0, tilt, a)
            if k == tiers - 1 and i == 3:
                last = (at, turn)
            else:
                one.copy(at, turn, 1.3)
    one.move(*last, 1.3)
    tube([(0, 0, 2.6), (0, 0, -1.85)], 0.035, cord, smooth=0)
    lucky_knot((0, -0.05, 2.66), 1.05, satin('#e21f2b', rough=0.4, clear=0.3))
    drum((0, 0, 1.86), 0.32, 0.14, gold, bevel=0.05)
    tube([(0, 0, 3.0), (0, 0, 3.5)], 0.04, cord, smooth=0)
    ring((0, 0, 3.6), 0.12, 0.035, metal(GOLD), turn=(90, 0, 0))
    tassel((0, 0, -1.85), 0.7, satin(fade('#b80f20', '#ea2b36'), rough=0.42, sheen=0.6), metal(GOLD), 1.25)


@sprite('redEnvelope', FAMILY, elevate=6, sides=1.6)
def red_envelope():
    red, deep = satin('#d8141f', rough=0.34, clear=0.35), satin('#b80d1a', rough=0.34, clear=0.35)
    gold, foiled = metal(GOLD, rough=0.2), foil('#f4b83a')

    def envelope(paper):
        outline = [(x, z) for x, z in arc((0.72, 1.2), 0.1, 0.1, 0, 90, 6) + arc((-0.72, 1.2), 0.1, 0.1, 90, 180, 6) + arc((-0.72, -1.2), 0.1, 0.1, 180, 270, 6) + arc((0.72, -1.2), 0.1, 0.1, 270, 360, 6)]
        with group() as e:
            slab(outline, 0.16, paper, bevel=0.06)
            inner = [(x * 0.88, -0.085, z * 0.925) for x, z in outline]
            tube(inner, 0.018, foiled, closed=True, smooth=0, sides=8)
            flap = [(0.82, 1.3), (-0.82, 1.3), (-0.82, 0.98), (-0.5, 0.84), (-0.2, 0.66), (0, 0.6), (0.2, 0.66), (0.5, 0.84), (0.82, 0.98)]
            slab(flap, 0.07, paper, bevel=0.03, at=(0, -0.08, 0))
            tube([(x, -0.115, z) for x, z in flap[2:]], 0.024, foiled, sides=10)
            for s in (-1, 1):
                # A cloud in each lower corner.
                swirl = [(s * (0.38 + (0.02 + 0.012 * k) * cos(k * 0.55)), -0.09, -0.86 + (0.02 + 0.012 * k) * sin(k * 0.55)) for k in range(15)]
                tube(swirl, 0.024, foiled, sides=8)
                tube([(s * 0.6, -0.09, -0.98), (s * 0.34, -0.09, -1.03), (s * 0.12, -0.09, -1.0)], 0.024, foiled, sides=8)
        return e

    with group() as g:
        envelope(deep).move((0.52, 0.3, 0.16), (0, 16, 0))
        envelope(red).move((-0.22, 0, 0), (0, -9, 0))
        with group() as charm:
            lathe(rounded(0.42, 0.1, 0.045), gold, turn=(90, 0, 0), at=(0, -0.04, 0.42))
            lathe([(0.33, 0.1), (0.36, 0.13), (0.39, 0.1)], metal('#ffe09a'), turn=(90, 0, 0), at=(0, -0.04, 0.42), smooth=3)
            lucky_knot((0, -0.19, 0.42), 0.42, plastic('#e21f2b', rough=0.3))
            lucky_knot((0, -0.1, -0.3), 0.6, satin('#f0b52e', rough=0.3, clear=0.4))
            tassel((0, -0.12, -0.58), 0.5, satin('#f0b52e', rough=0.4, sheen=0.5), gold, 0.85)
        charm.move((-0.18, -0.08, 0.04), (0, -9, 0))
    g.move(turn=(0, 0, 12))
    for x, y, z, turn in ((-1.1, -0.5, -1.16, (70, 0, 16)), (-0.72, -0.62, -1.3, (74, 0, -14)), (0.98, -0.5, -1.18, (68, 0, -24))):
        with group() as coin:
            slab([(0.3 * cos(2 * pi * k / 60), 0.3 * sin(2 * pi * k / 60)) for k in range(60)], 0.1, gold, bevel=0.035, holes=([(0.1, 0.1), (-0.1, 0.1), (-0.1, -0.1), (0.1, -0.1)],))
            ring((0, -0.045, 0), 0.24, 0.02, metal('#ffe09a'), turn=(90, 0, 0), segments=48)
        coin.move((x, y, z), (turn[0] - 70, turn[1], turn[2]))


def moon_cake(crust):
    """A round pastry with a fluted side and a flower in relief."""
    with group() as g:
        lathe([(0, 0), (0.82, 0), (0.9, 0.06), (0.92, 0.2), (0.92, 0.5), (0.88, 0.6), (0.8, 0.64), (0, 0.64)], crust, smooth=2, segments=240, ripple=lambda a, z: 1 + 0.045 * abs(cos(8 * a)) ** 0.7 * (1 if 0.03 < z < 0.62 else 0.4))
        ring((0, 0, 0.635), 0.76, 0.045, crust)
        for i in range(8):
            petal(0.42, 0.26, crust, cup=-0.3, curl=0.0, tip=0.5, thick=0.07, at=(0.2 * cos(pi * i / 4), 0.2 * sin(pi * i / 4), 0.65), turn=(0, 0, 45 * i - 90))
        ball((0, 0, 0.64), 0.19, crust, scale=(1, 1, 0.5), segments=32)
        for i in range(16):
            a = 2 * pi * (i + 0.5) / 16
            ball((0.66 * cos(a), 0.66 * sin(a), 0.645), 0.05, crust, scale=(1, 1, 0.7), segments=16)
    return g


@sprite('moonCakes', 'ceremony', elevate=36)
def moon_cakes():
    crust = surface(fade('#c07c30', '#e0a350', '#eab565', '#c98a3c', stops=[0, 0.4, 0.8, 1]), rough=0.28, clear=0.7, shine=0.15)
    paste, yolk = surface(mottled('#8a4a26', '#7a3f1f', 3), rough=0.45, clear=0.4, shine=0.25), plastic(mottled('#ff9a1f', '#f58410', 3), rough=0.3)
    white, blue = ceramic('#fdfaf4'), ceramic('#2f62c8')
    plate((0, 0, -0.1), 2.2, white, rim=metal(GOLD))
    for r, k in ((2.02, 0.03), (1.9, 0.018)):
        ring((0, 0, -0.005 - 0.02 * (r < 2)), r, k, blue, segments=128)
    moon_cake(crust).move((-1.0, 0.45, 0), (0, 0, 10))
    moon_cake(crust).move((0.98, 0.5, 0), (0, 0, 32))
    moon_cake(crust).move((0.0, 1.15, 0.5), (24, 0, 20))
    # Two halves of a cake that show the paste and the yolk.
    for x, y, turn in ((-0.86, -1.0, -16), (0.86, -1.04, 18)):
        with group() as half:
            with group() as whole:
                moon_cake(crust)
            for part in whole.parts:
                bpy.context.view_layer.update()
                mesh = baked(part).data
                bm = bmesh.new()
                bm.from_mesh(mesh)
                bm.transform(part.matrix_world)
                bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, 0, 0), plane_no=(0, -1, 0), clear_outer=True)
                bm.to_mesh(mesh)
                bm.free()
                part.matrix_world = Matrix.Identity(4)
            slab([(-0.85, 0.06), (0.85, 0.06), (0.86, 0.5), (0.8, 0.59), (-0.8, 0.59), (-0.86, 0.5)], 0.03, paste, bevel=0.012, at=(0, 0.005, 0))
            ball((0, 0.0, 0.33), 0.26, yolk, scale=(1.1, 0.14, 0.9))
            slab([(-0.9, 0.0), (0.9, 0.0), (0.92, 0.5), (0.84, 0.63), (-0.84, 0.63), (-0.92, 0.5)], 0.02, crust, bevel=0.008, at=(0, 0.016, 0))
        half.move((x, y, 0.0), (0, 0, turn), 0.94)
