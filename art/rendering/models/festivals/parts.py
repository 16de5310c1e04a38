"""What festive things share: seeds on a body, fir sprigs, marigolds, clay lamps, wicker, crescents."""

from kit import *
from mathutils.bvhtree import BVHTree


def tree_of(*bodies):
    """Returns a tree for ray casts on bodies."""
    verts, faces = [], []
    for body in bodies:
        start = len(verts)
        verts += [body.matrix_world @ v.co for v in body.data.vertices]
        faces += [tuple(start + i for i in p.vertices) for p in body.data.polygons]
    return BVHTree.FromPolygons(verts, faces)


def under(tree, x, y):
    """Returns the point and the normal on top of a body at (x, y), or None."""
    point, normal, _, _ = tree.ray_cast(Vector((x, y, 20)), Vector((0, 0, -1)))
    return None if point is None else (point, normal if normal.z > 0 else -normal)


def joined(parts, paint):
    """Makes one object of several, so that copies of it cost little."""
    verts, faces = [], []
    graph = bpy.context.evaluated_depsgraph_get()
    for part in parts:
        mesh = bpy.data.meshes.new_from_object(part.evaluated_get(graph))
        start = len(verts)
        verts += [part.matrix_world @ v.co for v in mesh.vertices]
        faces += [[start + i for i in f.vertices] for f in mesh.polygons]
        made.remove(part)
        bpy.data.objects.remove(part)
    return solid(verts, faces, paint)


def bent_patches(rows, paint, soft=True):
    """One object of many small curved patches: each row is a function (u, v) and its cells across and along."""
    verts, faces, uv = [], [], []
    for place, nu, nv in rows:
        start = len(verts)
        for j in range(nv + 1):
            for i in range(nu + 1):
                verts.append(place(i / nu, j / nv))
                uv.append((i / nu, j / nv))
        for j in range(nv):
            for i in range(nu):
                a = start + j * (nu + 1) + i
                faces.append((a, a + 1, a + nu + 2, a + nu + 1))
    return solid(verts, faces, paint, smooth=soft, uv=uv)


def sprig(length, paint, seed=1, count=64, spread=0.3):
    """A twig of fir along y: one object with many needles."""
    dice = Random(seed)
    rows = []
    for i in range(count):
        v0 = (i + 0.5) / count
        a = i * 2.4 + dice.uniform(-0.3, 0.3)
        k = spread * length * (1.05 - 0.62 * v0) * dice.uniform(0.85, 1.15)
        side = Vector((cos(a), 0, sin(a)))
        d = (side * 0.8 + Vector((0, 0.75, 0))).normalized()
        across = d.cross(side).normalized()
        base = Vector((0, length * v0 * 0.94, 0))

        def place(u, v, base=base, d=d, across=across, k=k, side=side):
            w = 0.024 * length * (1 - v**2.2) + 0.003
            b = (2 * u - 1) * w
            return tuple(base + d * (k * v) + across * b + side * (0.03 * length * (1 - abs(2 * u - 1))))

        rows.append((place, 2, 3))
    return bent_patches(rows, paint)


def marigold(r, paint, seed=1):
    """The round, ruffled bloom of a marigold, as one object; it opens along z."""
    dice = Random(seed)
    rows = []
    ball((0, 0, 0), r * 0.72, paint, segments=20)
    for row, (polar, count, size) in enumerate(((8, 5, 0.42), (24, 8, 0.46), (42, 11, 0.5), (61, 13, 0.52), (82, 14, 0.52), (104, 13, 0.5), (128, 9, 0.46), (152, 5, 0.4))):
        for i in range(count):
            t, a = radians(polar + dice.uniform(-4, 4)), 2 * pi * (i + 0.5 * (row % 2)) / count + dice.uniform(-0.1, 0.1)
            n = Vector((sin(t) * cos(a), sin(t) * sin(a), cos(t)))
            down = Vector((cos(t) * cos(a), cos(t) * sin(a), -sin(t)))
            side = n.cross(down).normalized()
            phase = dice.uniform(0, 6)

            def place(u, v, n=n, down=down, side=side, size=size, phase=phase):
                x = 2 * u - 1
                w = size * (0.45 + 0.55 * v) * (1 - 0.12 * x * x)
                frill = 0.05 * sin(7 * x + phase) * v
                p = n * (0.66 + 0.42 * v - 0.10 * x * x * v + frill) + down * (size * 0.75 * (v - 0.25) ** 2 * 1.6) + side * (x * w * 0.62)
                return tuple(p * r)

            rows.append((place, 6, 4))
    return bent_patches(rows, paint)


def crescent(outer, inner, shift, count=60):
    """The outline of a crescent that opens to the right: a disc less a disc that is `shift` to the right."""
    x = (outer**2 - inner**2 + shift**2) / (2 * shift)
    a = math_acos(x / outer)
    b = math_acos((x - shift) / inner)
    out = [(outer * cos(a + (2 * pi - 2 * a) * i / count), outer * sin(a + (2 * pi - 2 * a) * i / count)) for i in range(count + 1)]
    back = [(shift + inner * cos(2 * pi - b - (2 * pi - 2 * b) * i / count), inner * sin(2 * pi - b - (2 * pi - 2 * b) * i / count)) for i in range(1, count)]
    return out + back


def math_acos(x):
    return atan2(sqrt(max(0, 1 - x * x)), x)


def clay_lamp(size, trim, bead, strength=2.6):
    """A small clay lamp with oil, a wick and a flame; its spout points to -y."""
    clay = surface(mottled('#c9572b', '#b3461f', 3), rough=0.55, clear=0.2, shine=0.3)

    def spout(a, z):
        away = (a - 1.5 * pi + pi) % (2 * pi) - pi
        return 1 + 0.46 * (z + 0.2) * 2.718 ** (-(away**2) / 0.12)

    with group() as g:
        lathe([(0, -0.5), (0.6, -0.5), (0.67, -0.44), (0.72, -0.38), (1.05, -0.14), (1.26, 0.14), (1.32, 0.3), (1.28, 0.36), (1.2, 0.31), (1.1, 0.16), (0, 0.05)], clay, ripple=spout, smooth=4, segments=96)
        lathe([(0, 0.2), (1.12, 0.2)], plastic('#e0951f', rough=0.08, clear=1), ripple=spout, segments=96)
        for i in range(26):
            a = 2 * pi * i / 26
            k = spout(a, 0.3)
            ball((1.34 * k * cos(a), 1.34 * k * sin(a), 0.3), 0.075, trim, segments=14)
        for i in range(14):
            a = 2 * pi * (i + 0.5) / 14
            k = spout(a, 0.0)
            d = Vector((cos(a), sin(a), -0.75)).normalized()
            ball((1.17 * k * cos(a), 1.17 * k * sin(a), -0.02), 0.12, bead, scale=(1, 1, 0.45), turn=facing(d), segments=16)
        tube([(0, -0.1, 0.2), (0, -0.9, 0.27), (0, -1.5, 0.38)], 0.09, matte('#f3e9d6'))
        flame((0, -1.5, 0.34), 1.2, strength=strength)
    return g.move(scale=size)


def bordered(base, line, low, high):
    """A cloth with a woven line along its edges, for sheets; the edge is at 0.5."""

    def build(n):
        away = [n.math('ABSOLUTE', n.math('SUBTRACT', n.axis(axis, 'uv'), 0.5)) for axis in 'xy']
        far = n.math('MAXIMUM', *away)
        inside = n.math('MULTIPLY', n.math('GREATER_THAN', far, low), n.math('LESS_THAN', far, high))
        return n.mix(inside, base, line)

    return build


def wicker(profile, count, paint, rows=9, thick=0.07, sway=0.05):
    """A woven basket wall: rows of strands that go in and out of `count` uprights; `profile` is a list of (r, z)."""
    line = curve([(r, z, 0) for r, z in profile], 8)
    for row in range(rows):
        r, z, _ = line[round((row + 0.5) / rows * (len(line) - 1))]
        steps = count * 4
        points = []
        for i in range(steps):
            a = 2 * pi * i / steps
            k = r + sway * cos(count / 2 * a + pi * (row % 2))
            points.append((k * cos(a), k * sin(a), z))
        tube(points, thick, paint, closed=True, smooth=1, sides=10)
    for i in range(count):
        a = 2 * pi * i / count
        tube([(q * cos(a), q * sin(a), z) for q, z, _ in line[::4]], thick * 0.8, paint, smooth=2, sides=10)
