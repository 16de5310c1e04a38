import { readSprite, type Pixels } from '../sprites/readSprite.ts'
import { isSprite, sprites, type Poise, type Sprite, type SpriteName } from '../sprites/sprites.ts'
import { labelOfSprite } from './labelOfSprite.ts'

/** Something that a picture can show. */
export interface Thing {
  /** Its name, unique among things. */
  name: string
  /** Its name in English, such as "disco ball". */
  label: string
  poise: Poise
  /** Its height beside other things; 1 for a cake. */
  size: number
  /** The color of the part that may have any, if it has one by nature, in the format `#rrggbb`. */
  ink?: string
  /** Draws it. `tint` is the color of the part that may have any, in the format `#rrggbb`. */
  draw: (tint: string) => Promise<Pixels>
}

/** Returns the thing that a rendered sprite shows. */
export function thingOfSprite(name: SpriteName): Thing {
  const { poise, size, ink }: Sprite = sprites[name]
  return {
    name,
    label: labelOfSprite(name),
    poise,
    size,
    ...(ink === undefined ? {} : { ink }),
    draw: (tint) => readSprite(name, tint),
  }
}

/** Returns the foil balloons of a number's digits. */
export const thingsOfNumeral = (numeral: string): Thing[] =>
  Array.from(numeral, (digit) => `digit${digit}`)
    .filter(isSprite)
    .map(thingOfSprite)
