import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conforming, withoutElement } from '../support/conformance.tsx'
import { root, sourceText } from './sourceFiles.ts'

const components = globSync('ui/*/*.tsx', { cwd: root })
  .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
  .map((path) => basename(path, '.tsx'))
  .toSorted()

const stories = (name: string): string => sourceText(root, `ui/${name}/${name}.stories.tsx`)

describe('components', () => {
  it('are folders of their own', () => {
    const folders = globSync('ui/*/', { cwd: root, exclude: ['ui/private'] }).map((path) => basename(path))
    expect(folders.filter((name) => name !== 'private' && name !== 'node_modules').toSorted()).toEqual(components)
  })

  it.each(components)('%s has stories', (name) => {
    expect(stories(name)).toMatch(/^export const [A-Z]\w*: Story\b/m)
  })

  it.each(components)('%s shows its stories: none is kept out of the tests or the docs', (name) => {
    expect(stories(name)).not.toMatch(/['"]!(test|dev|autodocs)['"]|\btags: \[\s*['"]skip/)
  })

  it.each(components)('%s says what it is for', (name) => {
    expect(sourceText(root, `ui/${name}/${name}.tsx`)).toMatch(new RegExp(String.raw`\*/\nexport function ${name}\b`))
  })

  it('all stand in the conformance table', () => {
    expect([...conforming.map(({ name }) => name), ...Object.keys(withoutElement)].toSorted()).toEqual(components)
  })
})
