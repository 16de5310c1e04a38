import { describe, expect, it } from 'vitest'
import { readCopy } from './copy/readCopy.ts'
import { isCatalog, pending } from './copy/pending.ts'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

/** Counts the user-facing strings outside the message catalogs by folder. */
function countByFolder(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of sourceFiles(root, ['contract', 'app', 'server', 'ui'])) {
    if (isCatalog(path) || path.includes('.stories.') || path.endsWith('vite.config.ts')) continue
    const found = readCopy(path, sourceText(root, path)).length
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (found > 0) counts[folder] = (counts[folder] ?? 0) + found
  }
  return counts
}

describe('user-facing strings', () => {
  it('are in the message catalogs, except in pending folders', () => {
    const counts = countByFolder()
    const tooMany = Object.entries(counts).filter(([folder, count]) => count > (pending[folder] ?? 0))
    expect(tooMany).toEqual([])
  })

  it('are not listed as pending once they are in the catalogs', () => {
    const counts = countByFolder()
    expect(Object.keys(pending).filter((folder) => !(folder in counts))).toEqual([])
  })

  it.each([
    ['text in JSX', 'const a = <p>Send invites</p>', ['Send invites']],
    ['a label', 'const a = <Field label="Your name" />', ['Your name']],
    ['a sentence', "const a = fails ? 'Something went wrong.' : ''", ['Something went wrong.']],
    ['a sentence with a value', 'const a = `You have ${count} guests`', ['You have … guests']],
    ['a class, a key and a type', 'const a = <p className="Some Words" key="a">{"YES"}</p>', []],
    ['a line of the log', "log.warn({ err }, 'The mail could not be sent')", []],
    ['an error for engineers', "throw new Error('The row is missing here')", []],
  ])('%s is classified correctly', (_what, code, expected) => {
    expect(readCopy('a.tsx', code).map(({ text }) => text)).toEqual(expected)
  })
})
