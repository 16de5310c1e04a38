from kit import *
from scenery.vehicles import wheel_at


@sprite('fireTruck', 'playroom', elevate=12)
def fire_truck():
    red, cream, chrome, dark = plastic('#e5303c', rough=0.18, clear=1, shine=0.04), plastic('#fff5e4', rough=0.25), metal(SILVER, rough=0.14), satin('#34313c', rough=0.45)
    pane = plastic(fade('#35506b', '#8fc6ea'), rough=0.05, clear=1)
    with group() as g:
        box((0.45, 0, 0.18), (2.9, 1.5, 1.15), red, bevel=0.14)
        box((-1.5, 0, 0.28), (1.3, 1.54, 1.5), red, bevel=0.22)
        box((0, 0, -0.32), (4.32, 1.6, 0.2), cream, bevel=0.07)
        box((-0.02, 0, 0.1), (4.25, 1.58, 0.1), cream, bevel=0.03)
        box((-2.1, 0, 0.58), (0.16, 1.2, 0.56), pane, bevel=0.06)
        for s in (-1, 1):
            box((-1.62, s * 0.735, 0.58), (0.78, 0.12, 0.54), pane, bevel=0.06)
            box((-1.0, s * 0.76, 0.12), (0.05, 0.05, 0.9), dark, bevel=0.015)
            capsule((-1.2, s * 0.8, 0.24), (-1.06, s * 0.8, 0.24), 0.035, chrome)
            for k in range(3):
                box((-0.45 + 0.72 * k, s * 0.73, 0.36), (0.62, 0.1, 0.5), chrome, bevel=0.05)
                for j in range(4):
                    box((-0.45 + 0.72 * k, s * 0.785, 0.2 + 0.11 * j), (0.52, 0.03, 0.03), dark, bevel=0.008)
            slab(star_outline(5, 0.2, 0.1), 0.06, plastic('#ffc62e'), bevel=0.02, at=(-0.4, s * 0.79, -0.06))
            for x in (-1.42, 0.4, 1.42):
                wheel_at((x, s * 0.66, -0.48), 0.42, 0.36, chrome, turn=(90 if s < 0 else -90, 0, 0))
            ball((-2.16, s * 0.52, -0.02), 0.16, plastic('#fff3c8', rough=0.08, emit=0.5), scale=(0.5, 1, 1))
            ring((-2.17, s * 0.52, -0.02), 0.16, 0.04, chrome, turn=(0, 90, 0), segments=48)
            ball((1.92, s * 0.55, 0.1), 0.1, plastic('#ffb02e', rough=0.1, emit=0.3), scale=(0.5, 1, 1), segments=24)
        tube([(-2.2, -0.72, -0.36), (-2.3, -0.4, -0.36), (-2.3, 0.4, -0.36), (-2.2, 0.72, -0.36)], 0.1, chrome)
        for k in range(4):
            box((-2.16, 0, -0.1 + 0.09 * k), (0.06, 0.62, 0.045), chrome, bevel=0.015)
        box((-1.5, 0, 1.06), (0.5, 1.1, 0.1), dark, bevel=0.04)
        for s, c in ((-1, '#2f86ff'), (1, '#ff4048')):
            lathe([(0, 0), (0.2, 0), (0.2, 0.14), (0.12, 0.26), (0, 0.28)], plastic(c, rough=0.08, emit=0.7, clear=1), at=(-1.5, s * 0.32, 1.1), smooth=3, segments=48)
        drum((0.95, 0, 0.74), 0.5, 0.26, chrome, bevel=0.06)
        with group() as ladder:
            for y in (-0.3, 0.3):
                box((0, y, 0), (3.9, 0.11, 0.16), chrome, bevel=0.04)
                box((0, y, 0.12), (3.9, 0.08, 0.06), plastic('#ffc62e'), bevel=0.02)
            for k in range(11):
                capsule((-1.8 + 0.36 * k, -0.3, 0.02), (-1.8 + 0.36 * k, 0.3, 0.02), 0.05, cream)
        ladder.move((-0.35, 0, 1.52), (0, 13, 0))
        capsule((0.95, 0, 0.95), (0.6, 0, 1.3), 0.14, dark)
        with group() as hose:
            for k in range(4):
                ring((0, 0, 0.03 * k), 0.12 + 0.075 * k, 0.045, cream, segments=48)
            ball((0, 0, 0.06), 0.09, metal(GOLD), segments=24)
        hose.move((1.68, -0.76, 0.36), (90, 0, 0), 0.75)
    g.move(turn=(0, 0, 30))
