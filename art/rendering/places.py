"""Outlines in the xz plane, and places for scattered things."""

import math
import random

from mathutils import Vector


def star_outline(points, outer, inner, turn=90):
    """Returns the corners of a star."""
    return [
        ((outer, inner)[i % 2] * math.cos(math.radians(turn + 180 * i / points)), (outer, inner)[i % 2] * math.sin(math.radians(turn + 180 * i / points)))
        for i in range(points * 2)
    ]


def heart_outline(size=1.0, count=96):
    """Returns points around a heart about `size` * 2 wide."""
    out = []
    for i in range(count):
        t = 2 * math.pi * i / count
        x = math.copysign(16 * abs(math.sin(t)) ** 2.35, math.sin(t))
        z = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        z = (z + 2.5) / 16
        out.append((size * x / 16, size * (z if z > 0 else z * 0.88)))
    return out


def on_ball(count, r=1.0, low=-1.0, high=1.0):
    """Returns evenly spread (position, direction) pairs on a sphere, for z between low and high (of 1)."""
    out = []
    for i in range(count):
        z = low + (high - low) * (i + 0.5) / count
        a = i * 2.399963
        s = math.sqrt(max(0, 1 - z * z))
        d = (s * math.cos(a), s * math.sin(a), z)
        out.append((tuple(r * c for c in d), d))
    return out


def facing(direction):
    """Returns the turn that points the z axis in a direction."""
    return tuple(math.degrees(a) for a in Vector(direction).to_track_quat('Z', 'Y').to_euler())


def in_disc(count, r, seed=1):
    """Returns evenly scattered (x, y) in a disc."""
    dice = random.Random(seed)
    out = []
    for _ in range(count * 30):
        if len(out) == count:
            break
        a, d = dice.uniform(0, 2 * math.pi), r * math.sqrt(dice.random())
        p = (d * math.cos(a), d * math.sin(a))
        if all(math.dist(p, q) > r * 1.1 / math.sqrt(count) for q in out):
            out.append(p)
    return out
