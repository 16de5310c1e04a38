import type { Random } from '../random.ts'
import { isSprite, sprites, type SpriteName } from '../sprites/sprites.ts'

/** A sprite's place in a picture. Units are thousandths of the picture's side. */
export interface Placement {
  name: SpriteName
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

/** A place for a sprite: position, share of the height of the main subject, and how far it is out of focus. */
type Slot = readonly [x: number, y: number, share: number, blur: number]

const mainHeight = 500

/** Returns where the members of a cast stand, float and hang. The first is the subject; the last ones are nearest to the viewer. */
export function arrange(
  cast: readonly SpriteName[],
  floor: number | undefined,
  random: Random,
  numeral: string = '',
): Placement[] {
  const digits = Array.from(numeral, (digit) => `digit${digit}`).filter(isSprite)
  const [subject, ...others] = [...digits.slice(0, 1), ...cast]
  if (subject === undefined) return []
  const isMirrored = random.below(2) === 1
  const flip = (x: number): number => (isMirrored ? 1_000 - x : x)
  const ground = floor ?? 800
  const free: Record<'stands' | 'floats' | 'hangs' | 'near', Slot[]> = {
    stands: [
      [236, ground - 62, 0.62, 1.6],
      [768, ground - 54, 0.66, 1.4],
      [400, ground - 96, 0.5, 2.6],
      [630, ground - 92, 0.5, 2.6],
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
  }
  const place = (name: SpriteName, member: number, [x, y, share, blur]: Slot, isMain = false): Placement => ({
    name,
    member,
    x: isMain ? x : flip(x) + random.between(-16, 16),
    y,
    // A small thing is shown larger if it is the subject.
    height: mainHeight * share * (isMain ? 0.55 + sprites[name].size * 0.45 : sprites[name].size),
    turn:
      isMain || sprites[name].poise === 'stands' ? random.between(-2, 2) * (isMain ? 0.4 : 1) : random.between(-9, 9),
    blur,
    isStanding: floor !== undefined && sprites[name].poise === 'stands',
    isGrounded: floor !== undefined && sprites[name].poise === 'stands',
  })
  const poise = sprites[subject].poise
  const main = place(
    subject,
    0,
    poise === 'stands' && floor !== undefined
      ? [500, ground, 1, 0]
      : poise === 'hangs'
        ? [500, -14, 1.25, 0]
        : [500, 492, 1.12, 0],
    true,
  )
  const figures = digits.map((name, index) => ({
    ...main,
    name,
    member: 0,
    x: 500 + (index - (digits.length - 1) / 2) * (digits.length > 1 ? 300 : 0),
    height: mainHeight * 1.06,
    turn: (index - (digits.length - 1) / 2) * 5,
  }))
  const behind: Placement[] = []
  const near: Placement[] = []
  for (const [index, name] of others.entries()) {
    const spritePoise = sprites[name].poise
    const kind = spritePoise === 'stands' && floor === undefined ? 'floats' : spritePoise
    const slot = free[kind].shift()
    if (slot) behind.push(place(name, index + 1, slot))
  }
  const last = others.at(-1)
  const slot = free.near[random.below(2)]
  if (last !== undefined && floor !== undefined && slot && sprites[last].poise === 'stands')
    near.push({ ...place(last, others.length, slot), isGrounded: false })
  return [...behind.toSorted((a, b) => b.blur - a.blur), ...(figures.length > 0 ? figures : [main]), ...near]
}
