import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources/sourceFiles.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Returns the files whose classes are in a style sheet or its imports. */
function styledFiles(sheet: string): Set<string> {
  const files = new Set<string>()
  const here = dirname(sheet)
  for (const [, glob = ''] of read(sheet).matchAll(/@source '([^']+)';/g))
    for (const path of globSync(normalize(join(here, glob)), { cwd: root })) files.add(path.replaceAll('\\', '/'))
  for (const [, other = ''] of read(sheet).matchAll(/@import '(\.[^']*guest\.css)'/g))
    for (const path of styledFiles(normalize(join(here, other)))) files.add(path)
  return files
}

/** Returns a module and all our files that it imports, directly or indirectly, including the kit's components. */
function closure(path: string, seenFiles = new Set<string>()): Set<string> {
  if (seenFiles.has(path)) return seenFiles
  seenFiles.add(path)
  // Dynamic imports are excluded, because they have their own style sheets.
  for (const [, from = ''] of read(path).matchAll(/^import (?!type)[^;'(]*?from '([^']+)'|^import '([^']+)'/gms)) {
    const kit = /^@festoon\/ui\/(\w+)$/.exec(from)?.[1]
    const file = from.startsWith('.') ? normalize(join(dirname(path), from)) : kit ? `ui/${kit}/${kit}.tsx` : ''
    if (/\.tsx?$/.test(file) && existsSync(join(root, file))) closure(file.replaceAll('\\', '/'), seenFiles)
  }
  return seenFiles
}

const hasClasses = (path: string): boolean => /className=|cva\(/.test(read(path))

it.each([
  ['app/entry/guest.css', ['app/entry/guest.tsx']],
  [
    'app/screens/event/guestParts/guestParts.css',
    [
      'guestParts/GuestParts',
      'rsvp/summary/RsvpDialog',
      'rsvp/summary/OwnRsvp',
      'rsvp/SongField',
      'guestParts/DeletePhoto',
    ].map((part) => `app/screens/event/${part}.tsx`),
  ],
])('%s includes the classes of all its modules', (sheet, entries) => {
  const sheetFiles = styledFiles(sheet)
  const neededFiles = entries.flatMap((entry) => [...closure(entry)]).filter(hasClasses)
  expect(neededFiles.length).toBeGreaterThan(5)
  expect([...new Set(neededFiles)].filter((path) => !sheetFiles.has(path))).toEqual([])
})
