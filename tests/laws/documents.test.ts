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
const generatedPath = /^(dist|node_modules|\.data|\.results)(\/|$)/
/** A path in backticks, without a placeholder such as `<name>`, `{id}`, `*` or `…`. */
const quotedPath = /`((?:\.{0,2}\/)?[\w.-]+(?:\/[\w.@-]+)*\/?)`/g
const linkedPath = /(?:\]\(|<img src=")(?!https?:|mailto:|#)([^)#"\s]+)/g

/** Returns true if a quoted word is a path: one in a known folder, or a file in the root. */
function isPath(word: string): boolean {
  if (generatedPath.test(word)) return false
  const [top = ''] = word.split('/')
  return word.includes('/')
    ? tops.has(top)
    : /^[\w.-]+\.(json|ts|mjs|md|tsv)$/.test(word) && existsSync(join(root, word))
}

/** Returns the paths in a document that don't exist. */
function lostPathsIn(document: string, text: string): string[] {
  const quotedPaths = [...text.matchAll(quotedPath)].flatMap(([, word = '']) =>
    isPath(word) ? [join(root, word)] : [],
  )
  const links = [...text.matchAll(linkedPath)].flatMap(([, link = '']) => [join(root, dirname(document), link)])
  return [...quotedPaths, ...links]
    .filter((path) => !existsSync(path))
    .map((path) => `${document}: ${path.slice(root.length + 1)}`)
}

describe('documents', () => {
  it('mention only paths that exist', () => {
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.flatMap((document) => lostPathsIn(document, sourceText(root, document)))).toEqual([])
  })

  it('mention only commands that exist', () => {
    const commands = documents.flatMap((document) => [...sourceText(root, document).matchAll(/npm run ([\w:-]+)/g)])
    expect(commands.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([])
  })

  it('describe the path of an RSVP in at most sixteen files', () => {
    const [, pathSection = ''] = sourceText(root, 'docs/architecture.md').split('The sixteen files of this path')
    const [list = ''] = pathSection.split('They rely on')
    const files = [...list.matchAll(quotedPath)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(10)
    expect(files.length).toBeLessThanOrEqual(16)
  })

  it('list every component of the kit once, in a group', () => {
    const [, groups = ''] = sourceText(root, 'docs/kit.md').split('\n- **Actions**')
    const [list = ''] = groups.split('\n\n')
    const componentNames = [...list.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)
    const components = globSync('ui/[A-Z]*/', { cwd: root }).map((path) => basename(path))
    expect(componentNames.toSorted()).toEqual(components.toSorted())
  })

  it.each(['`server/gone.ts`', '`ui/Gone/`', '[a picture](gone.png)', '<img src="gone.png">'])(
    'fail the check when they mention %s',
    (text) => {
      expect(lostPathsIn('README.md', text)).toHaveLength(1)
    },
  )
})
