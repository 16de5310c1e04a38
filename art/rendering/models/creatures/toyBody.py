"""What toy animals share: vinyl, painted patches, places on a body, eyes, smiles, a sitting body."""

from kit import *
from mathutils.bvhtree import BVHTree


def vinyl(color, **more):
    """Soft-touch vinyl, the skin of every toy animal."""
    return surface(color, **{'rough': 0.38, 'clear': 0.35, 'shine': 0.28, 'soft': 0.04, **more})


def patches(base, *spots):
    """Soft-edged ellipsoids of color painted on a body: (center, radii, color, softness 0 to 1) in the body's coordinates."""

    def spot_on(n, under, center, radii, color, soft):
        away, share, length = (n.add('VectorMath', operation=o) for o in ('SUBTRACT', 'DIVIDE', 'LENGTH'))
        n.link(n.coords('object'), away.inputs[0])
        away.inputs[1].default_value = center
        n.link(away.outputs[0], share.inputs[0])
        share.inputs[1].default_value = radii
        n.link(share.outputs[0], length.inputs[0])
        inside = n.ramp(n.math('MULTIPLY', length.outputs['Value'], 0.5), [(0.5 - 0.5 * soft, '#ffffff'), (0.5, '#000000')])
        return n.mix(inside, under, color)

    def build(n):
        under = base
        for center, radii, color, soft in spots:
            under = spot_on(n, under, center, radii, color, soft)
        return under

    return build


def on(body, at, direction=(0, 1, 0)):
    """Returns the point and the normal where a ray from far away through `at` first meets a body."""
    verts = [body.matrix_world @ v.co for v in body.data.vertices]
    tree = BVHTree.FromPolygons(verts, [tuple(p.vertices) for p in body.data.polygons])
    d = Vector(direction).normalized()
    point, normal, _, _ = tree.ray_cast(Vector(at) - d * 20, d)
    if point is None:
        point, normal, _, _ = tree.find_nearest(Vector(at))
    return point, normal if normal.dot(d) < 0 else -normal


def eye(body, x, z, r, direction=(0, 1, 0), dark='#2b1b22', tall=1.12, y=0.0):
    """A big calm eye with two highlights."""
    p, n = on(body, (x, y, z), direction)
    ball(tuple(p), r, plastic(dark, rough=0.08, clear=1.0, shine=0.02), scale=(0.9, tall, 0.5), turn=facing(n))
    side = n.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(n)
    shine = surface('#ffffff', rough=0.3, emit=0.7)
    for a, b, k in ((0.30, 0.42, 0.29), (-0.30, -0.36, 0.14)):
        ball(tuple(p + n * r * (0.44 - 0.06 * (k < 0.2)) + side * r * a * -1 + up * r * b), r * k, shine, scale=(1, 1, 0.5), turn=facing(n), segments=20)


def smile(body, x, z, width, depth, r=0.03, color='#3a2228', direction=(0, 1, 0), y=0.0):
    """A smile that follows the body."""
    points = []
    for i in range(9):
        t = i / 4 - 1
        side = Vector(direction).cross(Vector((0, 0, 1))).normalized()
        p, n = on(body, tuple(Vector((x, y, z - depth * (1 - t * t))) + side * (width / 2 * t)), direction)
        points.append(tuple(p + n * r * 0.2))
    tube(points, r, satin(color), sides=12, radii=[0.7, 1, 1, 1, 0.7])


def spot(body, at, r, paint, direction=(0, 1, 0), scale=(1, 1, 0.3), lift=0.0):
    """A flat bead on the body: nostrils, freckles, buttons."""
    p, n = on(body, at, direction)
    return ball(tuple(p + n * lift), r, paint, scale=scale, turn=facing(n), segments=28)


def sitting(paint, feet=None, tail=None, wide=0.78, arms=True, extra=()):
    """The body of a sitting toy that faces the camera; its head belongs near (0, -0.1, 1.15)."""
    parts = [ball((0, 0.05, -0.32), wide, None, scale=(1, 0.92, 1.12)), ball((0, 0.08, -0.72), wide * 1.08, None, scale=(1.05, 0.95, 0.8))]
    for s in (-1, 1):
        parts += [ball((s * 0.66, -0.30, -0.98), 0.42, None, scale=(0.95, 1.25, 0.85)), ball((s * 0.70, -0.80, -1.02), 0.33, None, scale=(1.0, 0.85, 1.08))]
        if arms:
            parts += [tube([(s * 0.52, -0.2, 0.18), (s * 0.68, -0.55, -0.22), (s * 0.36, -0.86, -0.52)], 0.23, None, radii=[1.05, 1, 0.95], sides=24), ball((s * 0.33, -0.88, -0.57), 0.26, None)]
    body = fuse([*parts, *extra], paint, voxel=0.035, smooth=9)
    for s in (-1, 1):
        if feet:
            p, n = on(body, (s * 0.70, 0, -1.02))
            ball(tuple(p), 0.17, feet, scale=(1.1, 1, 0.28), turn=facing(n))
            for k in (-1, 0, 1):
                p, n = on(body, (s * 0.70 + k * 0.17, 0, -0.80 + 0.05 * (k == 0)))
                ball(tuple(p), 0.068, feet, scale=(1, 1, 0.35), turn=facing(n), segments=20)
    return body


def ears(s, at, r, outer, inner, scale=(1, 0.45, 1), turn=(0, 0, 0)):
    """A round ear with a pink inside."""
    with group() as g:
        ball((0, 0, 0), r, outer, scale=scale)
        ball((0, -r * scale[1] * 0.62, -r * 0.06), r * 0.66, inner, scale=(scale[0], scale[1] * 0.7, scale[2]))
    return g.move(at, (turn[0], turn[1] * s, turn[2] * s))


def muzzle_face(head, z, nose, wide=0.62, mouth='#3a2228'):
    """A nose with a mouth of two curves below."""
    p, _ = on(head, (0, 0, z))
    ball(tuple(p), 0.13, plastic(nose, rough=0.15, clear=1), scale=(1.25, 0.7, 0.82))
    for s in (-1, 1):
        points = []
        for i in range(8):
            t = i / 7
            q, m = on(head, (s * wide / 2 * t, 0, z - 0.2 - 0.085 * sin(pi * t) ** 0.8 + 0.03 * t))
            points.append(tuple(q + m * 0.006))
        tube(points, 0.024, satin(mouth), sides=10, radii=[1, 1, 1, 0.6])
    q, m = on(head, (0, 0, z - 0.15))
    tube([tuple(p), tuple(q), tuple(on(head, (0, 0, z - 0.2))[0])], 0.022, satin(mouth), smooth=0, sides=10)


def degrees_of(n):
    """The turn about z that faces a box along a normal."""
    return atan2(n.x, -n.y) * 180 / pi
