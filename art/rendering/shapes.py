"""Shapes. Each function adds an object to the scene and returns it. z is up and the camera looks along +y.

`at` is a position, `turn` a rotation in degrees about x, y and z, `paint` a material.
"""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

made = []


def solid(verts, faces, paint, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), smooth=True, sharp=None, uv=None):
    """An object from vertices and faces. `sharp` (degrees) keeps edges above that angle hard."""
    mesh = bpy.data.meshes.new('shape')
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uv is not None:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return keep(bpy.data.objects.new('shape', mesh), paint, at, turn, scale, smooth, sharp)


def keep(thing, paint, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), smooth=True, sharp=None):
    if thing.name not in bpy.context.scene.collection.objects:
        bpy.context.scene.collection.objects.link(thing)
    if isinstance(scale, (int, float)):
        scale = (scale,) * 3
    thing.matrix_world = matrix(at, turn, scale)
    if paint:
        thing.data.materials.clear()
        thing.data.materials.append(paint)
    if smooth and isinstance(thing.data, bpy.types.Mesh):
        thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
        if sharp:
            thing.data.use_auto_smooth = True
            thing.data.auto_smooth_angle = math.radians(sharp)
    made.append(thing)
    return thing


def matrix(at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    if isinstance(scale, (int, float)):
        scale = (scale,) * 3
    spin = Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    return Matrix.Translation(at) @ spin @ Matrix.Diagonal((*scale, 1))


class group:
    """Collects what is made in a `with` block, to move or repeat it as one: `with group() as g: ...; g.move(at, turn)`."""

    def __enter__(self):
        self.start = len(made)
        return self

    def __exit__(self, *error):
        self.parts = made[self.start :]

    def move(self, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
        m = matrix(at, turn, scale)
        for part in self.parts:
            part.matrix_world = m @ part.matrix_world
        return self

    def copy(self, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
        """Adds a copy, moved relative to the original."""
        m, twin = matrix(at, turn, scale), group()
        twin.parts = []
        for part in self.parts:
            other = part.copy()
            bpy.context.scene.collection.objects.link(other)
            other.matrix_world = m @ part.matrix_world
            made.append(other)
            twin.parts.append(other)
        return twin


def modify(thing, kind, **settings):
    """Adds a modifier."""
    modifier = thing.modifiers.new(kind, kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    return thing


def baked(thing):
    """Applies the modifiers of an object."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def ball(at, r, paint, scale=(1, 1, 1), turn=(0, 0, 0), segments=48):
    """A sphere or, with `scale`, an ellipsoid."""
    rings = max(6, segments // 2)
    profile = [(r * math.sin(math.pi * i / rings), -r * math.cos(math.pi * i / rings)) for i in range(rings + 1)]
    return lathe(profile, paint, at=at, turn=turn, scale=scale, segments=segments)


def curve(points, steps=8, closed=False):
    """Returns points on a smooth curve (Catmull-Rom) through the given ones."""
    p = [np.array(q, float) for q in points]
    n, out = len(p), []
    for i in range(n if closed else n - 1):
        a, b, c, d = (p[(i + k) % n] if closed else p[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return out if closed else [*out, p[-1]]


def lathe(profile, paint, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), segments=96, smooth=0, sharp=None, ripple=None):
    """Turns a profile of (radius, z) about the z axis. `smooth` rounds it with that many steps; `ripple(angle, z)` scales the radius."""
    if smooth:
        profile = [(max(0.0, r), z) for r, z in curve(profile, smooth)]
    verts, faces, uv, rows = [], [], [], []
    for j, (r, z) in enumerate(profile):
        if r < 1e-6:
            rows.append([len(verts)])
            verts.append((0, 0, z))
            uv.append((0.5, j / (len(profile) - 1)))
            continue
        rows.append(list(range(len(verts), len(verts) + segments)))
        for i in range(segments):
            a = 2 * math.pi * i / segments
            k = ripple(a, z) if ripple else 1
            verts.append((r * k * math.cos(a), r * k * math.sin(a), z))
            uv.append((i / segments, j / (len(profile) - 1)))
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            ring = [low[i % len(low)], low[(i + 1) % len(low)], high[(i + 1) % len(high)], high[i % len(high)]]
            face = list(dict.fromkeys(ring))
            if len(face) > 2:
                faces.append(face)
    return solid(verts, faces, paint, at, turn, scale, sharp=sharp, uv=uv)


def rounded(r, h, bevel, steps=6, top=None):
    """Returns the profile of a rounded cylinder from z 0 to h, for `lathe`; `top` is the upper radius."""
    top = r if top is None else top
    arc = [math.pi / 2 * i / steps for i in range(steps + 1)]
    low = [(r - bevel + bevel * math.sin(a), bevel - bevel * math.cos(a)) for a in arc]
    high = [(top - bevel + bevel * math.cos(a), h - bevel + bevel * math.sin(a)) for a in arc]
    return [(0, 0), *low, *high, (0, h)]


def drum(at, r, h, paint, bevel=0.06, top=None, turn=(0, 0, 0), segments=96):
    """A cylinder with round edges that rests on `at`."""
    return lathe(rounded(r, h, min(bevel, h / 2.01, r), top=top), paint, at=at, turn=turn, segments=segments)


def box(at, size, paint, bevel=0.08, turn=(0, 0, 0), segments=5):
    """A box with round edges, centered on `at`."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, min(size) / 2.02), segments=segments, profile=0.5, affect='EDGES')
    mesh = bpy.data.meshes.new('box')
    bm.to_mesh(mesh)
    bm.free()
    return keep(bpy.data.objects.new('box', mesh), paint, at, turn, sharp=50)


def ring(at, r, thick, paint, turn=(0, 0, 0), scale=(1, 1, 1), segments=96):
    """A torus in the xy plane."""
    n = 24
    profile = [(r + thick * math.cos(2 * math.pi * i / n), thick * math.sin(2 * math.pi * i / n)) for i in range(n + 1)]
    return lathe(profile, paint, at=at, turn=turn, scale=scale, segments=segments)


def tube(points, r, paint, closed=False, smooth=8, sides=16, flat=1.0, radii=None, twist=0.0, up=None, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """A round tube along points, with round ends. `radii` are factors of r at the points, `flat` squeezes it into a ribbon."""
    path = curve(points, smooth, closed) if smooth else [np.array(p, float) for p in points]
    n = len(path)
    if radii is None:
        widths = np.full(n, r)
    else:
        places = np.linspace(0, 1, len(radii) + (1 if closed else 0))
        widths = r * np.interp(np.linspace(0, 1, n), places, [*radii, radii[0]] if closed else radii)
    tangents = []
    for i in range(n):
        a, b = (path[i - 1], path[(i + 1) % n]) if closed else (path[max(i - 1, 0)], path[min(i + 1, n - 1)])
        d = b - a
        tangents.append(d / (np.linalg.norm(d) or 1))
    normal = np.array(up if up is not None else ((0, 0, 1) if abs(tangents[0][2]) < 0.9 else (1, 0, 0)), float)
    verts, uv, rows = [], [], []

    def row(center, t, normal, w, length):
        b = np.cross(t, normal)
        spin = twist * length
        rows.append(list(range(len(verts), len(verts) + sides)))
        for k in range(sides):
            a = 2 * math.pi * k / sides
            offset = w * math.cos(a) * normal + w * flat * math.sin(a) * b
            if spin:
                offset = np.array(Matrix.Rotation(spin, 3, Vector(t)) @ Vector(offset))
            verts.append(center + offset)
            uv.append((k / sides, length))

    frames = []
    for i in range(n):
        t = tangents[i]
        normal = np.array(up, float) if up is not None else normal
        normal = normal - np.dot(normal, t) * t
        normal = normal / (np.linalg.norm(normal) or 1)
        frames.append(normal)
    if closed and up is None:
        # Spreads the twist that is left after one round over the whole loop.
        t, first, last = tangents[0], frames[0], frames[-1]
        angle = math.atan2(np.dot(np.cross(last, first), t), np.dot(last, first))
        frames = [np.array(Matrix.Rotation(angle * i / n, 3, Vector(tangents[i])) @ Vector(f)) for i, f in enumerate(frames)]
    caps = [math.pi / 2 * k / 5 for k in range(1, 6)]
    if not closed:
        for a in reversed(caps):
            row(path[0] - tangents[0] * widths[0] * min(flat, 1) * math.sin(a), tangents[0], frames[0], max(widths[0] * math.cos(a), widths[0] * 0.02), 0)
    for i in range(n):
        row(path[i], tangents[i], frames[i], widths[i], i / (n if closed else n - 1))
    if not closed:
        for a in caps:
            row(path[-1] + tangents[-1] * widths[-1] * min(flat, 1) * math.sin(a), tangents[-1], frames[-1], max(widths[-1] * math.cos(a), widths[-1] * 0.02), 1)
    faces = []
    for low, high in zip(rows, rows[1:] + rows[:1] if closed else rows[1:]):
        faces += [(low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]) for k in range(sides)]
    if not closed:
        faces += [tuple(reversed(rows[0])), tuple(rows[-1])]
    return solid(verts, faces, paint, at, turn, scale, uv=uv)


def capsule(a, b, r, paint, end=None):
    """A rod with round ends between two points; `end` is the radius at b."""
    return tube([a, b], r, paint, smooth=0, sides=32, radii=None if end is None else [1, end / r])


def sheet(place, paint, nu=24, nv=32, thick=0.03, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), round_u=False, soften=1):
    """A surface of `place(u, v)` (each 0 to 1) with thickness: petals, leaves, cloth. `round_u` closes it in u."""
    us = nu if round_u else nu + 1
    verts = [place(i / nu, j / nv) for j in range(nv + 1) for i in range(us)]
    uv = [(i / nu, j / nv) for j in range(nv + 1) for i in range(us)]
    faces = [(j * us + i, j * us + (i + 1) % us, (j + 1) * us + (i + 1) % us, (j + 1) * us + i) for j in range(nv) for i in range(nu)]
    thing = solid(verts, faces, paint, at, turn, scale, uv=uv)
    if thick:
        modify(thing, 'SOLIDIFY', thickness=thick, offset=0)
    if soften:
        modify(thing, 'SUBSURF', levels=soften, render_levels=soften)
    return thing


def petal(length, width, paint, cup=0.3, curl=0.3, tip=0.6, thick=0.03, wave=0.0, **where):
    """A petal or leaf from the origin along +y: `cup` bends its sides up, `curl` its end, `tip` 0 is round and 1 pointed."""

    def place(u, v):
        x = 2 * u - 1
        v = 1 - (1 - v) ** 1.5
        round_half = math.sin(math.pi / 2 * min(1, v / 0.6)) ** 0.8 * math.sqrt(max(0, 1 - (max(0, v - 0.6) / 0.4) ** 2))
        pointed = math.sin(math.pi * v**0.7) * (1 - 0.25 * v)
        half = width / 2 * ((1 - tip) * round_half + tip * pointed)
        z = cup * width * 0.5 * x * x * math.sin(math.pi * min(1, v * 1.1)) + curl * length * v * v + wave * math.sin(9 * v + 2 * x) * abs(x)
        return (half * x, length * v, z)

    return sheet(place, paint, nu=12, nv=16, thick=thick, **where)


def fuse(things, paint, voxel=0.05, smooth=6, factor=0.6):
    """Melts objects into one smooth body."""
    verts, faces = [], []
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
        start = len(verts)
        verts += [thing.matrix_world @ v.co for v in mesh.vertices]
        faces += [[start + i for i in f.vertices] for f in mesh.polygons]
        made.remove(thing)
        bpy.data.objects.remove(thing)
    body = solid(verts, faces, paint)
    modify(body, 'REMESH', mode='VOXEL', voxel_size=voxel, use_smooth_shade=True)
    if smooth:
        modify(body, 'SMOOTH', factor=factor, iterations=smooth)
    return baked(body)


def blob(balls, paint, voxel=0.05, smooth=8):
    """Melts balls, given as (position, radius), into one smooth body."""
    return fuse([ball(at, r, None, segments=24) for at, r in balls], paint, voxel, smooth)


def slab(outline, depth, paint, bevel=0.04, holes=(), at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), steps=4):
    """A flat shape in the xz plane, from a polygon of (x, z), with thickness along y and round edges."""
    data = bpy.data.curves.new('slab', 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = max(depth / 2 - bevel, 0), bevel, steps, -bevel
    for line in (outline, *holes):
        spline = data.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, (x, z) in zip(spline.points, line):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    flat = bpy.data.objects.new('slab', data)
    bpy.context.scene.collection.objects.link(flat)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    mesh.transform(Matrix.Rotation(math.pi / 2, 4, 'X'))
    return keep(bpy.data.objects.new('slab', mesh), paint, at, turn, scale, sharp=40)
