import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiParty, apiPerson, apiSession, type ApiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const service = 'ElkEventService'

/** Creates a party without guests that starts in `hours` and lasts a day and a minute, or five minutes less than a day. */
const lastingParty = (maya: ApiPerson, title: string, hours: number, now: number, minutes: 1 | -5) =>
  apiParty(maya, title, hours, { endTime: now + (hours + 24) * 3_600_000 + minutes * 60_000 })

/** Creates parties of Maya, each an hour later than the one before: canceled, with guests, and with unsent invites. */
async function createOwnParties(maya: ApiPerson, origin: string) {
  const addUnsentInvites = (eventId: string, count: number) =>
    maya.call(service, 'addInvitees', {
      eventId,
      invitees: Array.from({ length: count }, () => ({
        inviteeId: randomUUID(),
        name: 'Una',
        email: newAddress('una'),
      })),
    })
  const off = await apiParty(maya, 'Off', 20)
  await maya.call(service, 'cancelEvent', { eventId: off })
  const full = await apiParty(maya, 'Full', 21)
  await apiGuest(origin, full, 'Ann')
  await addUnsentInvites(full, 1)
  await addUnsentInvites(await apiParty(maya, 'One unsent', 22), 1)
  await addUnsentInvites(await apiParty(maya, 'Two unsent', 23), 2)
  await apiParty(maya, 'Quiet', 24)
}

/** Creates parties of Kofi, each an hour later than the one before, to which Maya has each kind of RSVP. */
async function createParties(maya: ApiPerson, kofi: ApiPerson) {
  const inviteMaya = async (title: string, hours: number, rsvpStatus: 'YES' | 'NO' | 'SEEN', more: object = {}) => {
    const eventId = await apiParty(kofi, title, hours, more)
    const inviteeId = randomUUID()
    await maya.call(service, 'updateAttendance', { eventId, invitee: { inviteeId, rsvpStatus } })
    return { eventId, inviteeId }
  }
  await inviteMaya('Waiting', 30, 'YES', { hasWaitlist: true })
  const deniedInvite = await inviteMaya('Denied party', 31, 'YES', { hasWaitlist: true })
  await kofi.call(service, 'setWaitlistStatus', { ...deniedInvite, status: 'DENIED' })
  await inviteMaya('Going', 32, 'YES')
  await inviteMaya('Declined', 33, 'NO')
  await inviteMaya('Open', 34, 'SEEN')
}

const cardsOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const days = 86_400_000

test('a card of a host says how many are going or unsent, in the past tense after the party [EVLIST-17, EVLIST-18, EVLIST-19, EVLIST-20]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await createOwnParties(maya, server.origin)
  await apiSession(page, server.origin, address)
  await page.goto('/events')
  await expect(cardsOf(page)).toHaveText([
    /[AP]M · (?:today|tomorrow)QuietHosted by youNo responses yetShare the link$/,
    /[AP]M · (?:today|tomorrow)Two unsentHosted by you2 invites unsentSend 2 invites$/,
    /[AP]M · (?:today|tomorrow)One unsentHosted by you1 invite unsentSend 1 invite$/,
    /[AP]M · (?:today|tomorrow)FullHosted by you2 attendingSend 1 invite$/,
    /[AP]MOffHosted by youCanceled$/,
  ])
  await page.clock.setFixedTime(Date.now() + 4 * days)
  await page.goto('/events')
  await expect(cardsOf(page)).toHaveText([
    /QuietHosted by youNo responses yet$/,
    /Two unsentHosted by you2 invites unsent$/,
    /One unsentHosted by you1 invite unsent$/,
    /FullHosted by you2 attended$/,
    /OffHosted by youCanceled$/,
  ])
})

test('a card of a guest names the host, and says where the RSVP stands, also after the party [EVLIST-22, EVLIST-23, EVLIST-24, EVLIST-25]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await createParties(maya, await apiPerson(server.origin, newAddress('kofi'), 'Kofi'))
  await apiSession(page, server.origin, address)
  await page.goto('/events')
  await expect(cardsOf(page)).toHaveText([
    /[AP]M · (?:in \d days|tomorrow)OpenHosted by KofiYou have not respondedRSVP now$/,
    /[AP]M · (?:in \d days|tomorrow)DeclinedHosted by KofiYou can't make it$/,
    /[AP]M · (?:in \d days|tomorrow)GoingHosted by KofiYou are going$/,
    /[AP]M · (?:in \d days|tomorrow)Denied partyHosted by KofiDenied$/,
    /[AP]M · (?:in \d days|tomorrow)WaitingHosted by KofiWaitlisted$/,
  ])
  await page.clock.setFixedTime(Date.now() + 4 * days)
  await page.goto('/events')
  await expect(cardsOf(page)).toHaveText([
    /OpenHosted by KofiYou have not responded$/,
    new RegExp(`DeclinedHosted by Kofi${fixedText('EVLIST-25', { at: 1 })}$`),
    /GoingHosted by KofiYou went$/,
    /Denied partyHosted by KofiDenied$/,
    /WaitingHosted by KofiWaitlisted$/,
  ])
})

test('a card without responses says so to its host, until someone else is going, and asks a guest to respond [EVLIST-14, EVLIST-21, EVLIST-26]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = await apiParty(maya, 'Quiet', 24)
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const theirParty = await apiParty(kofi, 'Open', 30)
  const invitee = { inviteeId: randomUUID(), rsvpStatus: 'SEEN' }
  await maya.call(service, 'updateAttendance', { eventId: theirParty, invitee })
  await apiSession(page, server.origin, address)
  await page.goto('/events')
  await expect(cardsOf(page)).toHaveText([
    /OpenHosted by KofiYou have not respondedRSVP now$/,
    /QuietHosted by youNo responses yetShare the link$/,
  ])
  await apiGuest(server.origin, eventId, 'Ann')
  await expect(cardsOf(page).last()).toHaveText(/QuietHosted by you2 attending$/)
})

/** Creates parties of Maya and one of Kofi: canceled, in two weeks, of ten days, without an end, and theirs. */
async function createSortedParties(maya: ApiPerson, kofi: ApiPerson) {
  const inTwoWeeks = await apiParty(maya, 'In two weeks', 24 * 14)
  const off = await apiParty(maya, 'Off', 20)
  await maya.call(service, 'cancelEvent', { eventId: off })
  await apiParty(maya, 'Festival', 25, { endTime: Date.now() + 10 * days })
  const kofisParty = await apiParty(kofi, 'Theirs', 30)
  const invitee = { inviteeId: randomUUID(), rsvpStatus: 'SEEN' }
  await maya.call(service, 'updateAttendance', { eventId: kofisParty, invitee })
  await apiParty(maya, 'Soon', 21)
  return inTwoWeeks
}

test('parties are sorted by their start, newest first, except that the next is first among those ahead [EVLIST-04, EVLIST-07, EVLIST-29]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await createSortedParties(maya, await apiPerson(server.origin, newAddress('kofi'), 'Kofi'))
  await apiSession(page, server.origin, address)
  await page.goto('/events')
  const titles = page.getByRole('heading', { level: 3 })
  const tabs = page.getByRole('tab')
  await expect(titles).toHaveText(['In two weeks', 'Theirs', 'Festival', 'Soon', 'Off'])
  await expect(cardsOf(page).first()).toContainText('two weeks away')
  await expect(tabs).toHaveText(['All5', 'Hosted by you4', 'Upcoming4', 'Past1'])
  // The next one is the first thing to read, and larger than the greeting.
  const next = page.getByText(/^(?:Happening now|Today, .*|Tomorrow, .*): Soon$/)
  await expect(next).toBeVisible()
  const sizeOf = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf(next)).toBeGreaterThan(await sizeOf(page.getByRole('heading', { level: 1 })))
  await tabs.filter({ hasText: 'Hosted by you' }).click()
  await expect(titles).toHaveText(['In two weeks', 'Festival', 'Soon', 'Off'])
  await tabs.filter({ hasText: 'Upcoming' }).click()
  await expect(titles).toHaveText(['Soon', 'Festival', 'Theirs', 'In two weeks'])
  await tabs.filter({ hasText: 'Past' }).click()
  await expect(titles).toHaveText(['Off'])
})

test('parties are past when they end, when their day is over, or when they are canceled, and the counts follow [EVLIST-02, LIFE-12, LIFE-13, LIFE-14]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = await createSortedParties(maya, await apiPerson(server.origin, newAddress('kofi'), 'Kofi'))
  await apiSession(page, server.origin, address)
  await page.goto('/events?tab=Past')
  const titles = page.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Off'])
  await expect(page.getByText('You have 4 upcoming parties.')).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 4 * days)
  await page.goto('/events?tab=Past')
  // Parties without an end are past after their day; one that lasts longer isn't, although it started days ago.
  await expect(titles).toHaveText(['Theirs', 'Soon', 'Off'])
  await expect(page.getByText('You have 2 upcoming parties.')).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 11 * days)
  await page.goto('/events?tab=Past')
  await expect(titles).toHaveText(['Theirs', 'Festival', 'Soon', 'Off'])
  await expect(page.getByText('You have 1 upcoming party.')).toBeVisible()
  await maya.call(service, 'cancelEvent', { eventId })
  await expect(titles.first()).toHaveText('In two weeks')
  await expect(page.getByText('You have 0 upcoming parties.')).toBeVisible()
})

test('a party of at least a day shows the days of its start and its end [LIFE-18, CONST-53]', async ({
  page,
  server,
}) => {
  const maya = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const now = Date.now()
  const long = await lastingParty(maya, 'Long', 24, now, 1)
  const short = await lastingParty(maya, 'Short', 24, now, -5)
  await page.goto(`/event/${long}`)
  await expect(page.getByText(/Starts .*, ends /)).toBeVisible()
  await page.goto(`/event/${short}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Short' })).toBeVisible()
  await expect(page.getByText(/Starts .*, ends /)).toHaveCount(0)
})
