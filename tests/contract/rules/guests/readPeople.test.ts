import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPeople } from '../../../../contract/rules/guests/readPeople.ts'
import { isLong } from '../../../support/isLong.ts'
import { measureTime } from '../../../support/load/figure.ts'

const read = (text: string, country?: string) => {
  const { people, wrong, notGuests } = readPeople(text, country)
  return [
    ...people.map(({ name, email, phone }) => `${name} <${email ?? phone}>`),
    ...wrong.map((piece) => `wrong: ${piece}`),
    ...notGuests.map((line) => `no guest: ${line}`),
  ]
}

describe('people in a text', () => {
  it.each([
    ['Ruiz, Ana <ana@example.com>', ['Ana Ruiz <ana@example.com>']],
    [
      'Ruiz, Ana <ana@example.com>, Okafor, Tom <tom@example.com>',
      ['Ana Ruiz <ana@example.com>', 'Tom Okafor <tom@example.com>'],
    ],
    ['a@x.example b@y.example', ['a <a@x.example>', 'b <b@y.example>']],
    ['Team: ada@x.example, bo@y.example;', ['ada <ada@x.example>', 'bo <bo@y.example>']],
    ['Ana: ana@x.example, Ben: ben@y.example', ['Ana <ana@x.example>', 'Ben <ben@y.example>']],
    ['Kim Tran, 2, kim@x.example', ['Kim Tran <kim@x.example>']],
    ['mailto:nils@mail.example?subject=Hi', ['nils <nils@mail.example>']],
    ['https://example.org/i?to=zoe@mail.example', ['wrong: https://example.org/i?to=zoe@mail.example']],
    ['a@x.example B C <b@y.example> Dee <d@z.example>', ['a <a@x.example>', 'B C <b@y.example>', 'Dee <d@z.example>']],
    ['• Ana Ruiz - ana@example.com', ['Ana Ruiz <ana@example.com>']],
    ['• Tom Okafor (tom@example.com)', ['Tom Okafor <tom@example.com>']],
    ['1. eve@example.com\n12) Ida: ida@example.com', ['eve <eve@example.com>', 'Ida <ida@example.com>']],
    ['\u200Bmax@example.com\u200B', ['max <max@example.com>']],
    ['mailto:ida@example.com\n<mailto:ola@example.com?subject=Hi>', ['ida <ida@example.com>', 'ola <ola@example.com>']],
    [
      'Ana Ruiz\tana@example.com\nTom Okafor\ttom@example.com',
      ['Ana Ruiz <ana@example.com>', 'Tom Okafor <tom@example.com>'],
    ],
    [
      'No.\tFirst\tLast\tE-mail\tComing?\n1\tAna\tRuiz\tana@example.com\tyes\n2\tTom\tOkafor\ttom@example.com\t',
      ['Ana Ruiz <ana@example.com>', 'Tom Okafor <tom@example.com>'],
    ],
    ['ana@example.com\tAna Ruiz\ntom@example.com | Tom', ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>']],
    ['Ana Ruiz, ana@example.com\nTom, tom@example.com', ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>']],
    ['ana@example.com (Ana Ruiz), tom@example.com (Tom)', ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>']],
    ['To: Ana <ana@example.com>; Tom <tom@example.com>;', ['Ana <ana@example.com>', 'Tom <tom@example.com>']],
    ["'Ana' <ana@example.com>.", ["'Ana' <ana@example.com>"]],
    ['Ana <ana@example.com> and Tom', ['Ana <ana@example.com>', 'wrong: and Tom']],
    [
      'Bob Brown, Cid <cid@example.com>, dee@example.com',
      ['Cid <cid@example.com>', 'dee <dee@example.com>', 'wrong: Bob Brown'],
    ],
    ['Bob, ann@example.com, cid@example.com', ['ann <ann@example.com>', 'cid <cid@example.com>', 'wrong: Bob']],
    ['ann@example.com, Bob\nCid <cid@>', ['ann <ann@example.com>', 'wrong: Bob', 'wrong: Cid <cid@>']],
    [
      `"Ruiz, Ana" <ana@example.com>; 'Tom Okafor' <tom@example.com>; "O'Neil; Pat" <pat@example.com>`,
      ['Ana Ruiz <ana@example.com>', "'Tom Okafor' <tom@example.com>", "O'Neil; Pat <pat@example.com>"],
    ],
    [
      'Ana Ruiz\nana@example.com\n\nTom Okafor\ntom@example.com',
      ['Ana Ruiz <ana@example.com>', 'Tom Okafor <tom@example.com>'],
    ],
    ['Ana\nBo\nbo@example.com', ['bo <bo@example.com>', 'wrong: Ana', 'wrong: Bo']],
    ['ana@example.com\nAna Ruiz', ['ana <ana@example.com>', 'wrong: Ana Ruiz']],
    ['ana@example.com Ana Ruiz\ntom@example.com - Tom', ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>']],
    ['> > Ana <ana@example.com>\n☐ Tom – tom@example.com', ['Ana <ana@example.com>', 'Tom <tom@example.com>']],
    ['- [x] Ana <ana@example.com> 2) Tom <tom@example.com>', ['Ana <ana@example.com>', 'Tom <tom@example.com>']],
    [
      'An: Ana <ana@example.com>\nÀ : Tom <tom@example.com>\n收件人：x@y.example',
      ['Ana <ana@example.com>', 'Tom <tom@example.com>', 'x <x@y.example>'],
    ],
    ['Ana Ruiz[mailto:ana@example.com]', ['Ana Ruiz <ana@example.com>']],
    // Mail programs write an address twice if it has no name.
    ['bob@example.com (bob@example.com); eve@example.com', ['bob <bob@example.com>', 'eve <eve@example.com>']],
    ['"ann@example.com" <ann@example.com>', ['ann <ann@example.com>']],
    ["'ann@example.com' <Ann@Example.com>, Bo <bo@example.com>", ['ann <ann@example.com>', 'Bo <bo@example.com>']],
    ['ann@example.com<mailto:ann@example.com>; Bo', ['ann <ann@example.com>', 'wrong: Bo']],
    ['[ann@example.com](mailto:ann@example.com)', ['ann <ann@example.com>']],
    // The same address after a comma is another entry.
    ['ann@example.com, ann@example.com', ['ann <ann@example.com>', 'ann <ann@example.com>']],
    ['花子 <hanako@例え.jp>、taro@例え.jp；Emi', ['花子 <hanako@例え.jp>', 'taro <taro@例え.jp>', 'wrong: Emi']],
    [
      'ليلى حسن <layla@example.com>، كمال <kamal@example.com>؛ x@y.example',
      ['ليلى حسن <layla@example.com>', 'كمال <kamal@example.com>', 'x <x@y.example>'],
    ],
    ['山田 花子\thanako＠example.jp', ['山田 花子 <hanako@example.jp>']],
    // Files that were pasted as text, in the forms of several programs.
    [
      '"Ana Ruiz","ana@example.com"\n"Okafor, Tom","tom@example.com"',
      ['Ana Ruiz <ana@example.com>', 'Tom Okafor <tom@example.com>'],
    ],
    [
      'Name;E-Mail\nAna Ruiz;ana@example.com\nTom;tom@example.com',
      ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>'],
    ],
    [
      'email,name\nana@example.com,Ana Ruiz\ntom@example.com,Tom',
      ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>'],
    ],
    ['First,Last,Email,Phone\nAna,Ruiz,ana@example.com,555-0101\nTom,,,', ['Ana Ruiz <ana@example.com>', 'wrong: Tom']],
    ['Nombre\tCorreo electrónico\nAna\tana@example.com', ['Ana <ana@example.com>']],
    ['| Name | E-mail |\n|------|:------:|\n| Ana | ana@example.com |', ['Ana <ana@example.com>']],
    ['["ana@example.com", "tom@example.com"]', ['ana <ana@example.com>', 'tom <tom@example.com>']],
    ['"ann@work.example" <ann@example.com>', ['ann <ann@example.com>']],
    [
      'BEGIN:VCARD\nVERSION:3.0\nFN:Ana Ruiz\nEMAIL:ana@example.com\nEND:VCARD\nBEGIN:VCARD\nFN:Bo\nEND:VCARD',
      ['Ana Ruiz <ana@example.com>', 'wrong: Bo'],
    ],
    // Forms and contacts, with other details.
    [
      'Name: Ana Ruiz\nE-mail: ana@example.com\n\nName: Tom\nE-mail: tom@example.com',
      ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>'],
    ],
    [
      'Ana Ruiz\n+1 555 010 0142\nana@example.com\n\nTom\ntom@example.com\n(555) 010-0199',
      ['Ana Ruiz <ana@example.com>', 'Tom <tom@example.com>'],
    ],
    [
      'Ana\nBo\nbo@example.com\n\nCid\ncid@example.com',
      ['bo <bo@example.com>', 'cid <cid@example.com>', 'wrong: Ana', 'wrong: Bo', 'wrong: Cid'],
    ],
    ['Name: Ana Ruiz, Email: ana@example.com', ['Ana Ruiz <ana@example.com>']],
    // Lists as people type them.
    ['ana@example.com and tom@example.com', ['ana <ana@example.com>', 'tom <tom@example.com>']],
    [
      'Ana <ana@example.com> y Tom <tom@example.com>, and Eve <eve@example.com>',
      ['Ana <ana@example.com>', 'Tom <tom@example.com>', 'Eve <eve@example.com>'],
    ],
    ['Ana <ana@example.com>, I Wayan <wayan@example.com>', ['Ana <ana@example.com>', 'I Wayan <wayan@example.com>']],
    [
      'ana@example.com/tom@example.com & eve@example.com',
      ['ana <ana@example.com>', 'tom <tom@example.com>', 'eve <eve@example.com>'],
    ],
    [
      'Ana:ana@example.com\nTom（tom@example.com）\n张三：zhang@example.com',
      ['Ana <ana@example.com>', 'Tom <tom@example.com>', '张三 <zhang@example.com>'],
    ],
    [
      '1、张三 zhang@example.com\n２．李四＜li@example.com＞\n① 王五 wang@example.com',
      ['张三 <zhang@example.com>', '李四 <li@example.com>', '王五 <wang@example.com>'],
    ],
    [
      '१. अनिता anita@example.com\n(2) Ana ana@example.com\n3.Tom tom@example.com',
      ['अनिता <anita@example.com>', 'Ana <ana@example.com>', 'Tom <tom@example.com>'],
    ],
    [
      '📧 ana@example.com\n👉🏽 Tom tom@example.com\n----\n✅ Eve: eve@example.com',
      ['ana <ana@example.com>', 'Tom <tom@example.com>', 'Eve <eve@example.com>'],
    ],
    [
      'Кому: Ана <ana@example.com>; Том <tom@example.com>\nإلى: ليلى <layla@example.com>\n받는 사람: 민수 <minsu@example.com>',
      ['Ана <ana@example.com>', 'Том <tom@example.com>', 'ليلى <layla@example.com>', '민수 <minsu@example.com>'],
    ],
    ['【山田】yamada@example.jp', ['山田 <yamada@example.jp>']],
    // Family names in front, and commas that mean something else.
    ['"García Márquez, Gabriel" <gabo@example.com>', ['Gabriel García Márquez <gabo@example.com>']],
    ['Ann-Kathrin "AK" Doe <ak@example.com>', ['Ann-Kathrin "AK" Doe <ak@example.com>']],
    ['"Doe, Ann \\"AK\\"" <ak@example.com>', ['Ann "AK" Doe <ak@example.com>']],
    ['"James \\"Jim\\" R. Kirk" <jim@example.com>', ['James "Jim" R. Kirk <jim@example.com>']],
    ['"Ruiz, Jr." <ruiz@example.com>', ['Ruiz, Jr. <ruiz@example.com>']],
    ['"Ana, Ben and Cy" <us@example.com>', ['Ana, Ben and Cy <us@example.com>']],
    // Encoded words, as in the headers of emails.
    [
      '=?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?= <juergen@example.com>, =?iso-8859-1?B?Sm9z6Q==?= <jose@example.com>',
      ['Jürgen Müller <juergen@example.com>', 'José <jose@example.com>'],
    ],
    ['=?UTF-8?Q?M=C3=BCller=2C_J=C3=B6rg?= <joerg@example.com>', ['Jörg Müller <joerg@example.com>']],
    ['=?utf-8?b?546L?=\r\n =?utf-8?b?5bCP5piO?= <wang@example.com>', ['王小明 <wang@example.com>']],
    ['"=?UTF-8?Q?Zo=C3=AB?= Berg" <zoe@example.com>', ['Zoë Berg <zoe@example.com>']],
    ['=?UTF-8?Q?Jürgen M=C3=BCller?= <juergen@example.com>', ['Jürgen Müller <juergen@example.com>']],
    ['=?UTF-8?Q?eve=40evil.example?= <ana@example.com>', ['ana <ana@example.com>']],
    ['=?x-none?Q?Ana?= <ana@example.com>', ['ana <ana@example.com>']],
    [
      'dn: cn=Ada Byron,mail=ada@byron.example\nobjectclass: person\ncn: Ada Byron\nmail: ada@byron.example\n\ndn:: Y249\ncn:: SsO8cmdlbg==\nmail: juergen@exam\n ple.com\n',
      ['Ada Byron <ada@byron.example>', 'Jürgen <juergen@example.com>'],
    ],
    // Groups of contacts, which are no one.
    [
      'BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:Book club\nMEMBER:urn:uuid:1\nEND:VCARD\nBEGIN:VCARD\nFN:Bo\nEMAIL:bo@x.example\nEND:VCARD',
      ['Bo <bo@x.example>', 'no guest: Book club'],
    ],
    [
      'BEGIN:VCARD\nVERSION:3.0\nX-ADDRESSBOOKSERVER-KIND:group\nN:Team\nFN:Team\nEND:VCARD\nBEGIN:VCARD\nFN:Bo\nEMAIL:bo@x.example\nEND:VCARD',
      ['Bo <bo@x.example>', 'no guest: Team'],
    ],
    [
      'dn: cn=Bo,mail=bo@x.example\ncn: Bo\nmail: bo@x.example\n\ndn: cn=Choir\nobjectclass: top\nobjectclass: groupOfNames\ncn: Choir\nmember: cn=Bo\n',
      ['Bo <bo@x.example>', 'no guest: Choir'],
    ],
    // Two people with two addresses, and what counts or comments the list.
    [
      'Ruth & Pete Novak ruth@x.example; pete@x.example',
      ['Ruth Novak <ruth@x.example>', 'Pete Novak <pete@x.example>'],
    ],
    [
      'Ruth und Pete Novak: pnovak@x.example, rnovak@x.example',
      ['Ruth Novak <rnovak@x.example>', 'Pete Novak <pnovak@x.example>'],
    ],
    [
      'Eva et Luc Petit\tluc@x.example; eva.petit@x.example\nJo\tjo@x.example',
      ['Eva Petit <eva.petit@x.example>', 'Luc Petit <luc@x.example>', 'Jo <jo@x.example>'],
    ],
    ['Ruth & Pete <home@x.example>, <boat@x.example>', ['wrong: Ruth & Pete <home@x.example>, <boat@x.example>']],
    ['Ruth & Pete Novak <novaks@x.example>', ['Ruth & Pete Novak <novaks@x.example>']],
    [
      'Ana <ana@x.example>\nTotal: 45\nSeite 1 von 3\nExported on 2026-11-29 by host@x.example',
      [
        'Ana <ana@x.example>',
        'no guest: Total: 45',
        'no guest: Seite 1 von 3',
        'no guest: Exported on 2026-11-29 by host@x.example',
      ],
    ],
    ['Ana,ana@x.example\nBo,bo@x.example\nTotal,2', ['Ana <ana@x.example>', 'Bo <bo@x.example>', 'no guest: Total,2']],
    // Phone numbers.
    ['Ana +1 555 010 0142', ['Ana <+15550100142>']],
    ['Ana +1 555 010 0142 ext. 5', ['Ana <+15550100142>']],
    ['Ana Ruiz – Tel.: +44 20 7946 0958', ['Ana Ruiz <+442079460958>']],
    ['+44 20 7946 0958 Ana; Bo (415) 555-0132', ['Ana <+442079460958>', 'Bo <+14155550132>']],
    ['Name\tPhone\nAna\t+44 20 7946 0958\tyes', ['Ana <+442079460958>']],
    ['Ana\n+44 20 7946 0958\n\nBo\nbo@x.example', ['Ana <+442079460958>', 'Bo <bo@x.example>']],
    ['Ana +44 20 7946 0958, Bo <bo@x.example>', ['Ana <+442079460958>', 'Bo <bo@x.example>']],
    ['Ana Ruiz +44 20 7946 0958 ana@x.example', ['Ana Ruiz <ana@x.example>']],
    ['Ana 0171 1234567', ['wrong: Ana 0171 1234567']],
    ['Party on 2026-12-24 18', ['wrong: Party on 2026-12-24 18']],
    ['Table 5 - 7', ['wrong: Table 5 - 7']],
    ['Ruth (ruth@x.example) & Pete Novak (pete@x.example)', ['Ruth <ruth@x.example>', 'Pete Novak <pete@x.example>']],
    ['1. Ana 415-555-0132\n2. Cy (no phone)', ['Ana <+14155550132>', 'wrong: Cy (no phone)']],
    ['Mom 415-555-0132, Dad 415-555-0133', ['Mom <+14155550132>', 'Dad <+14155550133>']],
    ['Ana 415 555 0132 / Ben 415 555 0133', ['Ana <+14155550132>', 'Ben <+14155550133>']],
    ['Mr. and Mrs. Novak ruth@x.example, pete@x.example', ['wrong: Mr. and Mrs. Novak ruth@x.example, pete@x.example']],
    [
      'Name;Telefon\nMax Huber;+49 171 1234567\nEva;+43 664 1234567',
      ['Max Huber <+491711234567>', 'Eva <+436641234567>'],
    ],
    ['Party: 24.12.2026\nana@x.example', ['ana <ana@x.example>', 'wrong: Party: 24.12.2026']],
    [
      'Ana\nana@x.example\n\nBo\n+1 415 555 0132\n\n2 guests',
      ['Ana <ana@x.example>', 'Bo <+14155550132>', 'no guest: 2 guests'],
    ],
    ['BEGIN:VCARD\nFN;ENCODING=b:SsO8cmdlbg==\nTEL:+49 171 1234567\nEND:VCARD', ['Jürgen <+491711234567>']],
    ['BEGIN:VCARD\nFN:Ruiz\\, Ana\nEMAIL:ana@x.example\nEND:VCARD', ['Ana Ruiz <ana@x.example>']],
    ['אנה כהן <ana@example.com>\n王小明 wang@example.com', ['אנה כהן <ana@example.com>', '王小明 <wang@example.com>']],
  ])('are read as a person would: %j [VAL-49]', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  const word = fc.stringMatching(/^\p{Lu}[\p{Ll}'’]{0,8}\p{Ll}$/u)
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const person = fc.record({
    name,
    email: fc.stringMatching(/^[a-z][a-z\d.+]{0,8}[a-z]@[a-z]{1,8}\.example$/).filter((email) => !email.includes('..')),
  })
  const persons = fc.uniqueArray(person, { minLength: 1, maxLength: 12, selector: ({ email }) => email })
  interface Person {
    name: string
    email: string
  }
  const base64 = (text: string): string => Buffer.from(text).toString('base64')
  const encodedWord = (text: string): string => `=?UTF-8?B?${base64(text)}?=`
  const familyFirst = (text: string): string =>
    text.split(' ').length === 1
      ? text
      : `${text.slice(text.lastIndexOf(' ') + 1)}, ${text.slice(0, text.lastIndexOf(' '))}`
  const forms: ((all: Person[]) => string)[] = [
    (all) => all.map((one) => `${one.name} <${one.email}>`).join(', '),
    (all) => all.map((one) => `"${one.name}" <mailto:${one.email}>`).join('; '),
    (all) => all.map((one) => `• ${one.name} - ${one.email}`).join('\r\n'),
    (all) => all.map((one, at) => `${at + 1}. ${one.name} (${one.email})`).join('\n'),
    (all) => all.map((one) => `${one.name}\t\t${one.email}\tyes`).join('\n'),
    (all) => all.map((one, at) => `${at + 1}\t${one.email}\t${one.name}`).join('\n'),
    (all) => all.map((one) => `${one.name}: \u200B${one.email}\u200B`).join('\n'),
    (all) => all.map((one) => `${one.email} (${one.name})`).join(' '),
    (all) => all.map((one) => `${encodedWord(one.name)} <${one.email}>`).join(', '),
    (all) => all.map((one) => `"${familyFirst(one.name)}" <${one.email}>`).join('; '),
  ]
  /** Forms that can't stand between lines of others. */
  const wholeForms: typeof forms = [
    (all) => all.map((one) => `dn: mail=${one.email}\ncn:: ${base64(one.name)}\nmail: ${one.email}\n`).join('\n'),
    (all) => all.map((one) => `BEGIN:VCARD\nFN:${encodedWord(one.name)}\nEMAIL:${one.email}\nEND:VCARD`).join('\n'),
    (all) => `${all.map((one) => `${one.name} <${one.email}>`).join('\n')}\nTotal: ${all.length}\nPage 1 of 1`,
  ]
  const runs = { numRuns: isLong ? 100_000 : 200 }

  it('are the same after any list of them is printed in any form and read again', () => {
    fc.assert(
      fc.property(persons, fc.constantFrom(...forms, ...wholeForms), (all, print) => {
        const { people, wrong } = readPeople(print(all))
        expect({ people, wrong }).toEqual({ people: all, wrong: [] })
      }),
      runs,
    )
  })

  it('keep their own names in a list of many forms, between lines of anything', () => {
    const junk = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[@＠;；؛"\p{Cc}]/gu, ''))
    const entry = fc.record({ person, print: fc.constantFrom(...forms), junk: fc.option(junk) })
    const entries = fc.uniqueArray(entry, { minLength: 1, maxLength: 8, selector: (one) => one.person.email })
    fc.assert(
      fc.property(entries, (all) => {
        const text = all
          .map((one) => `${one.junk === null ? '' : `${one.junk}\n`}${one.print([one.person])}\n`)
          .join('')
        const readNames = readPeople(text).people.map(({ name: readName, email }) => [email, readName] as const)
        const names = new Map(readNames.filter(([email]) => email !== undefined))
        expect(names).toEqual(new Map(all.map((one) => [one.person.email, one.person.name])))
      }),
      runs,
    )
  })

  it('are read quickly, however long a piece is', () =>
    measureTime({ what: 'reading people in long pieces', max: 1_000 }, () => {
      for (const piece of [':', '(', '<', '"', 'a@', '. '])
        for (const end of ['@', 'x@y.example']) readPeople(`${piece.repeat(100_000)}${end}`)
    }))

  it('have a name and a valid address each, and no text throws', () => {
    const piece = fc.oneof(
      person.map((one) => `${one.name} <${one.email}>`),
      person.map(({ email }) => email),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('=?utf-8?q?=C3?=', '=?x?b?!?=', ' & ', '+1 555 010 0142', '030 901820'),
      fc.constantFrom('"', '<', '>', ',', '\n', '\t', '|', '(', ')', '@', 'mailto:', '\\', '• ', ';'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        for (const { name: writtenName, email, phone } of readPeople(pieces.join('')).people) {
          expect(email ?? phone).toMatch(/^(?:[^\s@]+@[^\s@]+|\+\d{7,15})$/)
          expect(writtenName).toMatch(/^[^\r\n\0]{1,128}$/)
        }
      }),
      runs,
    )
  })
})
