import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { areTwoWeeksApart, draftCardCopy, eventCardCopy } from '../../../app/screens/events/cardCopy.ts'
import { eventsTabs, nextOf, splitEvents, tabOf } from '../../../app/screens/events/eventsTabs.ts'
import { PartyCard } from '../../../app/screens/events/PartyCard.tsx'
import { draftEventSchema } from '../../../contract/nouns/draft.ts'
import type { EventSummary } from '../../../contract/nouns/event.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const zone = 'America/Los_Angeles'
const now = Date.UTC(2026, 10, 21, 20)
const hour = 3_600_000
const event = (fields: Partial<EventSummary>): EventSummary => ({
  id: crypto.randomUUID(),
  title: 'Supper',
  photoUrl: '/files/a.webp',
  hostedBy: 'Maya',
  isHost: false,
  startTime: now + 48 * hour,
  endTime: 0,
  timeZone: zone,
  colors: { primary: '#fae5ff', text: '#000000' },
  cancelledTimestamp: null,
  isDraft: false,
  goingCount: 1,
  unsentCount: 0,
  rsvpStatus: 'INVITED',
  ...fields,
})
const render = (shownEvent: EventSummary): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PartyCard, { event: shownEvent, now })))
/** Returns the line below the host's name on the card. */
function status(fields: Partial<EventSummary>): string | undefined {
  const shownEvent = event(fields)
  const texts = render(shownEvent)
    .replaceAll('&#x27;', "'")
    .split(/(?:<[^>]*>)+/)
  return texts[texts.indexOf(eventCardCopy(shownEvent, now).hostLine) + 1]
}
const past = { startTime: now - 72 * hour }

describe('the tabs of the events page', () => {
  it('are All, Hosted by you, Upcoming, Past and Drafts [EVLIST-03]', () => {
    expect(eventsTabs.map(({ label }) => label)).toEqual(['All', 'Hosted by you', 'Upcoming', 'Past', 'Drafts'])
    expect(eventsTabs.map(({ value }) => value)).toEqual(['All', 'HostedByYou', 'Upcoming', 'Past', 'Drafts'])
    expect(['past', 'HOSTEDBYYOU', 'nonsense', null].map(tabOf)).toEqual(['Past', 'HostedByYou', 'All', 'All'])
  })

  it('split the events, newest start first, and the next upcoming one first [EVLIST-07, EVLIST-29]', () => {
    const myEvent = event({ isHost: true, startTime: now + 24 * hour })
    const theirEvent = event({ startTime: now + 96 * hour })
    const over = event({ isHost: true, ...past })
    const off = event({ cancelledTimestamp: 1, startTime: now + 12 * hour })
    expect(splitEvents([over, myEvent, off, theirEvent], now)).toEqual({
      All: [theirEvent, myEvent, off, over],
      HostedByYou: [myEvent, over],
      Upcoming: [myEvent, theirEvent],
      Past: [off, over],
    })
  })

  it('list events whose date is to be decided after all others, and as upcoming [EVLIST-29]', () => {
    const open = event({ startTime: 0 })
    const [near, far] = [event({}), event({ startTime: Date.UTC(2099, 0) })]
    const off = event({ startTime: 0, cancelledTimestamp: 1 })
    expect(splitEvents([near, open, off, far], now)).toMatchObject({
      All: [open, off, far, near],
      Upcoming: [near, far, open],
      Past: [off],
    })
  })
})

describe('the next party', () => {
  const nextTitle = (...events: EventSummary[]) => nextOf(splitEvents(events, now).Upcoming)?.title

  it('is the nearest with a date that is not over and to which the user did not say no', () => {
    const later = event({ title: 'Later', startTime: now + 96 * hour })
    const near = event({ title: 'Near', startTime: now + hour })
    expect(nextTitle(later, event(past), near)).toBe('Near')
    expect(nextTitle(later, { ...near, rsvpStatus: 'NO' })).toBe('Later')
    expect(nextTitle(later, { ...near, cancelledTimestamp: 1 })).toBe('Later')
    expect(nextTitle(later, event({ title: 'Open', startTime: 0 }))).toBe('Later')
    expect(nextTitle(event({ startTime: 0 }), event(past))).toBeUndefined()
    expect(nextTitle(later, event({ title: 'Now', startTime: now - hour }))).toBe('Now')
  })
})

describe('a card', () => {
  it('shows Untitled Party without a title, and names its host [EVLIST-13, EVLIST-14]', () => {
    expect(eventCardCopy(event({ title: '  ' }), now)).toMatchObject({
      title: fixedText('EVLIST-13'),
      hostLine: 'Hosted by Maya',
    })
    expect(eventCardCopy(event({ isHost: true }), now).hostLine).toBe(fixedText('EVLIST-14'))
  })

  it('shows a host the status of the party [EVLIST-17, EVLIST-18, EVLIST-19, EVLIST-20]', () => {
    expect(status({ isHost: true, goingCount: 3 })).toBe(fixedText('EVLIST-18', { values: ['3'] }))
    expect(status({ isHost: true, goingCount: 3, ...past })).toBe('3 attended')
    expect(status({ isHost: true, goingCount: 1, unsentCount: 1 })).toBe('1 invite unsent')
    expect(status({ isHost: true, goingCount: 1, unsentCount: 2 })).toBe('2 invites unsent')
    expect(status({ isHost: true, goingCount: 1, rsvpStatus: 'YES' })).toBe(fixedText('EVLIST-21'))
    expect(status({ cancelledTimestamp: 5 })).toBe('Canceled')
  })

  it('shows a guest that they wait or were denied [EVLIST-22, EVLIST-23]', () => {
    expect(status({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })).toBe(fixedText('EVLIST-22'))
    expect(status({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' })).toBe(fixedText('EVLIST-23'))
  })

  it('shows a guest their RSVP [EVLIST-24, EVLIST-25, EVLIST-26]', () => {
    expect(status({ rsvpStatus: 'YES' })).toBe(fixedText('EVLIST-24'))
    expect(status({ rsvpStatus: 'YES', ...past })).toBe(fixedText('EVLIST-24', { at: 1 }))
    expect(status({ rsvpStatus: 'NO' })).toBe(fixedText('EVLIST-25'))
    expect(status({ rsvpStatus: 'NO', ...past })).toBe(fixedText('EVLIST-25', { at: 1 }))
    expect(status({ rsvpStatus: 'SEEN' })).toBe(fixedText('EVLIST-26'))
  })

  it('is not rendered for an RSVP status that it does not know [ERR-47]', () => {
    expect(render(event({ rsvpStatus: 'SEEN' }))).toContain(fixedText('EVLIST-26'))
    // A status of a newer server. It is parsed from text, so the compiler can't check it.
    const later: EventSummary = JSON.parse(JSON.stringify(event({})).replace('INVITED', 'LATER'))
    expect(() => render(later)).toThrow('Unhandled status: LATER')
  })

  it('says if a party is two weeks away [CONST-38, CONST-39]', () => {
    const fortnight = now + 14 * 24 * hour
    expect(eventCardCopy(event({ startTime: fortnight }), now).dateText).toMatch(/· two weeks away$/)
    expect(render(event({ startTime: fortnight }))).toContain(' · two weeks away<')
    expect(eventCardCopy(event({ startTime: fortnight, cancelledTimestamp: 1 }), now).dateText).not.toMatch(/weeks/)
    for (let day = 0; day < 30; day += 1)
      for (const startTime of [now + day * 24 * hour, now + day * 24 * hour + 11 * hour]) {
        const { dateText } = eventCardCopy(event({ startTime }), now)
        expect([day, dateText.includes('two weeks away')]).toEqual([day, areTwoWeeksApart(now, startTime, zone)])
      }
    // Counts calendar days in the event's time zone, whatever the hour.
    expect(areTwoWeeksApart(now, fortnight + 10 * hour, zone)).toBe(true)
    expect(areTwoWeeksApart(now, fortnight + 13 * hour, zone)).toBe(false)
    expect(areTwoWeeksApart(now, fortnight - 24 * hour, zone)).toBe(false)
  })

  it('says how far away a party is, unless it is past or canceled', () => {
    const dateOf = (hours: number, fields: Partial<EventSummary> = {}) =>
      eventCardCopy(event({ startTime: now + hours * hour, ...fields }), now)
        .dateText.split(' · ')
        .slice(2)
    expect(dateOf(2)).toEqual(['today'])
    expect(dateOf(24)).toEqual(['tomorrow'])
    expect(dateOf(24 * 6)).toEqual(['in 6 days'])
    expect(dateOf(24 * 21)).toEqual(['in 3 weeks'])
    expect(dateOf(24 * 91)).toEqual(['in 3 months'])
    expect(dateOf(-48)).toEqual([])
    expect(dateOf(48, { cancelledTimestamp: 1 })).toEqual([])
    expect(eventCardCopy(event({ startTime: Date.UTC(2026, 11, 13, 4) }), now).leaf).toEqual({
      month: 'Dec',
      day: '12',
    })
    expect(eventCardCopy(event({ startTime: 0 }), now).leaf).toBeUndefined()
  })

  it('says what the viewer can do next for an upcoming party', () => {
    const next = (fields: Partial<EventSummary>) => eventCardCopy(event(fields), now).nextStep
    expect(next({ isHost: true, goingCount: 12, unsentCount: 3 })).toBe('Send 3 invites')
    expect(next({ isHost: true, goingCount: 1, rsvpStatus: 'YES' })).toBe('Share the link')
    expect(next({ isHost: true, goingCount: 12, rsvpStatus: 'YES' })).toBeUndefined()
    expect(next({ rsvpStatus: 'SEEN' })).toBe('RSVP now')
    expect(next({ rsvpStatus: 'NO' })).toBeUndefined()
    expect(next({ rsvpStatus: 'SEEN', ...past })).toBeUndefined()
    expect(next({ isHost: true, unsentCount: 3, cancelledTimestamp: 1 })).toBeUndefined()
  })

  it('of a draft shows the completed fields [EVLIST-16]', () => {
    expect(draftCardCopy(draftEventSchema.parse({ modificationId: 1 }), now)).toEqual({
      title: fixedText('EVLIST-13'),
      dateText: 'No date yet',
      hostLine: fixedText('EVLIST-14'),
      statusLine: 'Draft',
      nextStep: 'Finish your draft',
    })
    const open = draftEventSchema.parse({ modificationId: 1, dateUndecided: true, timeZone: zone })
    expect(draftCardCopy(open, now).dateText).toBe('Date to be decided')
    expect(eventCardCopy(event({ startTime: 0 }), now).dateText).toBe('Date to be decided')
    const datedDraft = draftEventSchema.parse({ modificationId: 1, startTime: now, timeZone: zone })
    expect(draftCardCopy(datedDraft, now).dateText).toBe('Sat, Nov 21 · 12:00 PM')
    for (const half of [{ startTime: now }, { timeZone: zone }])
      expect(draftCardCopy(draftEventSchema.parse({ modificationId: 1, ...half }), now).dateText).toBe('No date yet')
  })
})
