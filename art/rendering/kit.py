"""Everything that a model needs: `from kit import *`. See paint.py, shapes.py, places.py, puff.py and studio.py.

A model is a function that adds shapes to the scene, registered under its sprite's name:

    @sprite('egg', family='food', tint=True)
    def egg():
        ball((0, 0, 0), 1, ceramic(tint=True), scale=(0.8, 0.8, 1))

Any size and place will do: camera and lights fit what is there. Subjects are about 2 to 4 units tall by convention.
"""

import bpy  # noqa: F401
from mathutils import Matrix, Vector  # noqa: F401
from math import atan2, cos, dist, pi, radians, sin, sqrt  # noqa: F401
from random import Random, choice, random, uniform  # noqa: F401

from places import *  # noqa: F401,F403
from paint import *  # noqa: F401,F403
from pieces import *  # noqa: F401,F403
from puff import *  # noqa: F401,F403
from shapes import *  # noqa: F401,F403
from studio import sprite  # noqa: F401

PARTY = ('#ff4f87', '#ffb931', '#2fb8ff', '#7a5cff', '#36d08b', '#ff7a3d')
