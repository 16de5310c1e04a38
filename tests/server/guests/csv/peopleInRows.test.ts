import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGuestCsv, type ReadChoice } from '../../../../server/guests/csv/readGuestCsv.ts'
import { isLong } from '../../../support/isLong.ts'

const rows = (...lines: string[]): string => lines.join('\r\n')

/** Returns the guests in a file as lines such as `Ann <ann@example.com>`, and what is said about its rows. */
function listIn(file: string, choice: ReadChoice = {}): string[] {
  const read = readGuestCsv(Buffer.from(file), choice)
  if ('reason' in read) return [read.message ?? read.reason]
  return [
    ...read.guests.map(({ name, email, phone }) => `${name} <${email ?? phone ?? ''}>`),
    ...read.problems.map(({ row, message }) => `Row ${row}: ${message}`),
    ...read.remarks.map(({ row, value }) => `Row ${row}, check: ${value}`),
    ...read.declinedGuests.map(({ row, person }) => `Row ${row}, declined: ${person}`),
    ...read.notGuests.map(({ row, value }) => `Row ${row}, no guest: ${value}`),
  ]
}

const ruth = 'Ruth Novak <ruth@x.example>'
const pete = 'Pete Novak <pete@x.example>'

describe('several people in a row', () => {
  it.each([
    ['Guest 1,Guest 2,Email 1,Email 2', 'Ruth Novak,Pete Novak,ruth@x.example,pete@x.example'],
    ['Guest 1 Name,Guest 1 Email,Guest 2 Name,Guest 2 Email', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    [
      'First name 1,Last name 1,E-mail 1,First name 2,Last name 2,E-mail 2',
      'Ruth,Novak,ruth@x.example,Pete,Novak,pete@x.example',
    ],
    ['Name,Email,Name 2,Email 2', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    ['1st guest,2nd guest,Email #1,Email #2', 'Ruth Novak,Pete Novak,ruth@x.example,pete@x.example'],
    ['Name,Email,Name,Email', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    ['Name,Email,Partner name,Partner email', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    ['Name,Email,Spouse,Spouse email', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    [
      'First Name,Last Name,Email,Partner First Name,Partner Last Name,Partner Email',
      'Ruth,Novak,ruth@x.example,Pete,Novak,pete@x.example',
    ],
    ['Name,Email,Plus one?,Plus-One Name,Plus-One Email', 'Ruth Novak,ruth@x.example,Yes,Pete Novak,pete@x.example'],
    ['Guest One,Guest Two,Email 1,Email 2', 'Ruth Novak,Pete Novak,ruth@x.example,pete@x.example'],
    ['Name,Email,+1 name,+1 email', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    ['Wife,Wife email,Husband,Husband email', 'Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    ['Name,Email', '"Ruth Novak, Pete Novak",ruth@x.example pete@x.example'],
    ['Gast 1;Gast 2;E-Mail 1;E-Mail 2', 'Ruth Novak;Pete Novak;ruth@x.example;pete@x.example'],
    ['Name;E-Mail;Name der Begleitung;E-Mail der Begleitung', 'Ruth Novak;ruth@x.example;Pete Novak;pete@x.example'],
    ['Nom;E-mail;Nom du conjoint;E-mail du conjoint', 'Ruth Novak;ruth@x.example;Pete Novak;pete@x.example'],
    ['Nombre;Correo;Acompañante;Correo del acompañante', 'Ruth Novak;ruth@x.example;Pete Novak;pete@x.example'],
    ['Naam;E-mail;Naam partner;E-mail partner', 'Ruth Novak;ruth@x.example;Pete Novak;pete@x.example'],
    ['Guest 1,Guest 2,Email', 'Ruth Novak,Pete Novak,"pete@x.example, ruth@x.example"'],
    ['Name,Spouse,Email', 'Ruth Novak,Pete Novak,ruth@x.example; pete@x.example'],
    ['Name,Email', 'Ruth & Pete Novak,ruth@x.example; pete@x.example'],
    ['Name,Email', '"Ruth und Pete Novak","ruth@x.example, pete@x.example"'],
    ['Name,Email', ',"Ruth Novak <ruth@x.example>, Pete Novak <pete@x.example>"'],
  ])('are each a guest: %s', (...lines) => {
    expect(listIn(rows(...lines))).toEqual([ruth, pete])
  })

  it('without a contact are guests by name alone, next to someone who has one', () => {
    const headings = 'Name,Email,Spouse,Child 1,Child 2'
    expect(
      listIn(
        rows(
          headings,
          'Ruth Novak,ruth@x.example,Pete,Max,Mia',
          'Bo,bo@x.example,,,',
          'Cy,,Di,,',
          'Ed,ed@x.example,Yes,-,TBD',
        ),
      ),
    ).toEqual([
      ruth,
      'Pete <>',
      'Max <>',
      'Mia <>',
      'Bo <bo@x.example>',
      'Ed <ed@x.example>',
      'Row 4: No email address.',
      'Row 4: No email address.',
    ])
    expect(listIn(rows('Guest 1,Guest 2,Email 2', 'Ruth Novak,Pete Novak,pete@x.example'))).toEqual([
      'Ruth Novak <>',
      pete,
    ])
    // An address that two share belongs to the first.
    expect(listIn(rows('Guest 1,Email 1,Guest 2,Email 2', 'Ruth Novak,ruth@x.example,Pete,ruth@x.example'))).toEqual([
      ruth,
      'Pete <>',
    ])
  })

  it('are asked for if the addresses do not tell whose they are', () => {
    expect(listIn(rows('Name,Email', 'Ruth & Pete Novak,home@x.example; boat@x.example', 'Bo,bo@x.example'))).toEqual([
      'Bo <bo@x.example>',
      "Row 2: We can't tell whose email is whose. Give each guest their own row.",
    ])
  })

  it('are none if only the contacts or parts of a name have numbers', () => {
    for (const [headings, row] of [
      ['Name,E-mail 1,E-mail 2', 'Ruth Novak,ruth@x.example,r@y.example'],
      ['Nombre,Apellido 1,Apellido 2,Correo 1,Correo 2', 'Ruth,Novak,,ruth@x.example,r@y.example'],
      ['Name,Email,Additional guests,Guests 2', 'Ruth Novak,ruth@x.example,2,3'],
      ['Name,Email,Plus one', 'Ruth Novak,ruth@x.example,no'],
    ] as const)
      expect([headings, ...listIn(rows(headings, row))]).toEqual([headings, ruth])
  })

  it('never take the name or address of another, however they are laid out', () => {
    const person = fc.record({
      name: fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/),
      email: fc.stringMatching(/^[a-z]{3,10}@[a-z]{1,8}\.example$/),
    })
    const people = fc.uniqueArray(person, { minLength: 2, maxLength: 12, selector: ({ email }) => email })
    const layouts: (readonly [string, (one: [string, string], other: [string, string]) => string])[] = [
      ['Guest 1,Guest 2,Email 1,Email 2', ([a, x], [b, y]) => `${a},${b},${x},${y}`],
      ['Name,Email,Partner name,Partner email', ([a, x], [b, y]) => `${a},${x},${b},${y}`],
      ['Email,Name,Email,Name', ([a, x], [b, y]) => `${x},${a},${y},${b}`],
      ['Name,Email', ([a, x], [b, y]) => `,"${a} <${x}>, ${b} <${y}>"`],
    ]
    fc.assert(
      fc.property(people, fc.constantFrom(...layouts), (all, [headings, print]) => {
        const pairs = all
          .slice(0, all.length - (all.length % 2))
          .map(({ name, email }): [string, string] => [name, email])
        const lines = pairs.flatMap((one, at) => (at % 2 === 0 ? [print(one, pairs[at + 1] ?? one)] : []))
        expect(listIn(rows(headings, ...lines))).toEqual(pairs.map(([name, email]) => `${name} <${email}>`))
      }),
      { numRuns: isLong ? 20_000 : 100 },
    )
  })
})

describe('lists as people and programs write them', () => {
  it.each([
    [
      'Title,First Name,Last Name,Suffix,Partner Title,Partner First Name,Partner Last Name,Email Address',
      ['Mr.,Ruth,Novak,,Mr.,Pete,Berg,ruth@x.example', ',Ana,Gil,,,,,ana@x.example'],
      [ruth, 'Pete Berg <>', 'Ana Gil <ana@x.example>'],
    ],
    [
      'Household,Name 1,Name 2,Name 3,Email',
      ['Novaks,Ruth Novak,Pete,Max,ruth@x.example'],
      [ruth, 'Pete <>', 'Max <>'],
    ],
    ['Names,Email', ['Ruth & Pete Novak,novaks@x.example'], ['Ruth & Pete Novak <novaks@x.example>']],
    ['Name,Email,Guest of', ['Ruth Novak,ruth@x.example,Ana'], [ruth]],
    [
      'Guest,Plus One,Email',
      ['Ruth Novak,Pete,ruth@x.example', 'Bo,2,bo@x.example'],
      [ruth, 'Pete <>', 'Bo <bo@x.example>'],
    ],
    [
      'Attendee 1,Attendee 2,Attendee 1 Email,Attendee 2 Email,Attendee 1 RSVP,Attendee 2 RSVP',
      ['Ruth Novak,Pete Novak,ruth@x.example,pete@x.example,Yes,No'],
      [ruth, 'Row 2, declined: Pete Novak'],
    ],
    ['Vorname 1;Vorname 2;Nachname;E-Mail 1;E-Mail 2', ['Ruth;Pete;Novak;ruth@x.example;pete@x.example'], [ruth, pete]],
    ['Name,Email 1,Email 2', ['Ruth & Pete Novak,pete@x.example,ruth@x.example'], [ruth, pete]],
    ['Ruth Novak,ruth@x.example,Pete Novak,pete@x.example', [], [ruth, pete]],
    ['ruth@x.example;Ruth Novak;pete@x.example;Pete Novak', [], [ruth, pete]],
    ['"Last, First",Email', ['"Novak, Ruth",ruth@x.example'], [ruth]],
    [
      'Name,Email',
      ['"Novak, Ruth and Pete",ruth@x.example; pete@x.example'],
      ['Row 2: More than one email address. Give each guest their own row.'],
    ],
    [
      'Gość;E-mail;Osoba towarzysząca',
      ['Ruth Novak;ruth@x.example;Jan', 'Razem;1;'],
      [ruth, 'Jan <>', 'Row 3, no guest: Razem 1'],
    ],
    [
      '名前,メールアドレス,出欠,同伴者',
      ['山田 花子,h@x.example,出席,山田 太郎', '鈴木,s@x.example,欠席,', '合計,2,,'],
      ['山田 花子 <h@x.example>', '山田 太郎 <>', 'Row 3, declined: 鈴木', 'Row 4, no guest: 合計 2'],
    ],
    [
      'Naam;E-mail;Partner',
      ['Ruth Novak;ruth@x.example;Eva', 'Aantal gasten: 2;;'],
      [ruth, 'Eva <>', 'Row 3, no guest: Aantal gasten: 2'],
    ],
    [
      'Gäste;E-Mail;Zusage',
      ['Bo;bo@x.example;Nein, leider', 'Stand: 29.11.2026;;'],
      ['Row 2, declined: Bo', 'Row 3, no guest: Stand: 29.11.2026'],
    ],
    ['Invitado;Correo;¿Asistirá?', ['Bo;bo@x.example;No'], ['Row 2, declined: Bo']],
    ['Name,E-Mail', ['"Dr. Müller, Jörg",j@x.example'], ['Dr. Jörg Müller <j@x.example>']],
    ['Name,Table,Phone', ['Ana,5 - 7,+1 415 555 0132'], ['Ana <+14155550132>']],
  ] as const)('%s', (headings, lines, expected) => {
    expect(listIn(rows(headings, ...lines))).toEqual(expected)
  })

  it.each([
    ['FR', 'Nom;Prénom;Portable', 'Petit;Luc;06.12.34.56.78', 'Luc Petit <+33612345678>'],
    ['DE', 'Nachname;Vorname;Handy', 'Huber;Max;0171/123 45 67', 'Max Huber <+491711234567>'],
    ['GB', 'Name,Mobile', 'Ana,7911123457', 'Ana <+447911123457>'],
    ['IN', 'Name,WhatsApp', 'Asha,98765 43210', 'Asha <+919876543210>'],
    ['BR', 'Nome,Celular', 'Ana,(11) 91234-5678', 'Ana <+5511912345678>'],
  ])('with phone numbers as dialed in %s', (country, headings, line, expected) => {
    expect(listIn(rows(headings, line), { country })).toEqual([expected])
  })
})

describe('names in a list', () => {
  it('with the family name in front are turned, unless the comma may mean something else', () => {
    expect(
      listIn(rows('Name,Email', '"Ruiz, Ana",a@x.example', '"Acme, Inc.",b@x.example', '"Ana, Ben & Cy",c@x.example')),
    ).toEqual(['Ana Ruiz <a@x.example>', 'Acme, Inc. <b@x.example>', 'Ana, Ben & Cy <c@x.example>'])
  })

  it('may be encoded as in the headers of emails', () => {
    expect(
      listIn(rows('Name,Email', '=?UTF-8?Q?J=C3=BCrgen?=,j@x.example', ',=?utf-8?b?Wm/Dqw==?= <z@x.example>')),
    ).toEqual(['Jürgen <j@x.example>', 'Zoë <z@x.example>'])
  })
})

describe('phone numbers without a country code', () => {
  const file = rows('Name,Phone', 'Ana,0171 1234567', 'Bo,+44 20 7946 0958', 'Cy,5 - 7', 'Di,2026-12-24 18')
  it('are read as dialed in the country of the host, or else left out next to their guest', () => {
    const invalid = 'Please enter a valid phone number. Outside the US, include the country code.'
    const others = ['Bo <+442079460958>', `Row 4: ${invalid}`, `Row 5: ${invalid}`]
    expect(listIn(file, { country: 'DE' })).toEqual(['Ana <+491711234567>', ...others])
    expect(listIn(file)).toEqual(['Ana <>', ...others, 'Row 2, check: 0171 1234567'])
    expect(listIn(rows('Name,Phone', ',0171 1234567', 'Bo,+44 20 7946 0958'))).toEqual([
      'Bo <+442079460958>',
      'Row 2: Add the country code, such as +44.',
    ])
  })
})

describe('rows that are no new guests', () => {
  it('are totals and the remarks of programs', () => {
    const file = rows(
      'Name,Email,Count',
      'Ana,ana@x.example,2',
      'Total,,45',
      'Page 1 of 3,,',
      'Exported on 2026-11-29 by h@x.example',
    )
    expect(listIn(file)).toEqual([
      'Ana <ana@x.example>',
      'Row 3, no guest: Total 45',
      'Row 4, no guest: Page 1 of 3',
      'Row 5, no guest: Exported on 2026-11-29 by h@x.example',
    ])
  })

  it.each([
    ['Name,Email,RSVP', 'Declined'],
    ['Name,Email,Status', 'Not going'],
    ['Name,Email,RSVP Status', 'Regrets'],
    ['Name,Email,Attending?', "No, we can't make it"],
    ['Name,Email,Will you be attending?', 'NO'],
    ['Name,Email,Attendee Status', 'Not Attending'],
    ['Name,E-Mail,Rückmeldung', 'Abgesagt'],
    ['Name,E-Mail,Kommst du?', 'Nein'],
    ['Nom,E-mail,Réponse', 'Ne vient pas'],
    ['Nombre,Correo,Asistencia', 'No asiste'],
    ['Nome,E-mail,Presenza', 'Assente'],
    ['Nome,Email,Confirmação', 'Não'],
    ['Naam,E-mail,Aanwezig', 'Nee'],
    ['Imię i nazwisko,E-mail,Obecność', 'Nie'],
    ['Namn,E-post,Svar', 'Nej'],
    ['Nimi,Sähköposti,Vastaus', 'Ei'],
    ['お名前,メールアドレス,出欠', '欠席'],
    ['姓名,电子邮件,出席', '不出席'],
    ['Name,Email,RSVP', '❌'],
    ['Name,Email,RSVP', 'Declines with regret'],
    ['Name,Email,Guest RSVP', "Sadly, can't make it"],
  ])('are guests who declined: %s, %s', (headings, answer) => {
    const file = rows(headings, `Ana,ana@x.example,"${answer}"`, 'Bo,bo@x.example,Yes', 'Cy,cy@x.example,')
    const others = ['Bo <bo@x.example>', 'Cy <cy@x.example>']
    expect(listIn(file)).toEqual([...others, 'Row 2, declined: Ana'])
    expect(listIn(file, { withDeclined: true })).toEqual(['Ana <ana@x.example>', ...others])
  })

  it('are not guests who answered something else with no', () => {
    for (const heading of ['Vegetarian', 'Are you coming by car?', 'RSVP date', 'Message', 'Plus one'])
      expect(listIn(rows(`Name,Email,${heading}`, 'Ana,ana@x.example,No'))).toEqual(['Ana <ana@x.example>'])
    for (const answer of [
      'No reply yet',
      'Noah',
      'Not yet',
      'n/a',
      'Maybe',
      'No response',
      '"Yes, but can\'t come before 8"',
    ])
      expect(listIn(rows('Name,Email,RSVP', `Ana,ana@x.example,${answer}`))).toEqual(['Ana <ana@x.example>'])
  })
})

describe('class lists', () => {
  it.each([
    ["Child,Mother,Mother's email,Father,Father's email", 'Mia,Ruth Novak,ruth@x.example,Pete Novak,pete@x.example'],
    [
      'Student,Parent 1,Parent 1 Email,Parent 2,Parent 2 Email',
      'Mia,Ruth Novak,ruth@x.example,Pete Novak,pete@x.example',
    ],
    [
      'Kind;Name der Mutter;E-Mail der Mutter;Name des Vaters;E-Mail des Vaters',
      'Mia;Ruth Novak;ruth@x.example;Pete Novak;pete@x.example',
    ],
    ['Enfant;Mère;E-mail mère;Père;E-mail père', 'Mia;Ruth Novak;ruth@x.example;Pete Novak;pete@x.example'],
  ])('have parents with their own addresses: %s', (...lines) => {
    expect(listIn(rows(...lines))).toEqual([ruth, pete])
  })

  it('have parents without an address, and share the phone number of the home', () => {
    expect(
      listIn(
        rows(
          "Child,Mother,Mother's email,Father,Father's email,Home phone",
          'Leo,Rosa Ruiz,rosa@x.example,–,–,(206) 555-0102',
          'Bo,Jill Lee,,Sam Lee,n/a,(206) 555-0103',
        ),
      ),
    ).toEqual(['Rosa Ruiz <rosa@x.example>', 'Jill Lee <+12065550103>', 'Sam Lee <>'])
  })

  it.each(['See father', 'see Dad', 'same as father', 'Siehe Vater', 'ditto'])(
    'may refer to the other parent instead of naming one: %s',
    (reference) => {
      const headings = "Child,Mother,Mother's email,Father,Father's email"
      expect(listIn(rows(headings, `Mia,${reference},,Pete Novak,pete@x.example`))).toEqual([pete])
      expect(listIn(rows(headings, 'Mia,Ruth Novak,ruth@x.example,see mother,'))).toEqual([ruth])
    },
  )

  it.each(['Child,Mother,Email', "Child,Mother's name,Email", 'Kind,Mutter,E-Mail', 'Pupil,Parent/guardian,Email'])(
    'have one parent: %s',
    (headings) => {
      expect(listIn(rows(headings, 'Mia,Ruth Novak,ruth@x.example'))).toEqual([ruth])
    },
  )

  it('may name a parent only to tell people apart', () => {
    const headings = 'Name,Father Name,Mobile'
    expect(listIn(rows(headings, 'Ravi Nair,Arun Nair,+91 98765 43210'))).toEqual(['Ravi Nair <+919876543210>'])
  })
})
