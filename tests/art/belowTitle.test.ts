import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from '../../art/random.ts'
import { isSprite, sprites } from '../../art/sprites/sprites.ts'
import { arrange, type Placement } from '../../art/staging/arrange.ts'
import { belowTitle } from '../../art/staging/belowTitle.ts'
import { frameOf } from '../../art/staging/frame.ts'
import { thingOfSprite } from '../../art/things/thing.ts'

const names = Object.keys(sprites).filter(isSprite)
const floor = 820
const compositions = ['stillLife', 'closeUp', 'gathering', 'parade'] as const

const topOf = ({ thing, y, height, isStanding }: Placement): number =>
  thing.poise === 'hangs' ? y : isStanding ? y - height : y - height / 2

it('leaves the area of a title free, whatever the things and the composition', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...compositions),
      fc.constantFrom({ top: 300, bottom: 890 }, { top: 136, bottom: 686 }),
      fc.integer({ min: 0 }),
      (cast, composition, span, seed) => {
        const stage = { floor, frame: frameOf('square') }
        const placements = arrange(cast.map(thingOfSprite), stage, seededRandom(seed), { composition })
        const standing = placements.filter(({ y }) => y <= 1_000)
        for (const placement of belowTitle(standing, floor, span)) {
          expect(topOf(placement)).toBeGreaterThanOrEqual(span.top - 0.001)
          if (placement.isStanding) expect(placement.y).toBeLessThanOrEqual(span.bottom + 0.001)
        }
      },
    ),
  )
})

it('keeps things as large as fits', () => {
  const stage = { floor, frame: frameOf('square') }
  const [small] = arrange([thingOfSprite('strawberry')], stage, seededRandom(1))
  const [lowerPlacement] = small ? belowTitle([small], floor, { top: 300, bottom: 890 }) : []
  expect(lowerPlacement?.height).toBe(small?.height)
})
