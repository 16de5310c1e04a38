import fc from 'fast-check'
import nodeIcal from 'node-ical'
import { expect, it } from 'vitest'
import { calendarFile } from '../../../server/events/calendar/calendarFile.ts'

/** Time zones with whole, half and quarter hours, with and without daylight saving time, in both hemispheres. */
const zones = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Dublin',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Auckland',
]
const quarter = 900_000
const minute = 60_000
const first = Date.UTC(2024, 0, 1) / quarter
const last = Date.UTC(2036, 0, 1) / quarter
/** The other parser removes quotes around a whole text, although RFC 5545 allows them only in parameters. */
const isQuoted = (text: string): boolean => /^"(?:.*")?$/su.test(text)

/** Texts without control characters and line separators, which the server removes. */
const words = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((text) => text.replaceAll(/\p{Cc}|\u2028|\u2029/gu, ' ').trim())
  .filter((text) => !isQuoted(text))

const organizer = { name: 'Hana Host', email: 'hello@festoon.example' }

/** Clock changes in both directions in New York, Los Angeles, Europe, Adelaide, Lord Howe Island, Auckland and Chatham. */
const changes = [
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-03-08T10:00Z',
  '2026-11-01T09:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-04-04T16:30Z',
  '2026-10-03T16:30Z',
  '2026-04-04T15:00Z',
  '2026-04-04T14:00Z',
  '2026-09-26T14:00Z',
].map((text) => Date.parse(text))
const instants = fc.oneof(
  fc.integer({ min: first, max: last }).map((count) => count * quarter),
  fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -8, max: 8 })).map(([at, count]) => at + count * quarter),
)

const entries = fc.record({
  id: fc.uuid(),
  title: words,
  description: fc
    .array(words, { maxLength: 4 })
    .map((lines) => lines.join('\n').trim())
    .filter((text) => !isQuoted(text)),
  startTime: instants,
  length: fc.integer({ min: 1, max: 3 * 24 * 60 }).map((minutes) => minutes * minute),
  timeZone: fc.constantFrom(...zones),
  address: fc.option(
    words.filter((text) => text !== ''),
    { nil: undefined },
  ),
  sequence: fc.nat(50),
  isCanceled: fc.boolean(),
})

it('calendar files mean the same to another parser, in every time zone and across every clock change [EVPAGE-07]', () => {
  fc.assert(
    fc.property(entries, ({ length, ...entry }) => {
      const endTime = entry.startTime + length
      const url = `https://festoon.example/event/${entry.id}`
      const file = calendarFile(
        { ...entry, endTime, url, joinUrl: undefined, organizer, host: 'festoon.example' },
        entry.startTime,
      )
      const read = nodeIcal.sync.parseICS(file)
      const events = Object.values(read).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
      expect(events).toHaveLength(1)
      const [event] = events
      expect({
        uid: event?.uid,
        start: event?.start.getTime(),
        end: event?.end?.getTime(),
        sequence: Number(event?.sequence),
        status: event?.status,
      }).toEqual({
        uid: `${entry.id}@festoon.example`,
        start: entry.startTime,
        end: endTime,
        sequence: entry.sequence,
        status: entry.isCanceled ? 'CANCELLED' : 'CONFIRMED',
      })
      expect(event?.summary ?? '').toBe(entry.title)
      expect(event?.description ?? '').toBe(entry.description)
      expect(event?.location ?? '').toBe(entry.address ?? '')
    }),
    { numRuns: 500 },
  )
})
