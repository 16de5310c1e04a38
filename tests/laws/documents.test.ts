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
/** Generated paths, which are missing in a fresh clone. */
const made = /^(dist|node_modules|\.data|\.results)(\/|$)/
/** A path in backticks, without a placeholder such as `<name>`, `{id}`, `*` or `…`. */
const quoted = /`((?:\.{0,2}\/)?[\w.-]+(?:\/[\w.@-]+)*\/?)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

/** Returns true if a quoted word is a path: one in a known folder, or a file in the root. */
function isPath(word: string): boolean {
  if (made.test(word)) return false
  const [top = ''] = word.split('/')
  return word.includes('/')
    ? tops.has(top)
    : /^[\w.-]+\.(json|ts|mjs|md|tsv)$/.test(word) && existsSync(join(root, word))
}

/** Returns the paths in a document that don't exist. */
function lost(document: string, text: string): string[] {
  const named = [...text.matchAll(quoted)].flatMap(([, word = '']) => (isPath(word) ? [join(root, word)] : []))
  const links = [...text.matchAll(linked)].flatMap(([, link = '']) => [join(root, dirname(document), link)])
  return [...named, ...links]
    .filter((path) => !existsSync(path))
    .map((path) => `${document}: ${path.slice(root.length + 1)}`)
}

describe('documents', () => {
  it('mention only paths that exist', () => {
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.flatMap((document) => lost(document, sourceText(root, document)))).toEqual([])
  })

  it('mention only commands that exist', () => {
    const named = documents.flatMap((document) => [...sourceText(root, document).matchAll(/npm run ([\w:-]+)/g)])
    expect(named.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([])
  })

  it('describe the path of an RSVP in at most sixteen files', () => {
    const [, rest = ''] = sourceText(root, 'docs/architecture.md').split('The sixteen files of this path')
    const [list = ''] = rest.split('They rely on')
    const files = [...list.matchAll(quoted)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(10)
    expect(files.length).toBeLessThanOrEqual(16)
  })

  it('list every component of the kit once, in a group', () => {
    const [, groups = ''] = sourceText(root, 'docs/kit.md').split('\n- **Actions**')
    const [list = ''] = groups.split('\n\n')
    const named = [...list.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)
    const components = globSync('ui/[A-Z]*/', { cwd: root }).map((path) => basename(path))
    expect(named.toSorted()).toEqual(components.toSorted())
  })

  it.each(['`server/gone.ts`', '`ui/Gone/`', '[a picture](gone.png)'])(
    'fail the check when they mention %s',
    (text) => {
      expect(lost('README.md', text)).toHaveLength(1)
    },
  )
})
