import { describe, expect, it } from 'vitest'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { breaches } from '../../art/meaning/breaches.ts'
import { meanings } from '../../art/meaning/meanings.ts'
import { mentions, occasions, occasionsOf } from '../../art/meaning/occasions.ts'
import { bans, neverFirstOfMeal, reservedThings } from '../../art/meaning/rules.ts'
import { thingGroups } from '../../art/meaning/thingGroups.ts'
import { isSprite, sprites, type Sprite, type SpriteName } from '../../art/sprites/sprites.ts'
import { covers } from '../../art/staging/covers.ts'
import { loadObjects } from '../../art/things/objects.ts'
import { demoParties } from '../../server/demo/parties.ts'

const all = [...meanings.values()]

/** Returns the names that no thing of the library has. */
async function strangersIn(names: Iterable<string>): Promise<string[]> {
  const objects = await loadObjects()
  return [...new Set(names)].filter((name) => !isSprite(name) && !objects.has(name))
}

describe('the meaning of a theme', () => {
  it('exists for every theme of the catalog, and for no other', () => {
    const themeNames = all.map(({ themeId, name }) => [themeId, name] as const).toSorted(([a], [b]) => a - b)
    expect(themeNames).toEqual(partyThemes.map(({ id, name }) => [id, name] as const).toSorted(([a], [b]) => a - b))
    expect(themeNames).toHaveLength(122)
    expect(new Set(covers.keys())).toEqual(new Set(meanings.keys()))
  })

  it('names things of the library', async () => {
    expect(await strangersIn(all.flatMap(({ may, must, never }) => [...may, ...must.flat(), ...never]))).toEqual([])
  })

  it('offers at least eight things, each of them once', () => {
    for (const { name, may } of all)
      expect([name, may.length >= 8, new Set(may).size]).toEqual([name, true, may.length])
  })

  it('allows what it demands, and nothing that it excludes', () => {
    for (const { name, may, must, never } of all) {
      expect([name, must.flat().filter((thing) => !may.includes(thing))]).toEqual([name, []])
      expect([name, may.filter((thing) => never.includes(thing))]).toEqual([name, []])
    }
  })

  it('breaks no general rule with any thing that it allows', () => {
    for (const { themeId, name, may, must } of all)
      for (const thing of may) {
        const cast = [...must.flatMap((group) => group.slice(0, 1)), thing]
        expect([name, breaches(themeId, cast)]).toEqual([name, []])
      }
  })

  it.each(partyThemes.map(({ id, name }) => [name, id] as const))('fits the cover of %s', (_name, id) => {
    expect(breaches(id, covers.get(id)?.cast ?? [])).toEqual([])
  })
})

describe('a general rule', () => {
  it('names things of the library, themes of the catalog, and a reason', async () => {
    const names = [
      ...Object.values(thingGroups).flat(),
      ...[...reservedThings, ...bans].flatMap(({ things }) => things),
      ...neverFirstOfMeal,
    ]
    expect(await strangersIn(names)).toEqual([])
    const ids = new Set(partyThemes.map(({ id }) => id))
    const themeIds = Object.values(occasions).flatMap<number>((occasion) => [...occasion.themeIds])
    expect(themeIds.filter((id) => !ids.has(id))).toEqual([])
    for (const { reason } of [...reservedThings, ...bans]) expect(reason).toMatch(/^\S.*\S$/)
  })

  it.each<[themeId: number, things: readonly string[]]>([
    [707, ['wine', 'chalice']],
    [707, ['wine', 'bread']],
    [709, ['moon', 'pig']],
    [709, ['moon', 'wine']],
    [709, ['moon', 'lantern']],
    [721, ['diya', 'moon']],
    [724, ['menorah', 'candle']],
    [724, ['menorah', 'tree']],
    [722, ['pumpkin', 'turkey']],
    [728, ['egg', 'coffee']],
    [726, ['candle', 'wine']],
    [815, ['bottle', 'champagne']],
    [791, ['cake', 'beer']],
    [776, ['cake', 'star6']],
    [807, ['cakeTall', 'church']],
    [714, ['star', 'watermelon']],
    [701, ['lantern', 'twelve-oclock']],
  ])('forbids in a picture of theme %i: %j', (themeId, things) => {
    expect(breaches(themeId, things)).not.toEqual([])
  })

  it.each([
    ['cake and balloons', ['cake', 'menorah'], ['menorah']],
    ['Passover seder for ten', ['wine', 'croissant'], ['croissant']],
    ['Ramadan iftar under the stars', ['moon', 'sun', 'beer'], ['beer', 'sun']],
    ['Leo turns 5', ['cake', 'champagne'], ['champagne']],
    ["Mia's 16th birthday", ['cake', 'cocktail'], ['cocktail']],
    ['a brunch in spring', ['coffee', 'egg'], ['egg']],
    ['candlelight dinner', ['candle', 'wine'], ['candle']],
  ])('applies to the prompt "%s"', (prompt, things, expected) => {
    const badThings = breaches(undefined, things, { prompt }).map((text) => text.split(':')[0])
    expect(new Set(badThings)).toEqual(new Set(expected))
  })

  it.each([
    ['Hanukkah party', ['menorah', 'doughnut', 'star6']],
    ['Easter egg hunt', ['egg', 'bunny', 'church']],
    ['a wedding in the old church', ['church', 'rings']],
    ['Navidad en casa', ['tree', 'gifts']],
    ['クリスマスパーティー', ['tree', 'snowflake']],
    ['wine tasting, no kids please', ['wine', 'cheeseboard']],
    ["Grandpa's 80th birthday", ['cake', 'wine']],
    ['Fourth of July on the 4th', ['firework', 'beer']],
    ['lanterns over Chinatown', ['lantern']],
  ])('permits what the prompt "%s" asks for', (prompt, things) => {
    expect(breaches(undefined, things, { prompt })).toEqual([])
  })

  it('yields to a thing that the prompt names, unless faith or age is at stake', () => {
    expect(breaches(undefined, ['skull'], { prompt: 'schedel', namedThings: ['skull'] })).toEqual([])
    expect(breaches(711, ['rose', 'beer'], { prompt: 'rose and beer', namedThings: ['rose', 'beer'] })).toEqual([])
    expect(breaches(711, ['rose', 'beer'], { prompt: 'rose', namedThings: ['rose'] })).toHaveLength(1)
    expect(breaches(793, ['dinosaur', 'beer'], { prompt: 'dinosaur, beer', namedThings: ['beer'] })).toHaveLength(1)
  })

  it('never takes a bat mitzvah for an animal, even if the words name it', () => {
    expect(breaches(undefined, ['star6', 'bat'], { prompt: 'Bat mitzvah', namedThings: ['bat'] })).toHaveLength(1)
    expect(breaches(undefined, ['menorah'], { prompt: 'a dreidel' })).toEqual([])
  })

  it('asks for what a theme needs, and for nothing foreign, only without a prompt', () => {
    expect(breaches(701, ['robot'])).toHaveLength(2)
    expect(breaches(701, ['robot'], { prompt: 'robots' })).toEqual([])
    expect(breaches(777, ['digit1', 'digit6', 'cupcake'])).toEqual([])
    expect(breaches(undefined, [])).toEqual([])
  })

  it('reads phrases whatever their case, accents and endings', () => {
    expect(mentions('DÍA DE LOS MUERTOS', 'dia de los muertos')).toBe(true)
    expect(mentions('holiday', 'holi')).toBe(false)
    expect(mentions('without kids, with kids', 'kid')).toBe(true)
    expect([...occasionsOf(undefined, 'Eid brunch')].toSorted()).toEqual(['eid', 'meal'])
  })
})

it('things that have a color by nature keep it: a shamrock is green', () => {
  const natural: readonly SpriteName[] = [
    ...(['shamrock', 'tree', 'palm', 'leaf', 'pumpkin', 'pumpkinPlain', 'strawberry', 'lemon', 'pineapple'] as const),
    ...(['menorah', 'star6', 'chalice', 'diya', 'lantern', 'rainbow', 'moon', 'sun', 'turkey'] as const),
  ]
  for (const name of natural) {
    const { isTinted }: Sprite = sprites[name]
    expect([name, isTinted]).toEqual([name, false])
  }
})

it.each(demoParties.map(({ fields, cover }) => [fields.title, cover.cast] as const))(
  'fits the cover of the demo party "%s"',
  (prompt, cast) => {
    expect(breaches(undefined, cast, { prompt })).toEqual([])
  },
)
