import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rooms, root, sourceText } from './sources/sourceFiles.ts'

const documents = [
  ...globSync('*.md', { cwd: root }),
  ...globSync(`{docs,${rooms.join(',')}}/**/*.md`, { cwd: root }),
].filter((path) => !path.includes('node_modules'))
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(sourceText(root, 'package.json')))

const tops = new Set<string>([...rooms, 'tests', 'e2e', 'scripts', 'docs', '.storybook', '.ci'])
/** What is made by commands, and so is not there in a fresh clone. */
const made = /^(dist|node_modules|\.data|\.results)(\/|$)/
/** A path in backticks, without a placeholder such as `<name>`, `{id}`, `*` or `…`. */
const quoted = /`((?:\.{0,2}\/)?[\w.-]+(?:\/[\w.@-]+)*\/?)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

/** Whether a quoted word means a path: it starts in a room, or is a file of the root. */
function isPath(word: string): boolean {
  if (made.test(word)) return false
  const [top = ''] = word.split('/')
  return word.includes('/')
    ? tops.has(top)
    : /^[\w.-]+\.(json|ts|mjs|md|tsv)$/.test(word) && existsSync(join(root, word))
}

/** The paths that a document names and that are not there. */
function lost(document: string, text: string): string[] {
  const named = [...text.matchAll(quoted)].flatMap(([, word = '']) => (isPath(word) ? [join(root, word)] : []))
  const links = [...text.matchAll(linked)].flatMap(([, link = '']) => [join(root, dirname(document), link)])
  return [...named, ...links]
    .filter((path) => !existsSync(path))
    .map((path) => `${document}: ${path.slice(root.length + 1)}`)
}

describe('documents', () => {
  it('name paths that exist', () => {
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.flatMap((document) => lost(document, sourceText(root, document)))).toEqual([])
  })

  it('name commands that exist', () => {
    const named = documents.flatMap((document) => [...sourceText(root, document).matchAll(/npm run ([\w:-]+)/g)])
    expect(named.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([])
  })

  it('names every component once, in a group, for those who install the kit', () => {
    const [, groups = ''] = sourceText(root, 'docs/kit.md').split('\n- **Actions**')
    const [list = ''] = groups.split('\n\n')
    const named = [...list.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)
    const components = globSync('ui/[A-Z]*/', { cwd: root }).map((path) => basename(path))
    expect(named.toSorted()).toEqual(components.toSorted())
  })

  it.each(['`server/gone.ts`', '`ui/Gone/`', '[a picture](gone.png)'])('would be caught naming %s', (text) => {
    expect(lost('README.md', text)).toHaveLength(1)
  })
})
