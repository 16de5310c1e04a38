import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rooms, root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

const bannedName = /^(utils?|helpers?|common|misc|managers?)$/i
/** Files whose names a tool requires. */
const requiredNames = new Set(['.storybook/manager.ts'])
const everything = sourceFiles(root, [...rooms, 'tests', 'e2e', '.storybook', 'scripts'])
const inRooms = sourceFiles(root, rooms)
const nameOf = (path: string): string => basename(path).replace(/\..*$/, '')
const linesOf = (path: string): number => sourceText(root, path).trimEnd().split('\n').length

/** Returns a quantile of sorted numbers. `share` is 0 to 1. */
function quantile(sortedNumbers: readonly number[], share: number): number {
  return sortedNumbers[Math.floor((sortedNumbers.length - 1) * share)] ?? 0
}

describe('files', () => {
  it('have specific names', () => {
    const namedFiles = everything.filter((path) => !requiredNames.has(path))
    const parts = namedFiles.flatMap((path) =>
      path.split('/').map((part) => ({ path, part: part.replace(/\..*$/, '') })),
    )
    expect(parts.filter(({ part }) => bannedName.test(part)).map(({ path }) => path)).toEqual([])
  })

  it('have at most 350 lines', () => {
    const long = everything.map((path) => ({ path, lines: linesOf(path) })).filter(({ lines }) => lines > 350)
    expect(long).toEqual([])
  })

  it('are in folders of at most 25', () => {
    const folders = Map.groupBy(everything, (path) => dirname(path))
    const crowdedFolders = [...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)
    expect(crowdedFolders).toEqual([])
  })

  it('are small: half have fewer than 80 lines, 90% fewer than 200', () => {
    const lineCounts = inRooms.map(linesOf).toSorted((a, b) => a - b)
    expect(quantile(lineCounts, 0.5)).toBeLessThan(80)
    expect(quantile(lineCounts, 0.9)).toBeLessThan(200)
  })

  it('of components export the component they are named after', () => {
    const components = inRooms.filter((path) => /\/[A-Z]\w*\.tsx$/.test(path) && !path.endsWith('.stories.tsx'))
    const astray = components.filter((path) => {
      // A screen is a route module, whose exports have the names that the router expects.
      const name = path.endsWith('Screen.tsx') ? `(${nameOf(path)}|Component)` : nameOf(path)
      return !new RegExp(`\\bexport (async )?(function|const|class) ${name}\\b`).test(sourceText(root, path))
    })
    expect(components.length).toBeGreaterThan(0)
    expect(astray).toEqual([])
  })

  it('are never called index, because imports name the file itself', () => {
    expect(everything.filter((path) => nameOf(path) === 'index')).toEqual([])
  })
})
