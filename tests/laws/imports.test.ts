import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaches } from './imports/breaches.ts'
import { declaredPackages } from './imports/declaredPackages.ts'
import { layerRules, ownerRules, reachRules, ruleNames } from './imports/rules.ts'
import { root } from './sources/sourceFiles.ts'

const fixtures = join(root, 'tests/laws/fixtures/imports')
/** Each fixture is a small house that breaks one rule: `<rule>` or `<rule>--<how>`. */
const cases = readdirSync(fixtures)
const declared = declaredPackages()
const found = new Map(cases.map((name) => [name, breaches(join(fixtures, name), declared)]))

describe('the import law', () => {
  it('holds in this house', () => {
    expect(breaches(root, declared)).toEqual([])
  })

  it.each(cases)('catches %s, and nothing else there', (name) => {
    const [rule] = name.split('--')
    const broken = new Set(found.get(name)?.map((breach) => breach.rule))
    // Whoever reaches into the screens from below enters an area too.
    if (name === 'layer--app-screen-from-a-document') broken.delete('area')
    expect(broken).toEqual(new Set([rule]))
  })

  it('has a fixture for every rule', () => {
    expect(new Set(cases.map((name) => name.split('--')[0]))).toEqual(new Set(ruleNames))
  })

  it('has a fixture for every folder with layers', () => {
    const caught = [...found.values()].flat().filter(({ rule }) => rule === 'layer')
    expect(layerRules.filter(({ folder }) => !caught.some(({ from }) => from.startsWith(`${folder}/`)))).toEqual([])
  })

  it('has a fixture for every owned package and every limited reach', () => {
    const all = [...found.values()].flat()
    const caught = all.filter(({ rule }) => rule === 'owner')
    expect(ownerRules.filter(({ packages }) => !caught.some(({ to }) => packages.test(to)))).toEqual([])
    const reached = all.filter(({ rule }) => rule === 'reach').map((breach) => breach.from.split(' by ')[0] ?? '')
    expect(reachRules.filter(({ from }) => !reached.some((file) => from.test(file)))).toEqual([])
  })
})
