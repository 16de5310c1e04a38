"""Everything that a scene needs: `from scene_kit import *`. A scene is an empty place in which sprites stand.

The subject stands at the origin, about 2.5 units tall, and the camera looks along +y from ten units away. The frame is then
about five units wide.
"""

import tempfile

import numpy as np

import shapes
from kit import *  # noqa: F401,F403
from kit import Nodes, Random, Vector, atan2, bpy, cos, lathe, matrix, pi, radians, sin, surface, tube
from paint import NEUTRAL, linear  # noqa: F401
from studio import area, save_passes, stage, world

scenes = {}


def scene(name, tint=True, glow=0.0, exposure=1.0, lens=70, height=1.9, distance=10.0, floor=0.83, blur=0.22, focus=0.0):
    """Registers a function that builds a scene.

    floor: where the origin appears, as a share of the picture's height. blur: width of the lens opening. focus: depth of the
    sharpest plane behind the origin. The rest is as for sprites.
    """

    def register(build):
        scenes[name] = dict(build=build, tint=tint, glow=glow, exposure=exposure, soft=False, lens=lens, height=height, distance=distance, floor=floor, blur=blur, focus=focus)
        return build

    return register


def look(facts):
    """Puts up the camera."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = facts['lens'], 36, 1000
    eye = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    down = atan2(facts['height'], facts['distance']) - atan2((facts['floor'] - 0.5) * 36, facts['lens'])
    eye.location, eye.rotation_euler = (0, -facts['distance'], facts['height']), (pi / 2 - down, 0, 0)
    if facts['blur']:
        data.dof.use_dof = True
        data.dof.focus_distance = facts['distance'] + facts['focus']
        data.dof.aperture_fstop = facts['lens'] / 1000 / facts['blur']


def shoot_scene(name, out, size, samples):
    """Builds a scene, and renders its passes to OUT/name.npz."""
    facts = scenes[name]
    settings = stage(size, samples)
    settings.render.film_transparent = False
    settings.cycles.max_bounces, settings.cycles.diffuse_bounces, settings.cycles.glossy_bounces = 5, 2, 2
    settings.cycles.transparent_max_bounces, settings.cycles.sample_clamp_indirect = 24, 2.0
    settings.cycles.sample_clamp_direct = 12.0
    look(facts)
    facts['build']()
    with tempfile.TemporaryDirectory() as folder:
        save_passes(folder, f'{out}/{name}.npz', facts)


# Light


def ambient(below, horizon, above, strength=0.6):
    """Light from all sides; colors are '#rrggbb'."""
    world([linear(c) for c in (below, horizon, above)])
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = strength


def sunshine(source, color, strength, soft=3.0, target=(0, 0, 0)):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, linear(color), radians(soft)
    lamp = bpy.data.objects.new('sun', data)
    lamp.rotation_euler = (Vector(target) - Vector(source)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def lamp(at, target, color, energy, size, size_y=None):
    area(at, target, linear(color), energy, size, size_y)


def spot(at, target, color, energy, angle=40, soft=0.6, size=0.3):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = energy, linear(color), radians(angle), soft, size
    thing = bpy.data.objects.new('spot', data)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def glimmer(at, color, energy, size=0.2):
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = energy, linear(color), size
    thing = bpy.data.objects.new('point', data)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)


# Materials


def glowing(color, strength=1.0, tint=False):
    """A surface that shines by itself, such as a sky. With `tint`, `color` is its brightness in grays."""
    n = Nodes()
    shine = n.add('Emission')
    n.set(shine.inputs[0], color)
    shine.inputs[1].default_value = strength
    n.link(shine.outputs[0], n.output.inputs[0])
    if tint:
        n.mask(float(tint))
    return n.material


def added(color, strength, shape=None):
    """Light in the air: adds to what is behind it. `shape` makes its strength from the nodes."""
    n = Nodes()
    shine, clear, both = n.add('Emission'), n.add('BsdfTransparent'), n.add('AddShader')
    n.set(shine.inputs[0], color)
    n.set(shine.inputs[1], n.math('MULTIPLY', shape(n), strength) if shape else strength)
    n.link(shine.outputs[0], both.inputs[0])
    n.link(clear.outputs[0], both.inputs[1])
    n.link(both.outputs[0], n.output.inputs[0])
    return n.material


def distance_from(n, space='uv'):
    """0 in the middle of a disc, 1 at its edge (uv runs outward in y)."""
    return n.axis('y', space)


def haze(color, strength=1.0):
    """A round glow for discs."""
    return added(color, strength, lambda n: n.math('POWER', n.math('SUBTRACT', 1.0, distance_from(n)), 2.0))


def blurred(color, strength=1.0):
    """A light out of focus for discs: even, with a brighter rim and a soft edge."""

    def shape(n):
        out = distance_from(n)
        return n.ramp(out, [(0.0, (0.62,) * 3), (0.72, (0.7,) * 3), (0.9, (1.0,) * 3), (1.0, (0.0,) * 3)])

    return added(color, strength, shape)


def shaft(color, strength=1.0, fall=1.4, soft=1.6):
    """A beam of light for cones: fades along its length and toward its edges."""

    def shape(n):
        along = n.math('POWER', n.math('SUBTRACT', 1.0, n.axis('y', 'uv')), fall)
        facing = n.add('LayerWeight')
        facing.inputs['Blend'].default_value = 0.5
        middle = n.math('POWER', n.math('SUBTRACT', 1.0, facing.outputs['Facing']), soft)
        return n.math('MULTIPLY', along, middle)

    return added(color, strength, shape)


def velvet(color='#7a1022', tint=False):
    return surface(color, rough=0.8, sheen=1.0, specular=0.15, bump=(26, 0.10), tint=tint)


def linen(color='#f1eae0', tint=False):
    return surface(color, rough=0.9, sheen=0.5, specular=0.1, bump=(60, 0.25), tint=tint)


# Shapes


def field(x0, x1, y0, y1, nx, ny, height, paint, at=(0, 0, 0)):
    """A ground whose height is `height(x, y)` of arrays."""
    x, y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny))
    z = height(x, y) + 0 * x
    verts = np.stack([x, y, z], 2).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1))
    a = (j * nx + i).ravel()
    faces = np.stack([a, a + 1, a + nx + 1, a + nx], 1)
    return woven(verts, faces, paint, uv=np.stack([(x - x0) / (x1 - x0), (y - y0) / (y1 - y0)], 2).reshape(-1, 2), at=at)


def woven(verts, faces, paint, uv=None, smooth=True, at=(0, 0, 0)):
    """An object from arrays."""
    mesh = bpy.data.meshes.new('field')
    mesh.from_pydata(np.asarray(verts).tolist(), [], np.asarray(faces).tolist())
    if uv is not None:
        layer = mesh.uv_layers.new()
        layer.data.foreach_set('uv', np.asarray(uv, np.float32)[np.asarray(faces).ravel()].ravel())
    mesh.update()
    return shapes.keep(bpy.data.objects.new('field', mesh), paint, at, smooth=smooth)


def wall(y, paint, width=40, low=-10, high=30):
    return woven([(-width / 2, y, low), (width / 2, y, low), (width / 2, y, high), (-width / 2, y, high)], [(0, 1, 2, 3)], paint, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def flat(z, paint, x=20, near=-12, far=30):
    return woven([(-x, near, z), (x, near, z), (x, far, z), (-x, far, z)], [(0, 1, 2, 3)], paint, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def sweep(paint, back=5.0, radius=3.0, width=40, near=-12, high=20, z=0.0):
    """A floor that bends up into a wall."""
    arc = [(back - radius + radius * sin(a), z + radius - radius * cos(a)) for a in np.linspace(0, pi / 2, 24)]
    line = np.array([(near, z), *arc, (back, high)])
    n = len(line)
    verts = [(x, y, h) for x in (-width / 2, width / 2) for y, h in line]
    return woven(verts, [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)], paint)


def drape(paint, y=4.0, width=9.0, low=0.0, high=9.0, folds=14, depth=0.22, seed=1, gather=0.0, at=(0, 0, 0)):
    """A hanging curtain with irregular folds."""
    dice = Random(seed)
    waves = [(folds * k * 2 * pi / width, dice.uniform(0, 6), s) for k, s in ((1, 1.0), (0.57, 0.55), (1.63, 0.35), (2.3, 0.16))]

    def place(x, z):
        up = (z - low) / (high - low)
        d = sum(s * np.sin(f * (x + 0.06 * np.sin(z * 0.7 + p)) + p) for f, p, s in waves)
        sharp = np.sign(d) * np.abs(d) ** 0.85
        return depth * sharp * (1 - gather * up)

    x, z = np.meshgrid(np.linspace(-width / 2, width / 2, int(width * 60)), np.linspace(low, high, 40))
    nx = x.shape[1]
    verts = np.stack([x, y + place(x, z), z], 2).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(39))
    a = (j * nx + i).ravel()
    return woven(verts, np.stack([a, a + 1, a + nx + 1, a + nx], 1), paint, at=at)


def disc(at, r, paint):
    """A disc that faces the camera."""
    return lathe([(0, 0), (r, 0)], paint, at=at, turn=(90, 0, 0), segments=40)


def bokeh(count, colors, x=5.0, z=(0.5, 6.0), y=8.0, r=(0.12, 0.4), strength=0.6, seed=1):
    """Lights out of focus, as discs."""
    dice = Random(seed)
    paints = [blurred(c, strength * k) for c in colors for k in (0.5, 1.0)]
    for i in range(count):
        disc((dice.uniform(-x, x), y + i * 0.01, dice.uniform(*z)), dice.uniform(*r), dice.choice(paints))


def cone(a, b, r0, r1, paint):
    """A beam from a to b."""
    a, b = Vector(a), Vector(b)
    turn = (b - a).to_track_quat('Z', 'Y').to_euler()
    return lathe([(r0, 0), (r1, (b - a).length)], paint, at=a, turn=[v * 180 / pi for v in turn], segments=48)


def strew(things, places):
    """Repeats objects at (position, turn, scale) triples, and hides the originals."""
    for i, (at, turn, scale) in enumerate(places):
        one = things[i % len(things)]
        twin = one.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.matrix_world = matrix(at, turn, scale)
    for one in things:
        bpy.data.objects.remove(one)


def tufts(count, width, depth, height, paint, seed=1, lean=0.4, blade=0.012):
    """A patch of grass, centered on the origin."""
    dice = np.random.default_rng(seed)
    x, y = dice.uniform(-width / 2, width / 2, count), dice.uniform(-depth / 2, depth / 2, count)
    a, h = dice.uniform(0, 2 * pi, count), height * dice.uniform(0.5, 1.2, count)
    dx, dy = np.cos(a), np.sin(a)
    out = dice.uniform(0, lean, count) * h
    verts, uv = [], []
    for t, w in ((0.0, 1.0), (0.5, 0.8), (1.0, 0.08)):
        for side in (-1, 1):
            verts.append(np.stack([x + dx * out * t * t - side * dy * blade * w, y + dy * out * t * t + side * dx * blade * w, h * t], 1))
            uv.append(np.stack([np.full(count, side * 0.5 + 0.5), np.full(count, t)], 1))
    base = np.arange(count)
    faces = np.concatenate([np.stack([base + count * (k * 2), base + count * (k * 2 + 1), base + count * (k * 2 + 3), base + count * (k * 2 + 2)], 1) for k in (0, 1)])
    return woven(np.concatenate(verts), faces, paint, uv=np.concatenate(uv), smooth=False)


def lawn(paint, x=(-8, 8), y=(-7, 14), z=None, height=0.22, patch=1.5, count=5000, seed=1, blade=0.012):
    """Grass all over a ground."""
    dice = Random(seed)
    patches = [tufts(count, patch * 1.15, patch * 1.15, height, paint, seed + k, blade=blade) for k in range(3)]
    places = []
    for i in range(int((x[1] - x[0]) / patch) + 1):
        for j in range(int((y[1] - y[0]) / patch) + 1):
            px, py = x[0] + i * patch, y[0] + j * patch
            places.append(((px, py, z(px, py) if z else 0), (0, 0, dice.choice((0, 90, 180, 270))), 1))
    strew(patches, places)


def garland(a, b, sag, count, paint, size=0.07, wire='#2a2420', cord=0.012):
    """A string of bulbs from a to b; returns their places."""
    a, b = Vector(a), Vector(b)
    line = [a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))) for t in [i / 24 for i in range(25)]]
    tube([tuple(p) for p in line], cord, surface(wire), smooth=0, sides=6)
    places = [a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t) + size * 1.1)) for t in [(i + 0.5) / count for i in range(count)]]
    bulb = lathe([(size * r, size * z) for r, z in ((0, -1.2), (0.6, -1.0), (0.95, -0.4), (0.9, 0.2), (0.4, 0.8), (0.3, 1.1), (0, 1.1))], paint, smooth=3, segments=20)
    strew([bulb], [(tuple(p), (0, 0, 0), 1) for p in places])
    return places


def noise_of(seed, waves=7, scale=1.0):
    """Returns a smooth random height of (x, y) arrays, about -1 to 1."""
    dice = Random(seed)
    parts = [(dice.uniform(-1, 1) * scale * 1.8**k, dice.uniform(-1, 1) * scale * 1.8**k, dice.uniform(0, 6), 0.62**k) for k in range(waves) for _ in (0, 1)]
    total = sum(p[3] for p in parts) * 0.6
    return lambda x, y: sum(s * np.sin(a * x + b * y + p) for a, b, p, s in parts) / total
