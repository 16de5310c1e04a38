import { expect, it } from 'vitest'
import { startElsewhere } from '../../../../contract/rules/dates/startElsewhere.ts'

const party = { startTime: Date.UTC(2026, 10, 29, 3), timeZone: 'America/Los_Angeles' }

it.each([
  ['America/New_York', '10:00 PM'],
  ['America/Denver', '8:00 PM'],
  ['Europe/Berlin', 'Sunday 4:00 AM'],
  ['Asia/Kolkata', 'Sunday 8:30 AM'],
  ['Pacific/Honolulu', '5:00 PM'],
])('the start of a party in Los Angeles, read in %s, is %s', (zone, text) => {
  expect(startElsewhere(party, zone)?.replaceAll(/\s/g, ' ')).toBe(text)
})

it('says nothing where clocks show the same at that time, whatever the name of the zone', () => {
  expect(startElsewhere(party, 'America/Los_Angeles')).toBeUndefined()
  expect(startElsewhere(party, 'America/Tijuana')).toBeUndefined()
  // Phoenix has no daylight saving time, so it agrees with Denver in winter and with Los Angeles in summer.
  const summer = { ...party, startTime: Date.UTC(2026, 6, 5, 3) }
  expect(startElsewhere(summer, 'America/Phoenix')).toBeUndefined()
  expect(startElsewhere(party, 'America/Phoenix')?.replaceAll(/\s/g, ' ')).toBe('8:00 PM')
})

it('says nothing if the date is to be decided', () => {
  expect(startElsewhere({ ...party, startTime: 0 }, 'Asia/Kolkata')).toBeUndefined()
})

it('tells the day where it is another one, even at the same time of day', () => {
  const apia = { startTime: Date.UTC(2026, 10, 29, 3), timeZone: 'Pacific/Apia' }
  expect(startElsewhere(apia, 'Pacific/Midway')?.replaceAll(/\s/g, ' ')).toBe('Saturday 4:00 PM')
})
