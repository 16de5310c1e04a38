import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvFields, escapeCell, guestListName, unescapeCell } from '../../../../contract/rules/guests/guestCsv.ts'

it('lists the columns that a guest list can be exported with [CSV-02]', () => {
  expect(csvFields).toEqual(['rsvp_status', 'name', 'contact', 'additional_guest_count', 'message'])
})

it('never starts a cell with a formula that a spreadsheet would run [CSV-04]', () => {
  for (const cell of ['=1+1', '+1', '-1', '@x', '\tx', '  =1', '"=1', "'=1", '＝1', '\u00A0=1'])
    expect(escapeCell(cell)).toBe(`'${cell}`)
  for (const cell of ['Ann', "'Ann", '1-1', 'a@b.co', '', "O'Neil", 'a; b']) expect(escapeCell(cell)).toBe(cell)
})

it('never starts a formula inside a cell for programs that split at semicolons, tabs or lines [CSV-04]', () => {
  expect(escapeCell('a;=1')).toBe("a;'=1")
  expect(escapeCell('a\n =1\n"@x"\t-1')).toBe("a\n' =1\n'\"@x\"\t'-1")
  expect(escapeCell('\n=1')).toBe("'\n'=1")
})

it('removes only the prefix that it added to a cell [CSV-04]', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '-', ' ', '\t', 'a', '@') })
  fc.assert(
    fc.property(text, (cell) => {
      expect(unescapeCell(escapeCell(cell))).toBe(cell)
      expect(escapeCell(cell)).not.toMatch(/^\s*[=+\-@]|^\t/)
    }),
  )
})

it('names the file after the title and date, without characters that a file system rejects [CSV-03, CSV-04]', () => {
  expect(guestListName('Maya turns six', '2026-11-20')).toBe('Guestlist for Maya turns six - 2026-11-20.csv')
  expect(guestListName('a/b\\c:d*e?"f"<g>|\u202Eh\u0000', '2026-11-20')).toBe(
    'Guestlist for a b c d e f g h - 2026-11-20.csv',
  )
})
