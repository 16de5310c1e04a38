import type { Random } from '../random.ts'
import { thingsOfNumeral, type Thing } from '../things/thing.ts'
import { compositions, type Composition, type CompositionName, type Kind, type Slot } from './compositions.ts'
import { middleOf, type Frame } from './frame.ts'

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
  const { main: mainShare, isFixed = false, ...slots }: Composition = compositions[composition]
  // A wider picture spreads the places, and a higher one has room above its ground.
  const spread = isFixed ? 1 : (width / 1_000) ** 0.8
  const across = (x: number): number => center + (isMirrored ? 500 - x : x - 500) * spread
  const down: Readonly<Record<Kind, (y: number) => number>> = {
    stands: (y) => y - 800 + ground,
    floats: (y) => (isFixed ? middleOf(frame).top + y : (y * ground) / 800),
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
    x: isMain ? center : across(x) + random.between(-16, 16) * (isFixed ? 0.4 : 1),
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
        : [center, isFixed ? middleOf(frame).top + 492 : height * 0.492, 1.12 * mainShare, 0],
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
