import type { Random } from '../random.ts'
import { thingsOfNumeral, type Thing } from '../things/thing.ts'
import type { Frame } from './frame.ts'

/** The place for a cast: its frame, and the height of the ground in it; undefined if things float. */
export interface Stage {
  frame: Frame
  floor: number | undefined
}

/** A thing's place in a picture. Units are thousandths of the picture's shorter side. */
export interface Placement {
  thing: Thing
  /** The index of its tint. */
  member: number
  /** The middle of its width. */
  x: number
  /** Its lower edge if it stands, its upper edge if it hangs, and its middle if it floats. */
  y: number
  height: number
  /** The rotation in degrees. */
  turn: number
  /** The blur's radius, for things out of focus. */
  blur: number
  /** True if `y` is its lower edge. */
  isStanding: boolean
  /** True if it casts a shadow on the ground. */
  isGrounded: boolean
}

/** A place for a thing: position, share of the height of the main subject, and how far it is out of focus. */
type Slot = readonly [x: number, y: number, share: number, blur: number]

type Kind = 'stands' | 'floats' | 'hangs' | 'near'

/** The places of a composition in a square whose ground is at 800, the best first. `near` ones are between the subject and the viewer. */
interface Composition extends Readonly<Record<Kind, readonly Slot[]>> {
  /** The size of the subject; 1 for half of the picture's height. */
  main: number
}

const compositions = {
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
} as const satisfies Record<string, Composition>

/** The name of a composition. */
export type CompositionName = keyof typeof compositions

/** The height of a subject of size 1. It is larger where a picture has more room than a square. */
const mainHeight = ({ width, height }: Frame): number => (width === height ? 500 : 540)

/** The design of a picture, beside its cast. */
export interface Design {
  composition?: CompositionName
  /** A number made of foil balloons, shown as the subject. */
  numeral?: string | undefined
}

/** A thing of a cast. Its number selects its tint. */
interface Member {
  thing: Thing
  member: number
}

/** Returns the things of a picture: the digits of its numeral, if any, then its cast. */
export function membersOf(cast: readonly Thing[], numeral = ''): Member[] {
  const digits = thingsOfNumeral(numeral).map((thing) => ({ thing, member: 0 }))
  const first = digits.length > 0 ? 1 : 0
  return [...digits, ...cast.map((thing, at) => ({ thing, member: at + first }))]
}

/** The most of a picture's width that its subject and another thing take. */
const [widestSubject, widest] = [0.6, 0.36]

/**
 * Returns where the members of a cast stand, float and hang. The first is the subject; the last ones are nearest to the viewer. `ratioOf`
 * returns a thing's width divided by its height.
 */
export function arrange(
  cast: readonly Thing[],
  { floor, frame }: Stage,
  random: Random,
  { composition = 'stillLife', numeral }: Design = {},
  ratioOf: (thing: Thing) => number = () => 1,
): Placement[] {
  const members = membersOf(cast, numeral)
  const digits = numeral === undefined ? [] : members.filter(({ member }) => member === 0)
  const [subject, ...others] = digits.length > 0 ? [...digits.slice(0, 1), ...members.slice(digits.length)] : members
  if (subject === undefined) return []
  const isMirrored = random.below(2) === 1
  const { width, height } = frame
  const center = width / 2
  const ground = floor ?? height * 0.8
  const { main: mainShare, ...slots }: Composition = compositions[composition]
  // A wider picture spreads the places, and a higher one has room above its ground.
  const across = (x: number): number => center + (isMirrored ? 500 - x : x - 500) * (width / 1_000) ** 0.8
  const down: Readonly<Record<Kind, (y: number) => number>> = {
    stands: (y) => y - 800 + ground,
    floats: (y) => (y * ground) / 800,
    hangs: (y) => y,
    near: (y) => y - 1_000 + height,
  }
  const free = {
    stands: [...slots.stands],
    floats: [...slots.floats],
    hangs: [...slots.hangs],
    near: [...slots.near],
  }
  const place = ({ thing, member }: Member, [x, y, share, blur]: Slot, isMain = false): Placement => ({
    thing,
    member,
    x: isMain ? center : across(x) + random.between(-16, 16),
    y,
    height: Math.min(
      // A small thing is shown larger if it is the subject.
      mainHeight(frame) * share * (isMain ? 0.55 + thing.size * 0.45 : thing.size),
      (width * (isMain ? widestSubject * mainShare : widest)) / ratioOf(thing),
    ),
    turn: isMain || thing.poise === 'stands' ? random.between(-2, 2) * (isMain ? 0.4 : 1) : random.between(-9, 9),
    blur,
    isStanding: floor !== undefined && thing.poise === 'stands',
    isGrounded: floor !== undefined && thing.poise === 'stands',
  })
  const { poise } = subject.thing
  const main = place(
    subject,
    poise === 'stands' && floor !== undefined
      ? [center, ground, mainShare, 0]
      : poise === 'hangs'
        ? [center, -14, 1.25 * (height / 1_000), 0]
        : [center, height * 0.492, 1.12 * mainShare, 0],
    true,
  )
  const figures = digits.map((digit, index) => ({
    ...main,
    ...digit,
    x: center + (index - (digits.length - 1) / 2) * (digits.length > 1 ? 300 : 0),
    height: mainHeight(frame) * 1.06,
    turn: (index - (digits.length - 1) / 2) * 5,
  }))
  const behind: Placement[] = []
  const near: Placement[] = []
  for (const member of others) {
    const kind = member.thing.poise === 'stands' && floor === undefined ? 'floats' : member.thing.poise
    const slot = free[kind].shift()
    if (slot) behind.push(place(member, [slot[0], down[kind](slot[1]), slot[2], slot[3]]))
  }
  const last = others.at(-1)
  const slot = free.near[random.below(2)]
  if (last !== undefined && floor !== undefined && slot && last.thing.poise === 'stands')
    near.push({ ...place(last, [slot[0], down.near(slot[1]), slot[2], slot[3]]), isGrounded: false })
  return [...behind.toSorted((a, b) => b.blur - a.blur), ...(figures.length > 0 ? figures : [main]), ...near]
}
