import { expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'
import { splitTextsIn } from './splitTextsIn.ts'

/** The rooms in which hosts read, paste, and import lists of guests. */
const rooms = ['app/features/guests', 'app/screens/invite', 'ui/GuestTable', 'ui/SegmentedFilter']
const components = sourceFiles(root, rooms).filter((path) => /(?<!\.stories)\.tsx$/.test(path))

it('texts around values are one text node in the rooms with guest lists', () => {
  expect(components.length).toBeGreaterThan(30)
  expect(components.flatMap((path) => splitTextsIn(path, sourceText(root, path)))).toEqual([])
})

it.each([
  ['<p>({count})</p>', ['a.tsx:1: ({count}', 'a.tsx:1: {count})']],
  ["<p>{copy.message}{' '}<b>x</b></p>", ["a.tsx:1: {copy.message}{' '}"]],
  ['<p> {name}</p>', ['a.tsx:1: {name}']],
  ['<p>\n  <b>x</b> {has && <i>y</i>}\n</p>', []],
  ['<p>{`(${count})`}</p>', []],
])('a split text is found in %s', (code, places) => {
  expect(splitTextsIn('a.tsx', `const a = () => ${code}`)).toEqual(places)
})
