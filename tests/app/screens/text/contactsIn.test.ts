import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactsIn } from '../../../../app/screens/text/contactsIn.ts'
import { nameInOrder } from '../../../../contract/rules/people/nameInOrder.ts'
import { dialableNumber } from '../../../../contract/rules/phone.ts'

const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n`

describe('contacts in a vCard file', () => {
  it('come from cards of every version, with the mobile number first', () => {
    const file =
      lines(
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Lee;Ann;;;',
        'FN:Ann Lee',
        'item1.TEL;type=HOME;type=VOICE:(415) 555-0100',
        'TEL;type=CELL;type=VOICE;type=pref:+1 (415) 555-0101',
        'END:VCARD',
      ) +
      lines(
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Bo\\, the baker',
        'TEL;VALUE=uri;TYPE=voice:tel:+44-20-7946-0018',
        'END:VCARD',
      ) +
      lines(
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg=20M=C3=BCller=20mit=20dem=20sehr=20langen=20=',
        'Namen',
        'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRg==',
        'TEL;CELL:0171 1234567',
        'END:VCARD',
      )
    expect(contactsIn(file).people).toEqual([
      { name: 'Ann Lee', phone: '+14155550101' },
      { name: 'Bo, the baker', phone: '+442079460018' },
      { name: 'Jörg Müller mit dem sehr langen Namen', phone: '01711234567' },
    ])
  })

  it('have a name and a number, and those with a wrong number are named', () => {
    const card = (...more: string[]): string => lines('BEGIN:VCARD', 'VERSION:3.0', ...more, 'END:VCARD')
    const file =
      card('FN:No Number') +
      card('N:;;;;', 'TEL:+14155550100') +
      card('N:Lee;Ann;;;', 'TEL:+14155550101') +
      card('FN:Ann again', 'TEL:+1 415 555 0101') +
      card('FN:Folded Na', ' me', 'TEL:+14155550102') +
      card('FN:Wrong Number', 'TEL:12345') +
      card('FN:One Right', 'TEL:12345', 'TEL:+14155550103')
    expect(contactsIn(file)).toEqual({
      people: [
        { name: 'Ann Lee', phone: '+14155550101' },
        { name: 'Ann again', phone: '+14155550101' },
        { name: 'Folded Name', phone: '+14155550102' },
        { name: 'One Right', phone: '+14155550103' },
      ],
      wrong: [{ at: 6, name: 'Wrong Number', phone: '12345' }],
    })
  })

  it('survive escaping and folding of any name', () => {
    const name = fc.stringMatching(/^[\p{L}\p{N} ,;'’()-]{1,80}$/u).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 60 }), (text, width) => {
        const line = `FN:${text.replaceAll(/[,;]/g, String.raw`\$&`)}`
        const foldedLine = [...line]
          .map((sign, at) => (at > 0 && at % (width + 2) === 0 ? `\r\n ${sign}` : sign))
          .join('')
        const file = lines('BEGIN:VCARD', 'VERSION:4.0', foldedLine, 'TEL:+14155550100', 'END:VCARD')
        expect(contactsIn(file).people).toEqual([{ name: nameInOrder(text.trim()), phone: '+14155550100' }])
      }),
    )
  })
})

it('contacts in a CSV file have a name and a number in any column, and no heading', () => {
  const file =
    '\uFEFFName,Note,Mobile\r\n"Lee, Ann",friend,+1 415 555 0101\r\n,,+1 415 555 0102\r\nBo,,0171/1234567\r\nCy,,none\r\n'
  expect(contactsIn(file)).toEqual({
    people: [
      { name: 'Ann Lee', phone: '+14155550101' },
      { name: 'Bo', phone: '01711234567' },
    ],
    wrong: [{ at: 5, name: 'Cy', phone: 'none' }],
  })
})

it('contacts have names that can be stored, and numbers that an export wrote as text', () => {
  const longName = `Bo${'🎂'.repeat(100)}`
  const file = `Name,Phone\r\n"Ana\n\u200B Ruiz\u200B",'+14155550101\r\n${longName},'+442079460018\r\n\u200B,+14155550103\r\n`
  expect(contactsIn(file)).toEqual({
    people: [
      { name: 'Ana  Ruiz', phone: '+14155550101' },
      { name: `Bo${'🎂'.repeat(63)}`, phone: '+442079460018' },
    ],
    wrong: [],
  })
  const cards = lines('BEGIN:VCARD', 'VERSION:3.0', `FN:A${longName}`, 'TEL:+14155550101', 'END:VCARD')
  expect(contactsIn(cards).people[0]?.name).toBe(`ABo${'🎂'.repeat(62)}\uFFFD`)
})

it('contacts in a CSV file are not given dates, postal codes or ids as numbers', () => {
  const file = 'Ana,1990-05-02,+1 415 555 0101\r\nBo,94601,415 555 0102\r\nCy,05.02.1990,94601\r\nDi,05.02.1990\r\n'
  expect(contactsIn(file)).toEqual({
    people: [
      { name: 'Ana', phone: '+14155550101' },
      { name: 'Bo', phone: '+14155550102' },
    ],
    wrong: [{ at: 3, name: 'Cy', phone: '94601' }],
  })
  const csv = 'Id,Name,Mobile phone,Member since\r\n123456789012,Ana,415 555 0103,20190102\r\n'
  expect(contactsIn(csv).people).toEqual([{ name: 'Ana', phone: '+14155550103' }])
})

it('contacts come from the CSV files of Google Contacts and Outlook, with whole names and the mobile number first', () => {
  const google =
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Last Name,Organization Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\r\n' +
    'Ana,Maria,Ruiz,,,Bakery,* myContacts,Home,ana@example.com,Home,+1 415 555 0101,Mobile,+1 415 555 0102\r\n' +
    'Bo,,,,,,* myContacts,,,,0171 1234567 ::: 0171 7654321,,\r\n' +
    ',,,,,Plumber,* myContacts,,,Work,+1 415 555 0103,,\r\n'
  expect(contactsIn(google)).toEqual({
    people: [
      { name: 'Ana Ruiz', phone: '+14155550102' },
      { name: 'Bo', phone: '01711234567' },
    ],
    wrong: [],
  })
  const outlook =
    "First Name,Last Name,Company,Assistant's Phone,Business Fax,Business Phone,Home Phone,Mobile Phone\r\n" +
    'Cy,Ito,Acme,+1 415 555 0104,+1 415 555 0105,+1 415 555 0106,,+1 415 555 0107\r\n' +
    'Di,Poe,,,,+1 415 555 0108,,\r\n'
  expect(contactsIn(outlook).people).toEqual([
    { name: 'Cy Ito', phone: '+14155550107' },
    { name: 'Di Poe', phone: '+14155550108' },
  ])
})

it('a file of any content gives only people with a name and a number that a phone can dial', () => {
  const parts = fc.constantFrom(
    'BEGIN:VCARD\r\n',
    'FN:',
    'TEL:',
    'END:VCARD',
    '\r\n',
    '=',
    ',',
    '"',
    ';',
    '+1',
    '555 0100',
    'Ann',
  )
  const file = fc.oneof(
    fc.string(),
    fc.array(parts).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(file, (text) => {
      for (const { name, phone } of contactsIn(text).people) {
        expect(name.trim()).not.toBe('')
        expect(dialableNumber(phone)).toBe(phone)
      }
    }),
  )
})
