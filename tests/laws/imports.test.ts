import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaches } from './imports/breaches.ts'
import { declaredPackages } from './imports/declaredPackages.ts'
import { layerRules, ownerRules, reachRules, ruleNames } from './imports/rules.ts'
import { root } from './sources/sourceFiles.ts'

const fixtures = join(root, 'tests/laws/fixtures/imports')
/** The fixtures: small source trees that each break one rule, named `<rule>` or `<rule>--<how>`. */
const cases = readdirSync(fixtures)
const declaredDependencies = declaredPackages()
const foundBreaches = new Map(cases.map((name) => [name, breaches(join(fixtures, name), declaredDependencies)]))

describe('the import law', () => {
  it('holds in this repository', () => {
    expect(breaches(root, declaredDependencies)).toEqual([])
  })

  it.each(cases)('reports %s and nothing else in its fixture', (name) => {
    const [rule] = name.split('--')
    const brokenRules = new Set(foundBreaches.get(name)?.map((breach) => breach.rule))
    // An import into the screens from a lower layer also crosses into an area.
    if (name === 'layer--app-screen-from-a-document') brokenRules.delete('area')
    expect(brokenRules).toEqual(new Set([rule]))
  })

  it('has a fixture for every rule', () => {
    expect(new Set(cases.map((name) => name.split('--')[0]))).toEqual(new Set(ruleNames))
  })

  it('has a fixture for every folder with layers', () => {
    const caughtBreaches = [...foundBreaches.values()].flat().filter(({ rule }) => rule === 'layer')
    expect(
      layerRules.filter(({ folder }) => !caughtBreaches.some(({ from }) => from.startsWith(`${folder}/`))),
    ).toEqual([])
  })

  it('has a fixture for every owner rule and every reach rule', () => {
    const all = [...foundBreaches.values()].flat()
    const caughtBreaches = all.filter(({ rule }) => rule === 'owner')
    expect(ownerRules.filter(({ packages }) => !caughtBreaches.some(({ to }) => packages.test(to)))).toEqual([])
    const importers = all.filter(({ rule }) => rule === 'reach').map((breach) => breach.from.split(' by ')[0] ?? '')
    expect(reachRules.filter(({ from }) => !importers.some((file) => from.test(file)))).toEqual([])
  })
})
