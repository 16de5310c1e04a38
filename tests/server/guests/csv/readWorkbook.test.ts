import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readGuestCsv } from '../../../../server/guests/csv/readGuestCsv.ts'
import { workbook } from '../../../support/guests/workbook.ts'

const inline = (text: string) => ({ xml: `<c t="inlineStr"><is><t>${text}</t></is></c>` })

it('reads the first sheet with guests, below a title, with the numbers of its rows', () => {
  const phonetic = {
    xml: '<c t="inlineStr"><is><r><t>山田</t></r><r><t> 花子</t></r><rPh sb="0" eb="1"><t>ヤマダ</t></rPh></is></c>',
  }
  const file = workbook(
    { 1: ['Budget'], 2: ['Cake', 12] },
    {
      1: ['Guests & "friends"'],
      4: ['No.', 'Name', '', 'Contact'],
      5: [1, 'Ann & Bo', '', 'ann@example.com'],
      7: [2, phonetic, '', inline('hanako@example.jp')],
      8: [3, 'Zoë &#233; 🦄', '', { xml: '<c><v>1.5550100142E10</v></c>' }],
      9: [4, inline('Q&#x41;&amp;B_x000D_'), '', { xml: '<c t="str"><f>A1&amp;B1</f><v>qa@example.com</v></c>' }],
      12: [5, 'Bad', '', { xml: '<c t="e"><v>#REF!</v></c>' }],
      13: [6, 'Worse', '', 'bad@'],
    },
  )
  expect(readGuestCsv(file)).toMatchObject({
    guests: [
      { name: 'Ann & Bo', email: 'ann@example.com' },
      { name: '山田 花子', email: 'hanako@example.jp' },
      { name: 'Zoë &#233; 🦄', phone: '+15550100142' },
      { name: 'QA&B', email: 'qa@example.com' },
    ],
    repeatedCount: 0,
    problems: [
      { row: 12, field: 'email', value: '', message: 'No email address or phone number.' },
      { row: 13, field: 'email', value: 'bad@', message: 'Please enter a valid email.' },
    ],
  })
})

it('names a workbook without addresses, and one that is too large', () => {
  const message = expect.stringContaining('no email addresses')
  expect(readGuestCsv(workbook({ 1: ['Cake', 12] }))).toMatchObject({ reason: 'unreadable', message })
  const bomb = zipSync({ 'xl/workbook.xml': strToU8(' '.repeat(40_000_000)) })
  expect(readGuestCsv(Buffer.from(bomb))).toEqual({
    reason: 'unreadable',
    message: expect.stringContaining("can't read this Excel workbook"),
  })
})
