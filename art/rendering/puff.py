"""Foil balloons: flat outlines that a cloth simulation inflates, with the wrinkles of real foil."""

import math

import bpy
import numpy as np

import shapes


def stroke(lines, r):
    """Returns a distance function (negative inside) of thick round strokes through lists of (x, z)."""
    parts = []
    for line in lines:
        p = np.array(line, float)
        parts += list(zip(p[:-1], p[1:]))

    def distance(x, z):
        best = np.full(x.shape, 1e9)
        for a, b in parts:
            d = b - a
            t = np.clip(((x - a[0]) * d[0] + (z - a[1]) * d[1]) / max(d @ d, 1e-9), 0, 1)
            best = np.minimum(best, np.hypot(x - a[0] - t * d[0], z - a[1] - t * d[1]))
        return best - r

    return distance


def region(outline, round_by=0.0):
    """Returns a distance function of a polygon of (x, z); `round_by` rounds its corners."""
    p = np.array(outline, float)
    q = np.roll(p, -1, 0)

    def distance(x, z):
        best, inside = np.full(x.shape, 1e9), np.zeros(x.shape, bool)
        for a, b in zip(p, q):
            d = b - a
            t = np.clip(((x - a[0]) * d[0] + (z - a[1]) * d[1]) / max(d @ d, 1e-12), 0, 1)
            best = np.minimum(best, np.hypot(x - a[0] - t * d[0], z - a[1] - t * d[1]))
            crosses = (a[1] > z) != (b[1] > z)
            with np.errstate(divide='ignore', invalid='ignore'):
                inside ^= crosses & (x < d[0] * (z - a[1]) / (d[1] or 1e-12) + a[0])
        return np.where(inside, -best, best) - round_by

    return distance


def arc(center, rx, rz, start, end, count=24):
    """Returns points of an elliptic arc, in degrees counterclockwise from the right."""
    steps = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return [(center[0] + rx * math.cos(a), center[1] + rz * math.sin(a)) for a in steps]


def sheet_of(distance, bounds, cell):
    """Returns vertices (x, z) and quads of a grid that fills a shape, its border snapped to the contour, and border flags."""
    (x0, z0), (x1, z1) = bounds
    nx, nz = int((x1 - x0) / cell) + 1, int((z1 - z0) / cell) + 1
    gx, gz = np.meshgrid(x0 + cell * np.arange(nx), z0 + cell * np.arange(nz), indexing='ij')
    d = distance(gx, gz)
    kept = d < cell * 0.35
    quads, index, verts = [], -np.ones((nx, nz), int), []
    full = kept[:-1, :-1] & kept[1:, :-1] & kept[1:, 1:] & kept[:-1, 1:]
    for i, j in zip(*np.nonzero(full)):
        corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
        for c in corners:
            if index[c] < 0:
                index[c] = len(verts)
                verts.append((gx[c], gz[c]))
        quads.append([index[c] for c in corners])
    verts = np.array(verts)
    uses = {}
    for q in quads:
        for a, b in zip(q, q[1:] + q[:1]):
            uses[tuple(sorted((a, b)))] = uses.get(tuple(sorted((a, b))), 0) + 1
    border = np.zeros(len(verts), bool)
    for (a, b), n in uses.items():
        if n == 1:
            border[[a, b]] = True
    e = cell * 0.2

    def snap(share):
        x, z = verts[border].T
        d = distance(x, z)
        grad = np.stack([distance(x + e, z) - distance(x - e, z), distance(x, z + e) - distance(x, z - e)], 1) / (2 * e)
        grad /= np.maximum(np.linalg.norm(grad, axis=1), 1e-6)[:, None]
        verts[border] -= grad * d[:, None] * share

    for _ in range(6):
        snap(0.8)
    # Evens out the grid, and slides the vertices of the border along the contour, so that it has no steps.
    around, along = [set() for _ in verts], [set() for _ in verts]
    for (a, b), n in uses.items():
        for table in (around, along) if n == 1 else (around,):
            table[a].add(b)
            table[b].add(a)
    nearest = np.array([(list(along[i] if border[i] and along[i] else around[i]) * 4)[:4] for i in range(len(verts))])
    for _ in range(14):
        verts = 0.4 * verts + 0.6 * verts[nearest].mean(1)
        snap(1.0)
    return verts, quads, border


def straighten(body, rest, faces, rounds=160, share=0.9):
    """Takes back how the simulation bent the outline as a whole, and leaves the wrinkles."""
    neighbors = [set() for _ in rest]
    for face in faces:
        for a, b in zip(face, [*face[1:], face[0]]):
            neighbors[a].add(b)
            neighbors[b].add(a)
    table = np.array([(list(n) * 6)[:6] for n in neighbors])
    now = np.empty(len(rest) * 3)
    body.data.vertices.foreach_get('co', now)
    now = now.reshape(-1, 3)
    drift = now - np.array(rest)
    drift[:, 1] = 0
    for _ in range(rounds):
        drift = 0.4 * drift + 0.6 * drift[table].mean(1)
    body.data.vertices.foreach_set('co', (now - share * drift).ravel())
    body.data.update()


def inflate(distance, paint, bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.04, pressure=6.0, shrink=-0.25, frames=26, subdivide=1, wrinkle=1.0, **where):
    """A foil balloon from a distance function in the xz plane. More `pressure` makes it rounder, `shrink` more wrinkled."""
    flat, quads, border = sheet_of(distance, bounds, cell)
    inner = np.nonzero(~border)[0]
    back = np.arange(len(flat))
    back[inner] = len(flat) + np.arange(len(inner))
    depth = np.where(border, 0, cell * 0.4)
    verts = [(x, -y, z) for (x, z), y in zip(flat, depth)] + [(flat[i][0], cell * 0.4, flat[i][1]) for i in inner]
    faces = [list(q) for q in quads] + [[int(back[i]) for i in reversed(q)] for q in quads]
    body = shapes.solid(verts, faces, None)
    cloth = body.modifiers.new('cloth', 'CLOTH')
    s = cloth.settings
    s.quality, s.mass, s.air_damping = 4, 0.3, 4
    s.tension_stiffness = s.compression_stiffness = 24
    s.shear_stiffness, s.bending_stiffness = 12, 0.12 * wrinkle
    s.use_pressure, s.uniform_pressure_force, s.shrink_min = True, pressure, shrink * -1 if shrink > 0 else shrink
    s.effector_weights.gravity = 0
    cloth.collision_settings.use_collision = False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames + 1
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    body = shapes.baked(body)
    scene.frame_set(1)
    straighten(body, verts, faces)
    shapes.modify(body, 'SMOOTH', factor=0.5, iterations=3)
    shapes.modify(body, 'SUBSURF', levels=subdivide, render_levels=subdivide)
    shapes.made.remove(body)
    return shapes.keep(body, paint, **where)


def swelling(distance, bounds, cell):
    """Returns a smooth function of (x, z) that is 0 on the contour, 1 in the middle, and negative outside."""
    (x0, z0), (x1, z1) = bounds
    xs, zs = np.arange(x0, x1 + cell, cell), np.arange(z0, z1 + cell, cell)
    inside = -distance(*np.meshgrid(xs, zs, indexing='ij'))
    u = np.maximum(inside, 0)
    for _ in range(int(400 * (0.03 / cell) ** 2)):
        mean = (np.roll(u, 1, 0) + np.roll(u, -1, 0) + np.roll(u, 1, 1) + np.roll(u, -1, 1)) / 4
        u = np.where(inside > 0, mean + cell * cell / 4, 0)
    # Near the contour, the exact distance times a blurred ratio, so that steps of the grid do not show.
    smooth = u / u.max()
    weight = (inside > 1.5 * cell).astype(float)
    ratio = weight * u / np.maximum(inside, cell) / u.max()
    for _ in range(24):
        for table in (ratio, weight):
            table[...] = table / 2 + (np.roll(table, 1, 0) + np.roll(table, -1, 0) + np.roll(table, 1, 1) + np.roll(table, -1, 1)) / 8
    ratio = ratio / np.maximum(weight, 1e-9)
    ratio[weight < 1e-6] = np.median(ratio[weight > 0.5])

    def height(x, z):
        i, j = np.clip((x - x0) / cell, 0, len(xs) - 1.001), np.clip((z - z0) / cell, 0, len(zs) - 1.001)
        a, b = i.astype(int), j.astype(int)
        s, t = i - a, j - b

        def sample(table):
            return (table[a, b] * (1 - s) + table[a + 1, b] * s) * (1 - t) + (table[a, b + 1] * (1 - s) + table[a + 1, b + 1] * s) * t

        depth = -distance(x, z)
        inner = np.clip((depth / cell - 1) / 4, 0, 1)
        inner = inner * inner * (3 - 2 * inner)
        return depth * sample(ratio) * (1 - inner) + sample(smooth) * inner

    return height


def pillow(distance, paint, bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.03, height=0.5, power=0.5, flat_back=False, soften=8, **where):
    """A smooth cushion from a distance function in the xz plane, without wrinkles: cookies, icons, candy.

    A lower `power` makes it flatter in the middle, `flat_back` a cookie, and `soften` rounds it.
    """
    flat, quads, border = sheet_of(distance, bounds, cell)
    swell = swelling(distance, bounds, cell)
    bulge = np.where(border, 0, height * np.maximum(swell(*flat.T), 0) ** power)
    inner = np.nonzero(~border)[0]
    back = np.arange(len(flat))
    back[inner] = len(flat) + np.arange(len(inner))
    verts = [(x, -y, z) for (x, z), y in zip(flat, bulge)] + [(flat[i][0], bulge[i], flat[i][1]) for i in inner]
    faces = [list(q) for q in quads] + [[int(back[i]) for i in reversed(q)] for q in quads]
    body = shapes.solid(verts, faces, None)
    shapes.modify(body, 'SUBSURF', levels=1, render_levels=1)
    shapes.modify(body, 'REMESH', mode='VOXEL', voxel_size=cell * 0.7, use_smooth_shade=True)
    shapes.modify(body, 'SMOOTH', factor=0.5, iterations=4)
    body = shapes.baked(body)

    def field(x, y, z):
        level = swell(x, z)
        return height * height * np.sign(level) * np.abs(level) ** (2 * power) - y * y

    settle(body, field, cell)
    if flat_back:
        for v in body.data.vertices:
            v.co.y = min(v.co.y, 0.02)
    shapes.modify(body, 'SMOOTH', factor=0.5, iterations=max(2, soften // 4))
    shapes.made.remove(body)
    return shapes.keep(shapes.baked(body), paint, **where)


def settle(body, field, cell):
    """Moves the vertices of an object onto the surface where a function is 0."""
    p = np.empty(len(body.data.vertices) * 3)
    body.data.vertices.foreach_get('co', p)
    p = p.reshape(-1, 3)
    e = cell * 0.15
    steps = np.eye(3) * e
    for _ in range(7):
        value = field(*p.T)
        slope = np.stack([(field(*(p + s).T) - field(*(p - s).T)) / (2 * e) for s in steps], 1)
        move = -value[:, None] * slope / np.maximum((slope**2).sum(1), 1e-4)[:, None]
        length = np.linalg.norm(move, axis=1)[:, None]
        p += move * np.minimum(1, 0.6 * cell / np.maximum(length, 1e-9))
    body.data.vertices.foreach_set('co', p.ravel())
    body.data.update()
