from kit import *

FAMILY = 'celebration'


def gift_at(at, size, paper, ribbon, turn=(0, 0, 0), lid=None, bow_size=0.5):
    """A wrapped box with a lid, ribbons and a bow; it rests on `at`."""
    w, d, h = size
    with group() as g:
        box((0, 0, h * 0.42), (w, d, h * 0.84), paper, bevel=0.06)
        box((0, 0, h * 0.89), (w * 1.07, d * 1.07, h * 0.26), lid or paper, bevel=0.06)
        wide = min(w, d) * 0.2
        box((0, 0, h * 0.41), (wide, d + 0.045, h * 0.86), ribbon, bevel=0.02)
        box((0, 0, h * 0.41), (w + 0.045, wide, h * 0.86), ribbon, bevel=0.02)
        box((0, 0, h * 0.89), (wide, d * 1.07 + 0.045, h * 0.26 + 0.04), ribbon, bevel=0.03)
        box((0, 0, h * 0.89), (w * 1.07 + 0.045, wide, h * 0.26 + 0.04), ribbon, bevel=0.03)
        s = bow_size * min(w, d)
        bow((0, 0, h * 1.05), s, ribbon, turn=(0, 0, -turn[2]), tails=True, full=True)
    g.move(at, turn)


@sprite('gift', FAMILY, tint=True, elevate=17)
def gift():
    gift_at((0, 0, 0), (2.0, 2.0, 1.75), satin(tint=True, rough=0.36, clear=0.3), satin('#fff3e2', rough=0.3, clear=0.5), turn=(0, 0, 32), lid=satin(tint=0.9, rough=0.36, clear=0.3))


@sprite('gifts', FAMILY, tint=True, elevate=14)
def gifts():
    full, deep = satin(tint=True, rough=0.36, clear=0.3), satin(tint=0.7, rough=0.36, clear=0.3)
    white, gold, cream = satin('#fffaf2', rough=0.36, clear=0.3), foil('#f2b84a'), satin('#fff3e2', rough=0.3, clear=0.5)
    gift_at((-0.72, 0.35, 0), (1.75, 1.5, 1.35), full, cream, turn=(0, 0, 24), bow_size=0.01)
    gift_at((-0.70, 0.35, 1.39), (1.15, 1.1, 0.92), white, gold, turn=(0, 0, -16), bow_size=0.56)
    gift_at((1.02, 0.55, 0), (1.1, 1.1, 1.85), deep, gold, turn=(0, 0, -20), bow_size=0.56)
    gift_at((0.42, -0.92, 0), (1.05, 1.0, 0.78), white, satin(tint=0.95, rough=0.3, clear=0.5), turn=(0, 0, -12), bow_size=0.52)
