import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { groups } from '../../.storybook/groups.ts'
import { viewports } from '../../.storybook/toolbar.ts'
import type { Guide } from '../../ui/private/stories/guide.ts'
import { conforming, withoutElement } from '../support/stories/conformance.tsx'
import { root, sourceText } from './sources/sourceFiles.ts'

const components = globSync('ui/*/*.tsx', { cwd: root })
  .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
  .map((path) => basename(path, '.tsx'))
  .toSorted()

const stories = (name: string): string => sourceText(root, `ui/${name}/${name}.stories.tsx`)

interface StoryFile {
  default: { parameters?: { guide?: Guide } }
  Keyboard?: { play?: (...context: never[]) => Promise<void> }
}

const storyFiles = import.meta.glob<StoryFile>('../../ui/*/*.stories.tsx')

async function storyFile(name: string): Promise<StoryFile> {
  const load = storyFiles[`../../ui/${name}/${name}.stories.tsx`]
  if (!load) throw new Error(`${name} has no stories`)
  return load()
}

describe('components', () => {
  it('each have their own folder', () => {
    const folders = globSync('ui/*/', { cwd: root, exclude: ['ui/private'] }).map((path) => basename(path))
    expect(folders.filter((name) => name !== 'private' && name !== 'node_modules').toSorted()).toEqual(components)
  })

  it.each(components)('%s has stories', (name) => {
    expect(stories(name)).toMatch(/^export const [A-Z]\w*: Story\b/m)
  })

  it.each(components)('%s includes all its stories in the tests and the docs', (name) => {
    expect(stories(name)).not.toMatch(/['"]!(test|dev|autodocs)['"]|\btags: \[\s*['"]skip/)
  })

  it.each(components)('%s uses only viewports that the toolbar defines', (name) => {
    const namedViewports = [...stories(name).matchAll(/viewport: \{ value: '(\w+)'/g)].map(([, value]) => value)
    expect(Object.keys(viewports)).toEqual(expect.arrayContaining(namedViewports))
  })

  it.each(components)('%s has a docstring', (name) => {
    expect(sourceText(root, `ui/${name}/${name}.tsx`)).toMatch(new RegExp(String.raw`\*/\nexport function ${name}\b`))
  })

  it.each(components)('%s documents when not to use it and which keys it supports', async (name) => {
    const { guide } = (await storyFile(name)).default.parameters ?? {}
    expect(guide?.avoid).toMatch(/^\p{Lu}.{20,}\.$/su)
    for (const row of guide?.keyboard ?? [['', '']]) expect(row.map((text) => text.length > 0)).toEqual([true, true])
  })

  it.each(components)('%s has a keyboard story if it supports keys', async (name) => {
    const { default: meta, Keyboard } = await storyFile(name)
    const takesKeys = (meta.parameters?.guide?.keyboard ?? []).length > 0
    expect(Boolean(Keyboard?.play)).toBe(takesKeys)
    const script = String(Keyboard?.play ?? '')
    expect(script).not.toMatch(/\.(click|dblClick|hover|pointer|focus|fire\w*)\(|fireEvent/)
    if (takesKeys) expect(script).toMatch(/\.(tab|keyboard|type)\(/)
  })

  it('are each in one group of the catalog', () => {
    expect(Object.values(groups).flat().toSorted()).toEqual(components)
  })

  it('are all in the conformance table', () => {
    expect([...conforming.map(({ name }) => name), ...Object.keys(withoutElement)].toSorted()).toEqual(components)
  })
})
