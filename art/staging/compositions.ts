/** A place for a thing: position, share of the height of the main subject, and how far it is out of focus. */
export type Slot = readonly [x: number, y: number, share: number, blur: number]

export type Kind = 'stands' | 'floats' | 'hangs' | 'near'

/** The places of a composition in a square whose ground is at 800, the best first. `near` ones are between the subject and the viewer. */
export interface Composition extends Readonly<Record<Kind, readonly Slot[]>> {
  /** The size of the subject; 1 for half of the picture's height. */
  main: number
  /** True if the places belong to those of a drawn place, which keeps its proportions. Otherwise they spread in other shapes. */
  isFixed?: boolean
}

/** All compositions, by name. */
export const compositions = {
  /** The subject in the middle, and the others behind it to both sides. */
  stillLife: {
    main: 1,
    stands: [
      [236, 738, 0.62, 1.6],
      [768, 746, 0.66, 1.4],
      [400, 704, 0.5, 2.6],
      [630, 708, 0.5, 2.6],
    ],
    floats: [
      [190, 300, 0.5, 1.6],
      [818, 262, 0.56, 1.4],
      [500, 170, 0.4, 3],
      [120, 560, 0.4, 2.4],
    ],
    hangs: [
      [216, -30, 0.5, 2],
      [806, -40, 0.62, 1.6],
      [520, -60, 0.42, 3.4],
    ],
    near: [
      [70, 1_030, 0.78, 9],
      [945, 1_040, 0.86, 10],
    ],
  },
  /** All in a row, almost equally large. */
  parade: {
    main: 0.92,
    stands: [
      [196, 790, 0.74, 0.5],
      [804, 790, 0.74, 0.5],
      [60, 770, 0.56, 1.4],
      [940, 770, 0.56, 1.4],
    ],
    floats: [
      [226, 268, 0.52, 0.8],
      [776, 268, 0.52, 0.8],
      [500, 130, 0.4, 1.6],
    ],
    hangs: [
      [160, -30, 0.54, 1.2],
      [840, -30, 0.54, 1.2],
    ],
    near: [],
  },
  /** The subject close to the viewer, and the others small and far. */
  closeUp: {
    main: 1.22,
    stands: [
      [150, 690, 0.4, 3],
      [862, 696, 0.42, 2.8],
      [268, 664, 0.32, 4],
    ],
    floats: [
      [140, 220, 0.36, 3],
      [866, 190, 0.4, 2.8],
      [880, 520, 0.3, 3.6],
    ],
    hangs: [
      [130, -40, 0.42, 3],
      [880, -50, 0.5, 2.6],
    ],
    near: [
      [10, 1_050, 0.9, 12],
      [990, 1_060, 0.96, 12],
    ],
  },
  /** The others close around the subject, overlapping. */
  gathering: {
    main: 1,
    stands: [
      [322, 772, 0.68, 0.8],
      [690, 776, 0.72, 0.7],
      [560, 712, 0.8, 1.6],
      [196, 742, 0.5, 1.4],
    ],
    floats: [
      [322, 236, 0.5, 1],
      [700, 212, 0.54, 0.9],
      [500, 128, 0.42, 1.8],
    ],
    hangs: [
      [300, -20, 0.56, 1.4],
      [712, -30, 0.6, 1.2],
    ],
    near: [[880, 1_020, 0.66, 7]],
  },
  /** The subject before an alcove, and the others on shelves. */
  shelves: {
    isFixed: true,
    main: 1,
    stands: [
      [96, 398, 0.46, 0],
      [904, 398, 0.46, 0],
      [232, 800, 0.5, 0],
      [786, 800, 0.5, 0],
    ],
    floats: [
      [372, 196, 0.32, 0.8],
      [640, 170, 0.32, 0.8],
    ],
    hangs: [
      [250, -30, 0.44, 0.6],
      [800, -40, 0.44, 0.6],
    ],
    near: [],
  },
  /** The subject on a plate, and the others around it at the edges. */
  fromAbove: {
    isFixed: true,
    main: 0.8,
    stands: [],
    floats: [
      [116, 838, 0.66, 0],
      [884, 160, 0.66, 0],
      [884, 872, 0.6, 0],
      [110, 150, 0.56, 0],
    ],
    hangs: [],
    near: [],
  },
  /** The subject large on a round badge, and the others small at its edge. */
  badge: {
    isFixed: true,
    main: 1.02,
    stands: [],
    floats: [
      [206, 778, 0.4, 0],
      [800, 776, 0.4, 0],
      [812, 224, 0.36, 0],
      [190, 230, 0.36, 0],
    ],
    hangs: [],
    near: [],
  },
  /** The others close beside the subject, all in focus. */
  close: {
    isFixed: true,
    main: 0.96,
    stands: [
      [300, 792, 0.52, 0],
      [706, 796, 0.5, 0],
      [398, 756, 0.46, 1.2],
    ],
    floats: [
      [300, 420, 0.4, 0.8],
      [704, 400, 0.4, 0.8],
    ],
    hangs: [],
    near: [],
  },
  /** The subject in the middle, and the others on rings around it. */
  orbit: {
    isFixed: true,
    main: 0.92,
    stands: [],
    floats: [
      [152, 640, 0.44, 0],
      [850, 366, 0.44, 0],
      [250, 236, 0.34, 1.2],
      [770, 776, 0.42, 0],
    ],
    hangs: [],
    near: [],
  },
} as const satisfies Record<string, Composition>

/** The name of a composition. */
export type CompositionName = keyof typeof compositions
