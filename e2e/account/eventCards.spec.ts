import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiParty, apiPerson, apiSession, type ApiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const service = 'ElkEventService'

/** Creates parties of Maya, each an hour later than the one before, and parties of Kofi to which she is invited. */
async function createParties(maya: ApiPerson, kofi: ApiPerson, origin: string, now: number) {
  const addUnsentInvites = (eventId: string, count: number) =>
    maya.call(service, 'addInvitees', {
      eventId,
      invitees: Array.from({ length: count }, () => ({
        inviteeId: randomUUID(),
        name: 'Una',
        email: newAddress('una'),
      })),
    })
  const lasting = (hours: number, minutes: number) => ({ endTime: now + hours * 3_600_000 + minutes * 60_000 })

  // Maya's own parties, each an hour later than the one before.
  const off = await apiParty(maya, 'Off', 20)
  await maya.call(service, 'cancelEvent', { eventId: off })
  const full = await apiParty(maya, 'Full', 21)
  await apiGuest(origin, full, 'Ann')
  await addUnsentInvites(full, 1)
  await addUnsentInvites(await apiParty(maya, 'One unsent', 22), 1)
  await addUnsentInvites(await apiParty(maya, 'Two unsent', 23), 2)
  const long = await apiParty(maya, 'Quiet', 24, lasting(48, 1))
  await apiParty(maya, 'Festival', 25, lasting(24 * 10, 0))
  const short = await apiParty(maya, 'In two weeks', 24 * 14, lasting(24 * 14 + 23, 55))

  // Kofi's parties, to which Maya is invited.
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
  return { long, short }
}

test('each card shows the status of its party, newest start first, and the counts follow the clock [EVLIST-02, EVLIST-04, EVLIST-21, LIFE-12]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const now = Date.now()
  const { long, short } = await createParties(maya, kofi, server.origin, now)

  await apiSession(page, server.origin, address)
  await page.goto('/events')
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveText([
    /two weeks awayIn two weeks.*No responses yetShare the link$/,
    /[AP]M · (?:in \d days|tomorrow)Open.*You have not respondedRSVP now$/,
    /[AP]M · (?:in \d days|tomorrow)Declined.*You can't make it$/,
    /[AP]M · (?:in \d days|tomorrow)Going.*You are going$/,
    /[AP]M · (?:in \d days|tomorrow)Denied party.*Denied$/,
    /[AP]M · (?:in \d days|tomorrow)Waiting.*Waitlisted$/,
    /[AP]M · (?:in \d days|tomorrow)Festival.*No responses yetShare the link$/,
    /[AP]M · (?:in \d days|tomorrow)Quiet.*No responses yetShare the link$/,
    /[AP]M · (?:today|tomorrow)Two unsent.*2 invites unsentSend 2 invites$/,
    /[AP]M · (?:today|tomorrow)One unsent.*1 invite unsentSend 1 invite$/,
    /[AP]M · (?:today|tomorrow)Full.*2 attendingSend 1 invite$/,
    /[AP]MOff.*Canceled$/,
  ])
  // A canceled party is past.
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['All12', 'Hosted by you7', 'Upcoming11', 'Past1'])
  await expect(page.getByText('You have 11 upcoming parties.')).toBeVisible()
  // The next one is the first thing to read, and larger than the greeting.
  const next = page.getByText(/^(?:Happening now|Today, .*|Tomorrow, .*): Full$/)
  await expect(next).toBeVisible()
  const sizeOf = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf(next)).toBeGreaterThan(await sizeOf(page.getByRole('heading', { level: 1 })))

  // A party of at least a day shows the days of its start and end.
  const when = async (eventId: string) => (await page.request.get(`/event/${eventId}`)).text()
  expect(await when(long)).toMatch(/Starts [^<]*, ends /)
  expect(await when(short)).not.toMatch(/Starts [^<]*, ends /)

  await page.clock.setFixedTime(now + 4 * 86_400_000)
  await page.goto('/events')
  const statusOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(statusOf('Full')).toContainText('2 attended')
  await expect(statusOf('Going')).toContainText('You went')
  await expect(statusOf('Declined')).toContainText(fixedText('EVLIST-25', { at: 1 }))
  // Parties without an end are past after their day; one that lasts longer isn't, although it started days ago.
  await expect(tabs).toHaveText(['All12', 'Hosted by you7', 'Upcoming2', 'Past10'])
  await expect(page.getByText('You have 2 upcoming parties.')).toBeVisible()
  await tabs.filter({ hasText: 'Upcoming' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Festival', 'In two weeks'])
})
