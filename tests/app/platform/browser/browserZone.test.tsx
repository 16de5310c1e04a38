import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserZone, rememberZone, reportedZone } from '../../../../app/platform/browser/browserZone.ts'
import { TimeFields } from '../../../../app/screens/edit/details/TimeFields.tsx'
import { earlyErrors, eventFieldsSchema, newFields, timesOf, zoneOf } from '../../../../app/screens/edit/eventFields.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const { DateTimeFormat } = Intl

/** Makes the browser report a time zone. Formats in a given time zone stay as they are. */
const reporting = (timeZone: unknown): void => {
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    apply: (format, _, [locale, options]) => {
      const ownFormat = new format(locale, options)
      if (options !== undefined) return ownFormat
      return { resolvedOptions: () => ({ ...ownFormat.resolvedOptions(), timeZone }) }
    },
  })
}

/** Returns the HTML of the fields for the time of a new party. */
const timeFields = (change: Partial<ReturnType<typeof newFields>> = {}): string =>
  renderToStaticMarkup(
    <TimeFields
      fields={{ ...newFields(now, browserZone()), ...change }}
      onChange={() => undefined}
      errors={earlyErrors({ ...newFields(now, browserZone()), ...change }, now)}
      live={undefined}
    />,
  )

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  })
})
afterEach(() => {
  Intl.DateTimeFormat = DateTimeFormat
  vi.unstubAllGlobals()
})

describe.each(['Etc/Unknown', undefined, '', 'Mars/Olympus', '+02:00', null])(
  'a browser in the time zone %j',
  (name) => {
    beforeEach(() => reporting(name))

    it('has the default time zone, with which a party can be created [ENT-16]', () => {
      expect([reportedZone(), browserZone()]).toEqual([undefined, 'America/Los_Angeles'])
      expect(timesOf(newFields(now, browserZone())).startTime).toBeGreaterThan(now)
    })

    it('has the time zone that the host chose last, if it exists', () => {
      rememberZone('Europe/Kyiv')
      expect(browserZone()).toBe('Europe/Kyiv')
      rememberZone('Etc/Unknown')
      expect(browserZone()).toBe('America/Los_Angeles')
    })

    it('works without storage', () => {
      vi.stubGlobal('localStorage', undefined)
      rememberZone('Europe/Kyiv')
      expect(browserZone()).toBe('America/Los_Angeles')
    })

    it('asks the host, unless the place decides the time zone', () => {
      reporting(name)
      const html = timeFields()
      expect(html).toContain('Your browser doesn&#x27;t tell us your time zone.')
      expect(html).toMatch(/<option value="America\/Los_Angeles" selected="">America\/Los Angeles<\/option>/)
      expect(html).toContain('<option value="Europe/Kyiv">Europe/Kyiv</option>')
      const place = { location: { displayName: 'Berlin', place: 'g.2950159.' }, timeZoneId: 'Europe/Berlin' }
      expect(timeFields({ place })).not.toContain('tell us your time zone')
      expect(timeFields({ dateUndecided: true })).not.toContain('tell us your time zone')
    })
  },
)

it('uses the time zone of the browser, and asks for none', () => {
  reporting('Africa/Cairo')
  expect(browserZone()).toBe('Africa/Cairo')
  expect(timeFields()).not.toContain('<select')
})

it('replaces a stored time zone that does not exist', () => {
  reporting('Etc/Unknown')
  const fields = { ...newFields(now, 'UTC'), browserZone: 'Etc/Unknown' }
  expect(zoneOf(eventFieldsSchema.parse(fields))).toBe('America/Los_Angeles')
})

it('offers the time that follows one that clocks skip', () => {
  reporting('America/Chicago')
  const html = timeFields({ start: '2027-03-14T02:30' })
  expect(html).toContain('Clocks go forward that night, so there&#x27;s no 2:30 AM.')
  expect(html).toContain('Use 3:30 AM')
  expect(timeFields({ start: '2027-03-14T03:30' })).not.toContain('Use 3:30 AM')
})
