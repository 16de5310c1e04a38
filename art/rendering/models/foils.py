from kit import *

FAMILY = 'celebration'


def tail(at, length=1.6):
    """The neck of a foil balloon and a curling ribbon."""
    x, y, z = at
    slab([(-0.07, 0.12), (0.07, 0.12), (0.12, -0.2), (-0.12, -0.2)], 0.04, foil(tint=True), bevel=0.015, at=(x, y, z))
    tube([(x, y, z), (x + 0.1, y, z - length * 0.3), (x - 0.12, y, z - length * 0.62), (x + 0.06, y, z - length)], 0.014, satin('#fff6ec'), sides=8)
    ball((x, y, z - 0.02), 0.075, satin('#fff6ec'), segments=20)


@sprite('heartBalloon', FAMILY, tint=True, elevate=4, sides=2.0)
def heart_balloon():
    outline = [(x, z if z > 0 else z * 0.86) for x, z in heart_outline(1.0)]
    body = inflate(region(outline, 0.16), foil(tint=True), bounds=((-1.4, -1.4), (1.4, 1.4)), cell=0.042, pressure=8, shrink=-0.08)
    tail((0, 0, min(v.co.z for v in body.data.vertices) + 0.04))


@sprite('star', FAMILY, tint=True, elevate=4, yaw=6, sides=2.0)
def star():
    inflate(region(star_outline(5, 1.05, 0.60), 0.20), foil(tint=True), bounds=((-1.5, -1.5), (1.5, 1.5)), cell=0.042, pressure=8, shrink=-0.08)


@sprite('heart', FAMILY, tint=True, elevate=4, yaw=-14)
def heart():
    pillow(region(heart_outline(1.0), 0.08), plastic(tint=True, rough=0.14, clear=1, shine=0.03), bounds=((-1.3, -1.3), (1.3, 1.3)), cell=0.04, height=0.74)
