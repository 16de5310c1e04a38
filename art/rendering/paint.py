"""Materials. A color is '#rrggbb' or a pattern from this file: fade, stripes, spots, mottled, leafy.

`tint` marks a material that the palette may color: it renders in a light neutral instead of its color, and in the mask.
A number below 1 makes a darker shade of the same tint.
"""

import bpy

NEUTRAL = 0.62
GOLD, SILVER, ROSE_GOLD, COPPER = '#f2b33c', '#e3e6ea', '#eda690', '#d9804f'
WHITE, CREAM, BLACK = '#f7f5f2', '#fff0d2', '#1d1b22'


def linear(color):
    """Returns the linear components of '#rrggbb' or of a tuple."""
    if not isinstance(color, str):
        return tuple(color)
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


class Nodes:
    """The node tree of a new material."""

    def __init__(self, name='paint'):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def add(self, kind, **settings):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def set(self, socket, value):
        """Sets a socket to a color, a number, a pattern or another socket."""
        if callable(value):
            self.link(value(self), socket)
        elif isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        elif socket.type == 'RGBA':
            socket.default_value = (*linear(value), 1)
        else:
            socket.default_value = value

    def coords(self, space='object'):
        """Returns coordinates: 'object', 'generated' (0 to 1 in the bounds) or 'uv' (of sheets and tubes)."""
        return self.add('TexCoord').outputs[{'object': 'Object', 'generated': 'Generated', 'uv': 'UV'}[space]]

    def axis(self, axis, space):
        parts = self.add('SeparateXYZ')
        self.link(self.coords(space), parts.inputs[0])
        return parts.outputs['xyz'.index(axis)]

    def math(self, operation, a, b=0.0):
        node = self.add('Math', operation=operation)
        self.set(node.inputs[0], a)
        self.set(node.inputs[1], b)
        return node.outputs[0]

    def mix(self, factor, a, b):
        node = self.add('MixRGB')
        self.set(node.inputs[0], factor)
        self.set(node.inputs[1], a)
        self.set(node.inputs[2], b)
        return node.outputs[0]

    def ramp(self, factor, stops, step=False):
        node = self.add('ValToRGB')
        ramp = node.color_ramp
        ramp.interpolation = 'CONSTANT' if step else 'EASE'
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, color) in zip(ramp.elements, stops):
            element.position = position
        for element, (position, color) in zip(ramp.elements, stops):
            element.color = (*linear(color), 1)
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def noise(self, scale, detail=3.0, space='object'):
        node = self.add('TexNoise')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        self.link(self.coords(space), node.inputs['Vector'])
        return node.outputs['Fac']

    def bump(self, height, strength=0.2, distance=0.05):
        node = self.add('Bump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        return node.outputs[0]

    def mask(self, value):
        node = self.add('OutputAOV', name='mask')
        node.name = 'mask'
        self.set(node.inputs['Value'], value)


def fade(*colors, axis='z', space='generated', stops=None):
    """A smooth change of color along an axis."""
    stops = stops or [i / (len(colors) - 1) for i in range(len(colors))]
    return lambda n: n.ramp(n.axis(axis, space), list(zip(stops, colors)))


def stripes(*colors, count=6, axis='x', space='uv', slant=0.0, soft=False):
    """`count` repeats of the colors along an axis; `slant` turns them into a spiral."""

    def build(n):
        along = n.axis(axis, space)
        if slant:
            other = 'y' if axis == 'x' else 'x'
            along = n.math('ADD', along, n.math('MULTIPLY', n.axis(other, space), slant))
        part = n.math('FRACT', n.math('MULTIPLY', along, float(count)))
        stops = [(i / len(colors), c) for i, c in enumerate(colors)]
        return n.ramp(part, stops + [(1.0, colors[0])] if soft else stops, step=not soft)

    return build


def mottled(a, b, scale=3.0, space='object', sharp=0.25):
    """Cloudy variation between two colors."""
    return lambda n: n.ramp(n.noise(scale, space=space), [(0.5 - sharp, a), (0.5 + sharp, b)])


def spots(base, spot, scale=6.0, size=0.35, space='object'):
    """Round spots of one color on another."""

    def build(n):
        node = n.add('TexVoronoi')
        node.inputs['Scale'].default_value = scale
        n.link(n.coords(space), node.inputs['Vector'])
        return n.ramp(node.outputs['Distance'], [(size - 0.03, spot), (size + 0.03, base)])

    return build


def veined(base, vein, count=7.0, strength=0.6):
    """A leaf with a midrib and side veins, for sheets: u across (0 to 1), v from stem to tip."""

    def build(n):
        across = n.math('ABSOLUTE', n.math('SUBTRACT', n.axis('x', 'uv'), 0.5))
        rib = n.ramp(across, [(0.0, '#ffffff'), (0.035, '#000000')])
        wave = n.math('FRACT', n.math('MULTIPLY', n.math('SUBTRACT', n.axis('y', 'uv'), n.math('MULTIPLY', across, 0.55)), count))
        side = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', wave, 0.5)), [(0.0, '#ffffff'), (0.09, '#000000')])
        both = n.math('MULTIPLY', n.math('MAXIMUM', rib, n.math('MULTIPLY', side, 0.6)), strength)
        return n.mix(both, base, vein)

    return build


def surface(color=WHITE, rough=0.4, tint=False, bump=None, clear=0.0, metal=0.0, sheen=0.0, soft=0.0, specular=0.5, shine=0.06, emit=0.0, where=None):
    """The general material. `bump` is (scale, strength) of fine noise; `soft` lets light scatter below the surface.

    `where` is a pattern of black and white: the tint shows where it is white, and `color` elsewhere.
    """
    n = Nodes()
    shade = None if tint is False else float(tint)
    if shade is not None:
        plain = (NEUTRAL * shade,) * 3
        part = where(n) if where else 1.0
        color = n.mix(part, color, plain) if where else plain
        n.mask(part)
    b = n.shader.inputs
    n.set(b['Base Color'], color)
    for key, value in (('Roughness', rough), ('Clearcoat', clear), ('Clearcoat Roughness', shine), ('Metallic', metal), ('Sheen', sheen), ('Specular', specular)):
        b[key].default_value = value
    if soft:
        b['Subsurface'].default_value = soft
        b['Subsurface Radius'].default_value = (0.25, 0.14, 0.1)
        n.set(b['Subsurface Color'], color)
    if bump:
        n.link(n.bump(n.noise(bump[0]), bump[1]), b['Normal'])
    if emit:
        n.set(b['Emission'], color)
        b['Emission Strength'].default_value = emit
    return n.material


def plastic(color=WHITE, tint=False, **more):
    """Glossy toy plastic, also latex balloons and candy."""
    return surface(color, **{'rough': 0.24, 'clear': 0.7, 'tint': tint, **more})


def satin(color=WHITE, tint=False, **more):
    """Smooth and half matte: soft-touch plastic, wax, card."""
    return surface(color, **{'rough': 0.48, 'sheen': 0.2, 'tint': tint, **more})


def matte(color=WHITE, tint=False, **more):
    """Paper, dough, clay."""
    return surface(color, **{'rough': 0.75, 'specular': 0.3, 'tint': tint, **more})


def ceramic(color=WHITE, tint=False, **more):
    """Glazed porcelain."""
    return surface(color, **{'rough': 0.16, 'clear': 1.0, 'shine': 0.03, 'tint': tint, **more})


def metal(color=GOLD, tint=False, rough=0.2, **more):
    """Polished metal; GOLD, SILVER, ROSE_GOLD and COPPER are given."""
    return surface(color, rough=rough, metal=1.0, tint=1.12 if tint is True else tint, **more)


def foil(color=SILVER, tint=False, **more):
    """Balloon foil: a metallic sheen that keeps a rich color in the shade."""
    return surface(color, **{'rough': 0.2, 'metal': 0.72, 'clear': 0.6, 'shine': 0.05, 'tint': 1.1 if tint is True else tint, **more})


def frosting(color=WHITE, tint=False, **more):
    """Buttercream."""
    return surface(color, **{'rough': 0.42, 'clear': 0.25, 'shine': 0.25, 'tint': tint, **more})


def felt(color=WHITE, tint=False, **more):
    """Felt and plush."""
    return surface(color, **{'rough': 0.95, 'sheen': 1.0, 'specular': 0.1, 'bump': (90, 0.35), 'tint': tint, **more})


def leaf(color='#3f9a4b', vein='#8fce7a', count=7.0, **more):
    """A leaf with veins, for sheets."""
    return surface(veined(color, vein, count), **{'rough': 0.42, 'clear': 0.25, 'shine': 0.2, **more})


def wood(light='#c98d54', dark='#8a5428', scale=2.2):
    """Wood with grain along the object's z axis."""
    n = Nodes()
    wave = n.add('TexWave', wave_type='RINGS', rings_direction='Z')
    wave.inputs['Scale'].default_value = scale
    wave.inputs['Distortion'].default_value = 5
    wave.inputs['Detail'].default_value = 3
    n.link(n.coords('object'), wave.inputs['Vector'])
    n.link(n.ramp(wave.outputs['Fac'], [(0.1, dark), (0.8, light)]), n.shader.inputs['Base Color'])
    n.shader.inputs['Roughness'].default_value = 0.5
    n.link(n.bump(wave.outputs['Fac'], 0.15), n.shader.inputs['Normal'])
    return n.material


def glass(color='#ffffff', body=0.06, edge=0.55, tint=False):
    """Thin clear glass: see-through in the middle, white at the edges, with sharp reflections."""
    n = Nodes()
    clear, gloss, veil = n.add('BsdfTransparent'), n.add('BsdfGlossy'), n.add('BsdfDiffuse')
    n.set(clear.inputs[0], color if color != '#ffffff' else '#f4f8fb')
    gloss.inputs['Roughness'].default_value = 0.02
    n.set(veil.inputs[0], '#eef3f8' if color == '#ffffff' else color)
    facing = n.add('LayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    rim = n.math('POWER', facing.outputs['Facing'], 2.2)
    first, second = n.add('MixShader'), n.add('MixShader')
    n.link(n.math('ADD', n.math('MULTIPLY', rim, edge), body), first.inputs[0])
    n.link(clear.outputs[0], first.inputs[1])
    n.link(veil.outputs[0], first.inputs[2])
    mirror = n.math('ADD', n.math('MULTIPLY', n.math('POWER', facing.outputs['Facing'], 3.0), 0.5), 0.05)
    n.link(mirror, second.inputs[0])
    n.link(first.outputs[0], second.inputs[1])
    n.link(gloss.outputs[0], second.inputs[2])
    n.link(second.outputs[0], n.output.inputs[0])
    if tint:
        n.mask(1.0)
    return n.material


def liquid(color, deep=None, see=0.12, tint=False, lit=0.42):
    """A drink: brighter where it is thin at the edges, deeper in the middle, slightly see-through."""
    n = Nodes()
    if tint:
        color = deep = (NEUTRAL,) * 3
        n.mask(1.0)
    facing = n.add('LayerWeight')
    facing.inputs['Blend'].default_value = 0.4
    n.link(n.mix(facing.outputs['Facing'], deep or color, color), n.shader.inputs['Base Color'])
    for key, value in (('Roughness', 0.06), ('Clearcoat', 1.0), ('Emission Strength', lit)):
        n.shader.inputs[key].default_value = value
    n.set(n.shader.inputs['Emission'], color)
    mix, clear = n.add('MixShader'), n.add('BsdfTransparent')
    n.set(clear.inputs[0], color)
    mix.inputs[0].default_value = see
    n.link(n.shader.outputs[0], mix.inputs[1])
    n.link(clear.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.output.inputs[0])
    return n.material


def light(color='#ffb54a', strength=3.0, core=None):
    """Something that glows: flames, bulbs. `core` is the color in the middle. Give the sprite a glow."""
    n = Nodes()
    glow = n.add('Emission')
    if core:
        facing = n.add('LayerWeight')
        facing.inputs['Blend'].default_value = 0.5
        n.link(n.mix(facing.outputs['Facing'], core, color), glow.inputs[0])
    else:
        n.set(glow.inputs[0], color)
    glow.inputs[1].default_value = strength
    n.link(glow.outputs[0], n.output.inputs[0])
    return n.material


def mist(color='#ffffff', see=0.5):
    """Steam: soft and translucent, thinner at its edges."""
    n = Nodes()
    clear, veil, mix = n.add('BsdfTransparent'), n.add('Emission'), n.add('MixShader')
    n.set(veil.inputs[0], color)
    veil.inputs[1].default_value = 0.95
    facing = n.add('LayerWeight')
    facing.inputs['Blend'].default_value = 0.4
    n.link(n.math('MINIMUM', n.math('ADD', n.math('MULTIPLY', facing.outputs['Facing'], 1.0 - see), see), 1.0), mix.inputs[0])
    n.link(veil.outputs[0], mix.inputs[1])
    n.link(clear.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.output.inputs[0])
    return n.material
