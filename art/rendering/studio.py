"""The studio: one camera and one light rig for every sprite, and the passes that denoise.py reads."""

import math
import os
import random
import tempfile

import bpy
import numpy as np
from mathutils import Euler, Vector

import shapes

sprites = {}


def sprite(name, family, tint=False, glow=0.0, exposure=1.06, elevate=12.0, yaw=0.0, margin=0.04, soft=False, sides=1.0, lens=85, front=1.0, room=None):
    """Registers a function that models a sprite.

    tint: it has materials that the palette colors. glow: strength of the halo around lights. elevate, yaw: where the camera
    is, in degrees. soft: its edges are translucent (glass), so that its alpha is denoised. sides: strength of the side
    panels, which mirrors and metal reflect. front: strength of the fill light from the camera. room: linear colors of
    the surroundings below, at the horizon and above, for mirrors.
    """

    def register(build):
        sprites[name] = dict(build=build, family=family, tint=tint, glow=glow, exposure=exposure, elevate=elevate, yaw=yaw, margin=max(margin, 0.065 if glow else 0), soft=soft, sides=sides, lens=lens, front=front, room=room)
        return build

    return register


def stage(size, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shapes.made.clear()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', int(os.environ.get('THREADS', '2'))
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', samples, False, False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 8, 3, 3, 16
    cycles.filter_width = 1.3
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    aov = layer.aovs.add()
    aov.name, aov.type = 'mask', 'VALUE'
    return scene


def area(position, target, color, energy, size, size_y=None):
    data = bpy.data.lights.new('light', 'AREA')
    data.energy, data.color, data.size = energy, color, size
    if size_y:
        data.shape, data.size_y = 'RECTANGLE', size_y
    lamp = bpy.data.objects.new('light', data)
    lamp.location = position
    lamp.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def world(colors):
    """A soft gradient room: bright above, warm below, with two broad panels that glossy things reflect."""
    room = bpy.data.worlds.new('room')
    bpy.context.scene.world = room
    room.use_nodes = True
    tree = room.node_tree
    coords, parts, ramp = (tree.nodes.new(f'ShaderNode{k}') for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    tree.links.new(coords.outputs['Generated'], parts.inputs[0])
    half = tree.nodes.new('ShaderNodeMapRange')
    half.inputs['From Min'].default_value = -1
    tree.links.new(parts.outputs[2], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    below, horizon, above = colors or ((0.36, 0.28, 0.25), (0.29, 0.25, 0.26), (1.15, 1.17, 1.24))
    elements[0].position, elements[0].color = 0.0, (*below, 1)
    elements[1].position, elements[1].color = 1.0, (*above, 1)
    for position, color in ((0.42, (*horizon, 1)), (0.56, (*[1.1 * h + 0.18 for h in horizon], 1))):
        element = elements.new(position)
        element.color = color
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = 0.62


def lights(center, r, sides, front):
    """A large warm key from the upper left, a cool rim from the right, a warm fill, and a light strip on each side."""
    c = Vector(center)

    def put(direction, color, energy, size, size_y=None):
        area(c + Vector(direction) * r, c, color, energy * r * r, size * r, size_y and size_y * r)

    put((-2.5, -2.5, 3.1), (1.0, 0.965, 0.92), 122, 2.3)
    put((3.1, 1.9, 1.7), (0.80, 0.88, 1.0), 105, 1.3, 2.6)
    put((-3.0, 2.4, 0.6), (1.0, 0.86, 0.92), 42, 1.0, 2.6)
    put((1.6, -3.6, 0.3), (1.0, 0.93, 0.86), 26 * front, 2.4)
    put((0.4, -2.2, -3.0), (1.0, 0.90, 0.88), 14, 2.4)
    put((3.6, -1.4, 0.9), (0.93, 0.96, 1.0), 16 * sides, 0.5, 3.2)
    if sides > 1:
        put((-3.4, -0.4, -0.6), (1.0, 0.95, 0.98), 8 * sides, 0.6, 3.2)
        put((0.0, -3.2, 3.9), (1, 1, 1), 10 * sides, 2.6, 0.8)


def points():
    """Returns the world coordinates of all vertices."""
    graph, clouds = bpy.context.evaluated_depsgraph_get(), []
    for thing in shapes.made:
        shown = thing.evaluated_get(graph)
        mesh = shown.to_mesh()
        flat = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', flat)
        m = np.array(shown.matrix_world)
        clouds.append(flat.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
        shown.to_mesh_clear()
    return np.concatenate(clouds)


def camera(cloud, elevate, yaw, margin, lens):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    eye = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    turn = Euler((math.radians(90 - elevate), 0, math.radians(yaw)))
    axes = np.array(turn.to_matrix())
    right, up, back = axes[:, 0], axes[:, 1], axes[:, 2]
    slope = data.sensor_width / 2 / lens * (1 - 2 * margin)
    x, y, z = cloud @ right, cloud @ up, cloud @ back
    # The tightest position: four planes of the view, pushed out until every point is inside.
    high_x, low_x = (x + slope * z).max(), (-x + slope * z).max()
    high_y, low_y = (y + slope * z).max(), (-y + slope * z).max()
    distance = max((high_x + low_x), (high_y + low_y)) / (2 * slope)
    spot = right * (high_x - low_x) / 2 + up * (high_y - low_y) / 2 + back * distance
    eye.location, eye.rotation_euler = tuple(spot), turn
    data.clip_end = 1000


def save_passes(folder, path, facts):
    """Renders, and saves color, albedo, normal and mask as one npz file."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    wanted = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'mask': 'mask'}
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_mode, target.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    target.file_slots.clear()
    for key, output in wanted.items():
        target.file_slots.new(key)
        tree.links.new(source.outputs[output], target.inputs[key])
    bpy.ops.render.render()
    arrays = {}
    for key in wanted:
        image = bpy.data.images.load(f'{folder}/{key}0001.exr')
        flat = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(flat)
        arrays[key] = flat.reshape(image.size[1], image.size[0], -1)[::-1]
    arrays['mask'] = arrays['mask'][..., 0]
    np.savez(path, **arrays, **{k: facts[k] for k in ('tint', 'glow', 'exposure', 'soft')})


def shoot(name, out, size, samples):
    """Models a sprite, and renders its passes to OUT/name.npz."""
    facts = sprites[name]
    stage(size, samples)
    random.seed(name)
    facts['build']()
    cloud = points()
    low, high = cloud.min(0), cloud.max(0)
    center, radius = (low + high) / 2, max(high - low) / 2
    turned = Euler((0, 0, math.radians(facts['yaw']))).to_matrix()
    world(facts['room'])
    lights(center, radius, facts['sides'], facts['front'])
    for lamp in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        offset = turned @ (lamp.location - Vector(center))
        lamp.location = Vector(center) + offset
        lamp.rotation_euler = (-offset).to_track_quat('-Z', 'Y').to_euler()
    camera(cloud, facts['elevate'], facts['yaw'], facts['margin'], facts['lens'])
    with tempfile.TemporaryDirectory() as folder:
        save_passes(folder, f'{out}/{name}.npz', facts)
