import { expect, it } from 'vitest'
import { readPeople } from '../../../../contract/rules/guests/readPeople.ts'

const read = (text: string, country?: string) => {
  const { people, wrong } = readPeople(text, country)
  return [
    ...people.map(({ name, email, phone }) => `${name} <${email ?? phone}>`),
    ...wrong.map((piece) => `wrong: ${piece}`),
  ]
}

it.each([
  // Forms with a phone number in another line.
  [
    'Name: Ana Ruiz\nPhone: +44 20 7946 0958\nEmail: ana@x.example\n\nName: Tom\nTel.: +44 20 7946 0959\nE-mail: tom@x.example',
    ['Ana Ruiz <ana@x.example>', 'Tom <tom@x.example>'],
  ],
  [
    'Name: Ana\nMobile: +44 20 7946 0958\n\nNom : Luc\nTél. : +33 6 12 34 56 78',
    ['Ana <+442079460958>', 'Luc <+33612345678>'],
  ],
  // The address of a house between a name and an email address.
  [
    'Ana Ruiz, 12 Main St, Springfield, IL 62701, ana@x.example\nTom Okafor, Hauptstr. 5, 10115 Berlin, tom@x.example',
    ['Ana Ruiz <ana@x.example>', 'Tom Okafor <tom@x.example>'],
  ],
  [
    'Ana\tRuiz\t12 Main St\tana@x.example\nTom\tOkafor\tTable 5\ttom@x.example',
    ['Ana Ruiz <ana@x.example>', 'Tom Okafor <tom@x.example>'],
  ],
  ['Kim Tran, 2 kids, kim@x.example', ['Kim Tran, 2 kids <kim@x.example>']],
  // Initials, which could be short words for a phone.
  [
    'Anna M +1 415 555 0132\nAnna P. +1 415 555 0133\nRuiz, T. +1 415 555 0135',
    ['Anna M <+14155550132>', 'Anna P. <+14155550133>', 'T. Ruiz <+14155550135>'],
  ],
  [
    'Ana M: +1 415 555 0132; Ben, t +1 415 555 0133; Cy m. +1 415 555 0134',
    ['Ana <+14155550132>', 'Ben <+14155550133>', 'Cy <+14155550134>'],
  ],
  // Bullets right in front of names.
  [
    '・佐藤花子　hanako@x.example\n●山田太郎 taro@x.example',
    ['佐藤花子 <hanako@x.example>', '山田太郎 <taro@x.example>'],
  ],
  [
    '•Ana ana@x.example\n-Ben ben@x.example\n*Cy <cy@x.example>',
    ['Ana <ana@x.example>', 'Ben <ben@x.example>', 'Cy <cy@x.example>'],
  ],
  // Words for an address are no names, and brackets around an address are no text.
  ['{"email":"ana@x.example"}, {"email":"tom@x.example"}', ['ana <ana@x.example>', 'tom <tom@x.example>']],
  ['Bo (bo@x.example) - gluten free', ['Bo <bo@x.example>', 'wrong: gluten free']],
])('details next to people are neither their names nor people: %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it('a number is dialed as in the country of the host, not as from the US', () => {
  expect(read('Zé 011 98765-4323', 'BR')).toEqual(['Zé <+5511987654323>'])
  expect(read('Thandi 011 555 1234', 'ZA')).toEqual(['Thandi <+27115551234>'])
})
