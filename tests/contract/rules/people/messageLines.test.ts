import { describe, expect, it } from 'vitest'
import { readPeople } from '../../../../contract/rules/guests/readPeople.ts'

const read = (...lines: string[]) => {
  const { people, wrong, notGuests } = readPeople(lines.join('\n'))
  return [
    ...people.map(({ name, email, phone }) => `${name} <${email ?? phone}>`),
    ...wrong.map((piece) => `wrong: ${piece}`),
    ...notGuests.map((line) => `no guest: ${line}`),
  ]
}

describe('exported chats', () => {
  it.each([
    ['[12.11.26, 19:05:40] ~ Tobi: tobi.maier@example.de', 'Tobi <tobi.maier@example.de>'],
    ['\u200E[11/12/26, 7:05:40\u202FPM] Toby Mayer: <toby@example.com>', 'Toby Mayer <toby@example.com>'],
    ['12/11/2026, 19:05 - Toby Mayer: toby@example.com', 'Toby Mayer <toby@example.com>'],
    ['12.11.26, 19:05 - Ana: it is ana@example.com!', 'ana <ana@example.com>'],
    ['2026-11-12 19:05 - Lena: Bob Brown bob@example.com', 'Bob Brown <bob@example.com>'],
    ["12/11/2026, 7:06 pm - +1 415-555-0142: that's me, ferdi@example.com", 'ferdi <ferdi@example.com>'],
    ['[12.11.26, 19:05:40] Lena: +49 170 5550142', 'Lena <+491705550142>'],
  ])('have their sender only on an address alone: %s', (line, person) => {
    expect(read(line)).toEqual([person])
  })

  it('have messages of several people, and of none', () => {
    expect(
      read(
        '[12.11.26, 19:03:21] \u200EMessages and calls are end-to-end encrypted.',
        '[12.11.26, 19:04:02] Lena: Send me your emails 🎉',
        '[12.11.26, 19:08:30] Jonas: jonas@example.de und Freundin: sophie@example.de',
        '[12.11.26, 19:09:00] Oma: No email, call 0171 555 01 77',
      ),
    ).toEqual([
      'jonas <jonas@example.de>',
      'Freundin <sophie@example.de>',
      'wrong: Oma: No email, call 0171 555 01 77',
      'no guest: [12.11.26, 19:03:21] \u200EMessages and calls are end-to-end encrypted.',
      'no guest: [12.11.26, 19:04:02] Lena: Send me your emails 🎉',
    ])
  })
})

describe('quoted emails', () => {
  it.each([
    ['On Tue, Nov 3, 2026 at 9:14 AM Maja Novak <maja@x.example> wrote:', 'Maja Novak <maja@x.example>'],
    ['>> Am 01.11.2026 um 18:22 schrieb Gosia W. <gosia@x.example>:', 'Gosia W. <gosia@x.example>'],
    ['> Le lun. 2 nov. 2026 à 21:03, Jean Petit <jean@x.example> a écrit :', 'Jean Petit <jean@x.example>'],
    ['El lun, 2 nov 2026 a las 21:03, Ana (<ana@x.example>) escribió:', 'Ana <ana@x.example>'],
    ['2026年11月2日(月) 21:03 山田太郎 <taro@x.example>:', '山田太郎 <taro@x.example>'],
    ['On 2026-11-02 21:03, kim@x.example wrote:', 'kim <kim@x.example>'],
  ])('name their author without the time: %s', (line, person) => {
    expect(read(line)).toEqual([person])
  })

  it('have headers and marks that name no one', () => {
    expect(
      read(
        '> From: Ana Ruiz <ana@x.example>',
        '> Subject: Re: Party',
        '> Date: Mon, 2 Nov 2026 21:03:11 +0100',
        '>',
        '>>',
        'Betreff: Feier',
      ),
    ).toEqual([
      'Ana Ruiz <ana@x.example>',
      'no guest: > Subject: Re: Party',
      'no guest: > Date: Mon, 2 Nov 2026 21:03:11 +0100',
      'no guest: Betreff: Feier',
    ])
  })
})

describe('words that are no names', () => {
  it.each([
    ['T +48 22 555 01 23 | maja@x.example', ['maja <maja@x.example>']],
    ['Mobile: +48 601 234 567, ola@x.example', ['ola <ola@x.example>']],
    ['and +48 601 234 567', ['wrong: and +48 601 234 567']],
    ['Ana Ruiz | ana@x.example | www.ana.example', ['Ana Ruiz <ana@x.example>']],
    ['www.ana.example/about <ana@x.example>', ['ana <ana@x.example>']],
    ['Festoon Team <team@x.example>', ['team <team@x.example>']],
    ['Or Levi <or@x.example>', ['Or Levi <or@x.example>']],
    ['Anders: 9:30 anders@x.example', ['Anders: 9:30 <anders@x.example>']],
  ])('%s', (line, people) => {
    expect(read(line)).toEqual(people)
  })
})
