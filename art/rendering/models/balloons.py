from kit import *

FAMILY = 'celebration'
PROFILE = [(0, 1.0), (0.34, 0.955), (0.66, 0.79), (0.9, 0.48), (0.985, 0.1), (0.9, -0.34), (0.68, -0.74), (0.40, -1.06), (0.17, -1.26), (0.085, -1.34)]


def balloon_at(at, r, paint, turn=(0, 0, 0), end=None, string=None):
    """A latex balloon, its knot, and its string to `end`."""
    with group() as g:
        lathe([(a * 0.98, b) for a, b in reversed(PROFILE)], paint, smooth=8)
        lathe([(0.075, -1.30), (0.10, -1.345), (0.075, -1.385), (0.12, -1.43), (0.185, -1.50), (0.17, -1.53), (0.06, -1.47), (0, -1.45)], paint, smooth=5)
    g.move(at, turn, r)
    if end:
        knot = matrix(at, turn, r) @ Vector((0, 0, -1.42))
        a, b = Vector(knot), Vector(end)
        middle = a.lerp(b, 0.5)
        sway = 0.12 * (1 if a.x > b.x else -1)
        points = [a, a.lerp(b, 0.25) + Vector((sway, 0, -0.1)), middle + Vector((sway * 0.6, 0, -0.05)), a.lerp(b, 0.8) + Vector((-sway * 0.4, 0, 0)), b]
        tube([tuple(p) for p in points], 0.014, string or satin('#f4efe8'), sides=8)


def latex(color=None, tint=False):
    return plastic(color or WHITE, tint=tint, rough=0.2, clear=1.0, shine=0.02)


@sprite('balloons', FAMILY, tint=True, elevate=6)
def balloons():
    end = (0.0, 0.0, -3.1)
    full, deep, pearl, gold = latex(tint=True), latex(tint=0.72), latex('#fff4ea'), foil('#f5c04e')
    balloon_at((-0.92, 0.35, 0.62), 0.86, pearl, (0, -13, 0), end)
    balloon_at((0.95, 0.45, 0.78), 0.84, deep, (0, 13, 0), end)
    balloon_at((0.02, 0.9, 1.62), 0.88, full, (0, 2, 0), end)
    balloon_at((-0.52, -0.55, -0.32), 0.80, full, (0, -9, 0), end)
    balloon_at((0.62, -0.5, -0.22), 0.74, gold, (0, 10, 0), end)
    ribbon = satin('#fffaf2')
    with group() as tie:
        bow((0, 0, 0), 0.30, ribbon)
    tie.move(end)
    for k in (-1, 0, 1):
        tube([(0, 0, -3.1), (0.1 * k, 0, -3.4), (0.22 * k - 0.05, 0, -3.62), (0.2 * k + 0.04, 0, -3.85)], 0.014, ribbon, sides=8)


@sprite('balloon', FAMILY, tint=True, elevate=6)
def balloon():
    balloon_at((0, 0, 0), 1, latex(tint=True), (0, 4, 0), (0.12, 0, -3.2))
