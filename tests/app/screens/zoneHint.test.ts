import { expect, it } from 'vitest'
import { zoneHint } from '../../../app/screens/edit/details/TimeFields.tsx'
import { newFields } from '../../../app/screens/edit/eventFields.ts'

it.each([
  ['America/Los_Angeles', '2026-12-05T19:00', 'Los Angeles time (PST)'],
  ['America/Los_Angeles', '2026-07-05T19:00', 'Los Angeles time (PDT)'],
  ['Europe/Berlin', '2026-12-05T19:00', 'Berlin time (GMT+1)'],
  ['America/Argentina/Buenos_Aires', '2026-12-05T19:00', 'Buenos Aires time (GMT-3)'],
  ['UTC', '2026-12-05T19:00', 'UTC time'],
  ['Europe/Kiev', '2026-12-05T19:00', 'Kyiv time (GMT+2)'],
  ['Europe/Kyiv', '2026-12-05T19:00', 'Kyiv time (GMT+2)'],
  ['America/Godthab', '2026-12-05T19:00', 'Nuuk time (GMT-2)'],
  ['Etc/GMT+5', '2026-12-05T19:00', 'GMT-5 time'],
])('describes the time zone in words: %s at %s', (zone, start, hint) => {
  expect(zoneHint({ ...newFields(0, zone), start })).toBe(hint)
})

it('works without a start, too', () => {
  expect(zoneHint({ ...newFields(0, 'Asia/Kolkata'), start: '' })).toBe('Kolkata time (GMT+5:30)')
})
