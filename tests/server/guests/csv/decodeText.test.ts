import { expect, it } from 'vitest'
import { decodeText } from '../../../../server/guests/csv/decodeText.ts'

/** Returns a text in an encoding of one or two bytes per character, as spreadsheets in some countries save it. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, number[]>()
  const numbers = Array.from({ length: 256 }, (_, byte) => byte)
  for (const one of numbers) bytes.set(decoder.decode(Uint8Array.of(one)), [one])
  for (const lead of numbers.slice(0x81))
    for (const trail of numbers.slice(0x40)) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (!bytes.has(character)) bytes.set(character, [lead, trail])
    }
  return Buffer.from(Array.from(text).flatMap((character) => bytes.get(character) ?? expect.fail(character)))
}

it.each([
  ['windows-1251', 'RU', 'Имя,Почта\nИван Петров,ivan@x.example\n'],
  ['windows-1253', 'GR', 'Όνομα,Email\nΓιώργος,g@x.example\n'],
  ['windows-1255', 'IL', 'שם,אימייל\nדנה לוי,dana@x.example\n'],
  ['windows-1256', 'SA', 'الاسم,البريد\nليلى,layla@x.example\n'],
  ['windows-1250', 'PL', 'Imię,E-mail\nŻaneta Łoś,z@x.example\n'],
  ['windows-1254', 'TR', 'Ad,E-posta\nİpek Şahin,ipek@x.example\n'],
  ['shift_jis', 'JP', '氏名,eメール\n山田太郎,taro@x.example\nアンナ,anna@x.example\n'],
  ['euc-kr', 'KR', '이름,이메일\n김민수,minsu@x.example\n'],
  ['gb18030', 'CN', '姓名,邮箱\n王小明,wang@x.example\n'],
  ['big5', 'TW', '姓名,電郵\n陳大文,chan@x.example\n'],
  ['windows-1252', 'DE', 'Name,E-Mail\nJörg Größ,j@x.example\n'],
])('a file in %s is read as spreadsheets in %s save it', (encoding, country, text) => {
  expect(decodeText(encode(text, encoding), country)).toBe(text)
})

it.each(['RU', 'IL', 'JP', undefined])('a file from the West is still read in the country %s', (country) => {
  const text = 'Name,E-Mail\nJörg Müller,joerg@x.example\nRenée Äyräpää,renee@x.example\n'
  expect(decodeText(encode(text, 'windows-1252'), country)).toBe(text)
  expect(decodeText(Buffer.from(text), country)).toBe(text)
})
