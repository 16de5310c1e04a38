import { describe, expect, it } from 'vitest'
import { readGuestCsv, type ReadChoice } from '../../../../server/guests/csv/readGuestCsv.ts'

const rows = (...lines: string[]): string => lines.join('\r\n')

function readList(file: string, choice: ReadChoice = {}) {
  const read = readGuestCsv(Buffer.from(file), choice)
  if ('reason' in read) throw new Error(read.message ?? read.reason)
  return read
}

/** Returns the guests in a file as lines such as `Ann <ann@example.com>`. */
const guestsIn = (file: string, choice: ReadChoice = {}): string[] =>
  readList(file, choice).guests.map(({ name, email, phone }) => `${name} <${email ?? phone ?? ''}>`)

/** Returns the headings of the columns that are not imported. */
function otherColumnsOf(file: string): string[] {
  const { labels, otherColumns } = readList(file).columns
  return otherColumns.map((at) => labels[at] ?? '')
}

describe('texts in the place of a second name', () => {
  it.each(['TBC', 'maybe', 'not sure', 'No thanks', 'vielleicht', 'peut-être', 'quizás', 'kanske'])(
    'are no companion: %s',
    (text) => {
      expect(guestsIn(rows('Name,Email,+1', `Ana,ana@x.example,${text}`))).toEqual(['Ana <ana@x.example>'])
    },
  )

  it.each(['(see mother)', 'see Ruth', 's. Ruth Novak', 'siehe oben', 'same address', 'deceased', 'not involved'])(
    'are no parent: %s',
    (text) => {
      const file = rows('Child,Mother,Mother email,Father,Father email', `Mia,Ruth,ruth@x.example,${text},`)
      expect(guestsIn(file)).toEqual(['Ruth <ruth@x.example>'])
    },
  )

  it('are companions if they are names', () => {
    const file = rows('Guest,Email,Partner', 'Ana,ana@x.example,See Wei Ling', 'Bo,bo@x.example,May Be')
    expect(guestsIn(file)).toEqual(['Ana <ana@x.example>', 'See Wei Ling <>', 'Bo <bo@x.example>', 'May Be <>'])
  })
})

describe('columns besides names', () => {
  it('have answers, which are no names even if no heading says where the names are', () => {
    const file = rows('Wer,Wohin,Status', 'Ana Ruiz,ana@x.example,Attending', 'Bo,bo@x.example,Attending')
    expect(guestsIn(file)).toEqual(['Ana Ruiz <ana@x.example>', 'Bo <bo@x.example>'])
  })

  it('have the same text in many rows, unlike names', () => {
    const file = rows('ana@x.example,Springfield,Ana', 'bo@x.example,Springfield,Bo', 'cy@x.example,Springfield,Cy')
    expect(guestsIn(file)).toEqual(['Ana <ana@x.example>', 'Bo <bo@x.example>', 'Cy <cy@x.example>'])
  })

  it('have parts of names that a row without a display name is read from', () => {
    const file = rows('Display Name,First Name,Last Name,Email,Town', 'Ana Ruiz,Ana,Ruiz,ana@x.example,Ulm')
    expect(otherColumnsOf(file)).toEqual(['Town'])
  })

  it('have headings of any length, of which the beginning is named', () => {
    const question = 'Please tell us about anything that you or your children cannot eat'
    expect(otherColumnsOf(rows(`Name,Email,${question}`, 'Ana,ana@x.example,Nuts'))).toEqual([
      'Please tell us about anything that you or your children can…',
    ])
  })

  it.each([
    'Child,Parents,Email',
    'Pupil,Parent/carer,Email',
    "Student,Parents' names,Parents' email",
    'Kind,Eltern,E-Mail',
  ])('have the children of the parents who are invited: %s', (headings) => {
    expect(guestsIn(rows(headings, 'Mia,Ruth Novak,ruth@x.example'))).toEqual(['Ruth Novak <ruth@x.example>'])
  })
})

describe('entries of an address book that are no people', () => {
  const person = ['BEGIN:VCARD', 'FN:Bo', 'EMAIL:bo@x.example', 'END:VCARD']

  it.each(['group', 'location', 'device'])('are named as no guest: a %s', (kind) => {
    const file = rows('BEGIN:VCARD', `KIND:${kind}`, 'FN:Hall', 'TEL:+44 20 7946 0018', 'END:VCARD', ...person)
    expect(guestsIn(file)).toEqual(['Bo <bo@x.example>'])
    expect(readList(file).notGuests.map(({ value }) => value)).toEqual(['Hall'])
  })

  it('are lists of unique names, too', () => {
    const file = rows(
      'dn: cn=Bo',
      'cn: Bo',
      'mail: bo@x.example',
      '',
      'dn: cn=A',
      'objectClass: groupOfUniqueNames',
      'cn: A',
    )
    expect(readList(file)).toMatchObject({ guests: [{ name: 'Bo' }], problems: [], notGuests: [{ value: 'A' }] })
  })

  it('may be all that it has, which the message says', () => {
    const file = rows('BEGIN:VCARD', 'KIND:group', 'FN:Choir', 'END:VCARD')
    expect(readGuestCsv(Buffer.from(file))).toEqual({
      reason: 'unreadable',
      message: 'This address book has groups but no contacts. Export the contacts, then choose the file again.',
    })
  })
})

describe('cells as programs write them', () => {
  it('may be formulas with only a text, which keep the zeros of numbers', () => {
    const file = rows('Name,Phone', '="Ana","=""+447911123456"""', 'Bo,="07911123457"')
    expect(guestsIn(file, { country: 'GB' })).toEqual(['Ana <+447911123456>', 'Bo <+447911123457>'])
  })

  it('have names in one column and no contacts, which the message says', () => {
    expect(readGuestCsv(Buffer.from(rows('Name', 'Ana', 'Tom')))).toMatchObject({
      reason: 'unreadable',
      message: expect.stringContaining('no emails or phone numbers'),
    })
  })
})
