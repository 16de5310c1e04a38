import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readGuestCsv } from '../../../../server/guests/csv/readGuestCsv.ts'
import { isLong } from '../../../support/isLong.ts'

/** Returns the guests in a file as lines such as `Ann <ann@example.com>`, and its problems as `Row 3: … (cell)`. */
function listIn(file: string | Buffer): string[] {
  const read = readGuestCsv(Buffer.from(file))
  if ('reason' in read) return [read.message ?? read.reason]
  return [
    ...read.guests.map(({ name, email, phone }) => `${name} <${email ?? phone}>`),
    ...read.problems.map(({ row, message, value }) => `Row ${row}: ${message} (${value})`),
  ]
}

const rows = (...lines: string[]): string => lines.join('\r\n')
const ann = 'Ann Lee <ann@example.com>'

describe('the columns of a guest list', () => {
  it.each([
    ['Name,E-Mail-Adresse', 'Ann Lee,ann@example.com'],
    ['Vorname;Nachname;E-Mail', 'Ann;Lee;ann@example.com'],
    ['Name;Vorname;Mail', 'Lee;Ann;ann@example.com'],
    ['Prénom;Nom;Adresse e-mail', 'Ann;Lee;ann@example.com'],
    ['NOM;Courriel', 'Ann Lee;ann@example.com'],
    ['Nombre,Apellidos,Correo electrónico', 'Ann,Lee,ann@example.com'],
    ['Nombre,Primer apellido,Segundo apellido,Correo', 'Ann,Lee,,ann@example.com'],
    ['Nome;Cognome;Indirizzo e-mail', 'Ann;Lee;ann@example.com'],
    ['Nome,Sobrenome,Endereço de e-mail', 'Ann,Lee,ann@example.com'],
    ['Nome,Apelido,Correio eletrónico', 'Ann,Lee,ann@example.com'],
    ['Voornaam;Achternaam;E-mailadres', 'Ann;Lee;ann@example.com'],
    ['Naam;E-mail', 'Ann Lee;ann@example.com'],
    ['Imię;Nazwisko;Adres e-mail', 'Ann;Lee;ann@example.com'],
    ['Imię i nazwisko;Poczta elektroniczna', 'Ann Lee;ann@example.com'],
    ['Förnamn;Efternamn;E-postadress', 'Ann;Lee;ann@example.com'],
    ['Fornavn;Efternavn;E-mail', 'Ann;Lee;ann@example.com'],
    ['Fornavn;Etternavn;E-post', 'Ann;Lee;ann@example.com'],
    ['Etunimi;Sukunimi;Sähköpostiosoite', 'Ann;Lee;ann@example.com'],
    ['お名前,メールアドレス', 'Ann Lee,ann@example.com'],
    ['姓名,电子邮件', 'Ann Lee,ann@example.com'],
    ['name,first_name,last_name,email', 'Ann Lee,Ann,Lee,ann@example.com'],
    ['First Name,Last Name,E-mail Address,E-mail Type,E-mail Display Name', 'Ann,Lee,ann@example.com,SMTP,A. L.'],
    ['Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value', 'Ann Lee,Ann,Lee,Home,ann@example.com'],
    ['First Name,Last Name,Home Email,Work Email', 'Ann,Lee,,ann@example.com'],
    ['Guest Name,RSVP,Email (required)', 'Ann Lee,yes,ann@example.com'],
    ['Contact,Email', 'Ann Lee,ann@example.com'],
    ['ＮＡＭＥ,Ｅｍａｉｌ', 'Ann Lee,ann@example.com'],
    ['Name|E-mail', 'Ann Lee|ann@example.com'],
    ['Who comes,How to reach them', 'Ann Lee,ann@example.com'],
    ['1,ann@example.com,Ann Lee'],
    ['Ann Lee <ann@example.com>'],
    ['Surname,Name,Email', 'Lee,Ann,ann@example.com'],
    ['Vorname;Nachname;How to reach you', 'Ann;Lee;ann@example.com'],
    ['Ｎａｍｅ,Notes,Ｅｍａｉｌ', 'Ann Lee,brings the lanterns and two chairs,ann@example.com'],
  ])('are found in %s', (...lines) => {
    expect(listIn(rows(...lines))).toEqual([ann])
    expect(listIn(rows('Party on Friday', '', ',,,', ...lines, '', ''))).toEqual([ann])
  })

  it('put family names first in Chinese and Japanese', () => {
    expect(listIn(rows('姓,名,メールアドレス', '山田,花子,hanako@example.jp'))).toEqual([
      '山田花子 <hanako@example.jp>',
    ])
  })

  it('take the first valid address, and never a label', () => {
    const headings = 'Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value'
    expect(
      listIn(rows(headings, 'Ann Lee,x@example.com,,y@example.com,ann@example.com', 'Bo,,not one,,bo@example.com')),
    ).toEqual([ann, 'Bo <bo@example.com>'])
  })

  it('may repeat their headings, and may have none', () => {
    expect(listIn(rows('Name,Email', 'Ann Lee,ann@example.com', 'Name,Email', 'Bo,bo@example.com'))).toEqual([
      ann,
      'Bo <bo@example.com>',
    ])
    expect(listIn(rows('ana@example.com', 'tom@example.com'))).toEqual([
      'ana <ana@example.com>',
      'tom <tom@example.com>',
    ])
    // A guest may be called like a heading.
    expect(listIn(rows('Post,Email,post@example.com', 'Ann Lee,,ann@example.com'))).toContain(ann)
    expect(listIn(rows('Ann Lee,ann@', 'Bo,bo@example.com'))).toEqual([
      'Bo <bo@example.com>',
      'Row 1: Please enter a valid email. (ann@)',
    ])
  })
})

describe('the rows of a guest list', () => {
  it('have the numbers that a spreadsheet shows', () => {
    const bad = 'Row 6: Please enter a valid email. (bo@)'
    expect(listIn(rows('Title', '', 'Name,Email', '"Ann', 'Lee",ann@example.com', ',', 'Bo,bo@'))).toEqual([ann, bad])
    expect(listIn(rows('sep=;', 'Name;Email', ';', 'Bo;bo@'))).toEqual(['Row 3: Please enter a valid email. (bo@)'])
  })

  it('that are blank count for nothing', () => {
    expect(listIn(`Name,Email\nAnn Lee,ann@example.com\n${',\n'.repeat(19_998)}`)).toEqual([ann])
    expect(listIn(`${'\n'.repeat(2_000_000)}Name,Email\n${','.repeat(2_000_000)}\nAnn Lee,ann@example.com`)).toEqual([
      ann,
    ])
    expect(listIn(`Name,Email\n${'Ann,ann@example.com\n'.repeat(10_000)}`)).toEqual(['Ann <ann@example.com>'])
    expect(listIn(`Name,Email\n${'Ann,ann@example.com\n'.repeat(10_001)}`)).toEqual(['tooMany'])
  })

  it('with stray quotes are still read, each for itself', () => {
    const file = [
      'Name,Email,Note',
      'Ann Lee,ann@example.com,',
      '"Jo" Park,jo@example.com,nickname',
      'Tom,tom@example.com,6" cake tin',
      'Eve,eve@example.com,"never closed',
      'Max,"max@example.com"x,""',
      '"Say ""hi""",hi@example.com,"a ""b"", c"',
      'Uma,"uma@example.com',
    ]
    const guests = [
      ann,
      '"Jo" Park <jo@example.com>',
      'Tom <tom@example.com>',
      'Eve <eve@example.com>',
      'Max <max@example.com>',
      'Say "hi" <hi@example.com>',
      'Uma <uma@example.com>',
    ]
    expect(listIn(rows(...file))).toEqual(guests)
  })

  it('with empty cells in quotes end there', () => {
    const file = [
      'First,Last,Email',
      'Ann Lee,"",ann@example.com',
      '"Bo","",bo@example.com',
      'Cy,"""Q""",cy@example.com',
    ]
    expect(listIn(rows(...file))).toEqual([ann, 'Bo <bo@example.com>', 'Cy "Q" <cy@example.com>'])
  })

  it('of millions of quotes are read before the test times out', () => {
    for (const line of ['"', '"a""b\n', ',"', '"\n', '"",""",', ' "@', '\t', '<@', 'a@'.repeat(500) + '\n'])
      listIn(`Name,Email\nAnn Lee,ann@example.com\n${line.repeat(4_000_000 / line.length)}`)
  })

  it('without an address or a name say so', () => {
    expect(
      listIn(
        rows('First,Last,Email', 'Ann,Lee,', ',,no.name@example.org', ',,ana.co@example.org', '\u200B,,bo@example.com'),
      ),
    ).toEqual([
      'no.name <no.name@example.org>',
      'ana.co <ana.co@example.org>',
      'bo <bo@example.com>',
      'Row 2: No email address. ()',
    ])
  })

  it('hold one address each', () => {
    const cells = [
      'zw@example.com\u200B',
      '\u00A0nbsp@example.com\u00A0',
      'mailto:link@example.com?subject=x',
      'Jane Doe <angle@example.com>',
      'semi@example.com;',
      '"b1@example.com ::: b2@example.com"',
      '"c1@example.com, C1@example.com"',
      '"d1@example.com, d2@example.com"',
      '"e1@example.com / e2@example.com"',
      'a..b@example.com',
      'jo@example.com (work)',
    ]
    expect(listIn(rows('Name,Email', ...cells.map((cell, at) => `G${at},${cell}`)))).toEqual([
      'G0 <zw@example.com>',
      'G1 <nbsp@example.com>',
      'G2 <link@example.com>',
      'G3 <angle@example.com>',
      'G4 <semi@example.com>',
      'G5 <b1@example.com>',
      'G6 <c1@example.com>',
      'G10 <jo@example.com>',
      'Row 9: More than one email address. Give each guest their own row. (d1@example.com, d2@example.com)',
      'Row 10: More than one email address. Give each guest their own row. (e1@example.com / e2@example.com)',
      'Row 11: Please enter a valid email. (a..b@example.com)',
    ])
  })

  it('have no phone numbers in a column of email addresses', () => {
    expect(
      listIn(rows('Status,Name,Contact', "Yes,Ann,'+15550100142", 'Sent,Bo,bo@example.com', 'Sent,Cy,', 'Sent,Di,12')),
    ).toEqual([
      'Ann <+15550100142>',
      'Bo <bo@example.com>',
      'Row 4: No email address or phone number. ()',
      'Row 5: Please enter a valid email. (12)',
    ])
    expect(listIn(rows('Name,Email', 'Ann,+15550100142'))).toEqual([
      'Row 2: Please enter a valid email. (+15550100142)',
    ])
  })
})

describe('the kind of a file', () => {
  const text = rows('Name,Email', 'Żółć 山田 🦄,ann@example.com', 'Bo,bo@example.com')
  const utf16 = Buffer.from(text, 'utf16le')
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
  ])('is text in %s, also without a byte order mark', (_encoding, content) => {
    expect(listIn(content)).toEqual(['Żółć 山田 🦄 <ann@example.com>', 'Bo <bo@example.com>'])
  })

  it.each([
    ['', 'empty'],
    ['\uFEFF \r\n', 'empty'],
    ['Name,Email\r\n,', 'headings but no guests'],
    ['%PDF-1.7 …', 'PDF'],
    ['{\\rtf1 …', 'text document'],
    ['<!DOCTYPE html><table>', 'web page'],
    ['BEGIN:VCALENDAR', 'calendar'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old or protected Excel workbook'],
    [Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), 'picture'],
    [Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), 'picture'],
    [Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'picture'],
    [Buffer.from('PK\x03\x04 broken'), 'Excel workbook or a ZIP archive'],
    [Buffer.from('PK\x03\x04 xl/ broken'), 'this Excel workbook'],
    [zipSync({ 'word/document.xml': new Uint8Array(9) }), 'text document'],
    [zipSync({ 'Index/Document.iwa': new Uint8Array(9) }), 'Numbers spreadsheet'],
    ['First,Last\nAnn,Lee', 'no emails or phone numbers'],
    ['Ann\nLee', 'unreadable'],
    ['\u0001Name,Email', 'unreadable'],
  ])('is named: %#', (content, name) => {
    expect(listIn(Buffer.from(content))).toEqual([expect.stringContaining(name)])
  })

  it('may be vCards', () => {
    const file = rows(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Ann Lee',
      'item1.EMAIL;type=INTERNET:ann@',
      ' example.com',
      'END:VCARD',
      'BEGIN:VCARD',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;',
      'EMAIL:not one',
      'EMAIL;TYPE=work:jo@example.com',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:No Address',
      'TEL:+15550100142',
      'END:VCARD',
    )
    expect(listIn(file)).toEqual([ann, 'Jörg Müller <jo@example.com>', 'No Address <+15550100142>'])
  })

  it('may be vCards with a preferred address, and with no name but a nickname or a company', () => {
    const card = (...lines: string[]): string[] => ['BEGIN:VCARD', ...lines, 'END:VCARD']
    const file = rows(
      ...card('N:Lee;Ann', 'EMAIL;type=HOME:old@example.com', 'item2.EMAIL;type=INTERNET;type=pref:ann@example.com'),
      ...card('FN:Ines', 'EMAIL;PREF=2:work@example.com', 'EMAIL;PREF=1:ines@example.com'),
      ...card('NICKNAME:Jojo', 'EMAIL:jojo99@example.com'),
      ...card('FN:', 'ORG:Bloom & Twig;Orders', 'EMAIL:orders@example.com'),
    )
    expect(listIn(file)).toEqual([
      ann,
      'Ines <ines@example.com>',
      'Jojo <jojo99@example.com>',
      'Bloom & Twig <orders@example.com>',
    ])
  })

  it('have no web address for a guest', () => {
    const [problem] = listIn(rows('Name,Email', 'Zoe,https://example.org/i?to=zoe@x.example'))
    expect(problem).toContain('https://example.org/i?to=zoe@x.example')
    expect(
      listIn(rows('Name,Email', 'Zoe,https://example.org/i?to=zoe@x.example', 'Ann Lee,ann@example.com')),
    ).toContain(ann)
  })

  it('never makes reading fail', () => {
    const bytes = fc.uint8Array({ maxLength: 300, size: 'max' })
    const signs = fc.constantFrom(
      ...'",;\t|\n\r@<>:=\0',
      'Name',
      'Email',
      'a@b.co',
      '::: ',
      'BEGIN:VCARD\nEMAIL:',
      '=C3',
    )
    const texts = fc.array(signs, { maxLength: 40 }).map((parts) => new TextEncoder().encode(parts.join('')))
    const archive = bytes.map((sheet) =>
      zipSync({ 'xl/workbook.xml': sheet, 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': sheet }),
    )
    const brokenArchive = fc
      .tuple(archive, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }))
      .map(([content, changes]) => {
        for (const [at, byte] of changes) content[at % content.length] = byte
        return content
      })
    const content = fc.oneof(bytes, texts, brokenArchive)
    fc.assert(
      fc.property(content, (file) => {
        readGuestCsv(Buffer.from(file))
      }),
      { numRuns: isLong ? 100_000 : 1_000 },
    )
  }, 600_000)
})
