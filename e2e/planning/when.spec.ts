import type { Page } from '@playwright/test'
import { apiInvite, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress, openAsHost, openRow } from '../support/journeys.ts'
import { codeFor, invitationFor, sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { until } from '../support/until.ts'

/** Returns the names of two days of next month, as the calendar shows them. It begins with the month at the party's place. */
function daysOfNextMonth(): [string, string] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
    .format(new Date())
    .split('-')
    .map(Number)
  const name = (day: number) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(year, month, day),
    )
  return [name(20), name(21)]
}

/** Chooses an answer to a proposed time, given by its place in the list. */
const choose = (page: Page, at: number, answer: string) =>
  page.getByRole('main').getByRole('group').nth(at).getByRole('radio', { name: answer }).check({ force: true })

const numbers = (page: Page, at: number) => page.locator('.times > li').nth(at).locator('.numbers')

/** Proposes two days with two times each. */
async function proposeTimes(page: Page) {
  await page.getByRole('link', { name: "Ask guests when they're free" }).click()
  await expect(page.getByRole('heading', { name: 'When works?' })).toBeVisible()
  await expectAccessible(page)
  for (const day of daysOfNextMonth()) await page.getByRole('checkbox', { name: day }).check({ force: true })
  await page.getByLabel('Time 1', { exact: true }).fill('12:30')
  await page.getByLabel('Time 2', { exact: true }).fill('19:00')
  await page.getByRole('button', { name: 'Propose these times' }).click()
  await expect(page.getByRole('status')).toHaveText('Your guests can answer now.')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expectAccessible(page)
}

/** Responds to two times from the invitation, which then shows the responses. */
async function answerByLink(guest: Page) {
  await guest.reload()
  await guest.getByRole('link', { name: 'See the times' }).click()
  await expect(guest).toHaveURL(/\/when\?iu=[^&]+$/)
  await expectAccessible(guest)
  await choose(guest, 0, 'Yes')
  await choose(guest, 1, 'No')
  await guest.getByRole('button', { name: 'Save my answers' }).click()
  await expect(guest.getByRole('status')).toContainText('Saved.')
  await expect(numbers(guest, 0)).toContainText('1 yes · 0 if need be · 0 no')
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Back to the invitation' }).click()
  await expect(guest.getByRole('heading', { name: 'You answered' })).toBeVisible()
  await expect(guest.getByText(/^Yes: .+ No: /)).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Change', exact: true }).click()
}

/** Responds to one time by a personal link. */
async function answerIfNeedBe(guest: Page, link: string) {
  await guest.goto(link)
  await guest.getByRole('link', { name: 'See the times' }).click()
  await choose(guest, 0, 'If need be')
  await guest.getByRole('button', { name: 'Save my answers' }).click()
  await expect(guest.getByRole('status')).toContainText('Saved.')
}

/** Responds by the open link, with a name and an address. */
async function answerAsStranger(guest: Page, eventId: string) {
  await guest.goto(`/event/${eventId}`)
  await guest.getByRole('link', { name: 'See the times' }).click()
  await choose(guest, 0, 'No')
  await choose(guest, 3, 'Yes')
  const nia = newAddress('nia')
  await guest.getByLabel('Your name').fill('Nia Novak')
  await guest.getByLabel('Your email').fill(nia)
  await guest.getByRole('button', { name: 'Save my answers' }).click()
  await expect(guest.getByRole('status')).toContainText('Saved.')
  await expect(guest.getByLabel('Your name')).toHaveCount(0)
}

/** Expects the numbers to change while the page is open, and what the host types to stay. */
async function expectNewNumbers(page: Page, guest: Page, eventId: string) {
  await page.clock.install()
  await openAsHost(page, eventId)
  await page.getByRole('link', { name: '3 answered: pick a time' }).click()
  await expect(numbers(page, 0)).toContainText('1 yes · 1 if need be · 1 no')
  await page.getByLabel('Time 1', { exact: true }).fill('08:15')
  await choose(guest, 0, 'Yes')
  await guest.getByRole('button', { name: 'Save my answers' }).click()
  await expect(numbers(guest, 0)).toContainText('2 yes · 1 if need be · 0 no')
  await page.clock.runFor(16_000)
  await expect(numbers(page, 0)).toContainText('2 yes · 1 if need be · 0 no')
  await expect(page.getByLabel('Time 1', { exact: true })).toHaveValue('08:15')
}

/** Opens the confirmation for the first time. */
async function chooseFirstTime(page: Page) {
  await expect(page.getByRole('region', { name: 'Who answered' })).toContainText('Nia Novak')
  await page
    .getByRole('link', { name: /^Pick / })
    .first()
    .click()
  await expect(page.getByText('2 guests said yes and will be going')).toBeVisible()
  await expectAccessible(page)
}

/** Expects that the guest is going, and that the date is set. */
async function expectDateOnInvitation(guest: Page) {
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'The date is set' })).toBeVisible()
  await guest.getByRole('link', { name: 'Back to the invitation' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'See the times' })).toHaveCount(0)
}

test('a host asks when guests can, they answer, and the time that the host picks becomes the date', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('hana')
  const host = await apiPerson(server.origin, address, 'Hana Host')
  const eventId = await apiParty(host, 'Winter picnic', 0, { startTime: 0, dateUndecided: true })
  const [ana, mo] = [newAddress('ana'), newAddress('mo')]
  await apiInvite(host, eventId, [
    { name: 'Ana Ortiz', email: ana },
    { name: 'Mo Meyer', email: mo },
  ])

  // Nothing is proposed yet, so the invitation shows no link.
  const context = await browser.newContext({ baseURL: server.origin })
  const guest = await context.newPage()
  await guest.goto(await invitationFor(server.origin, ana))
  await expect(guest.getByRole('definition').filter({ hasText: 'Date to be decided' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'See the times' })).toHaveCount(0)

  // The host proposes two days with two times each.
  await apiSession(page, server.origin, address)
  await page.goto(`/event/edit/${eventId}`)
  await openRow(page, 'When')
  await proposeTimes(page)

  // A guest answers by personal link.
  await answerByLink(guest)

  // The other guest, and a stranger, have no JavaScript.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const second = await plain.newPage()
  await answerIfNeedBe(second, await invitationFor(server.origin, mo))
  const strange = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const third = await strange.newPage()
  await answerAsStranger(third, eventId)

  // The host, who has the page open, sees the numbers without reloading, and picks.
  await expectNewNumbers(page, third, eventId)
  await chooseFirstTime(page)
  const had = (await sentTo(server.origin, mo)).length
  await page.getByRole('button', { name: 'Pick this time' }).click()
  await expect(page.getByRole('heading', { name: 'The date is set' })).toBeVisible()

  await expect(page.getByText(/^The party is on /)).toContainText('12:30 PM')
  await expectDateOnInvitation(guest)

  // Answers became RSVPs. The guest who could come if need be is asked, with one message; the others get a confirmation instead.
  const { invitees: rows } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  const statusOf = (name: string): unknown =>
    Array.isArray(rows) ? rows.find((row: { name?: string }) => row.name === name)?.rsvpStatus : undefined
  expect(statusOf('Ana Ortiz')).toBe('YES')
  expect(statusOf('Nia Novak')).toBe('YES')
  expect(statusOf('Mo Meyer')).toBe('INVITED')
  const sentEmails = await until('the update', async () => {
    const mails = await sentTo(server.origin, mo)
    return mails.length > had ? mails : undefined
  })
  expect(sentEmails).toHaveLength(had + 1)
  expect(sentEmails[0]?.text).toContain('12:30')
  await context.close()
  await plain.close()
  await strange.close()
})

/** Gets the personal link by email, after a code. */
async function getLinkByEmail(page: Page, origin: string, email: string) {
  await page.getByRole('region', { name: 'Keep your link' }).getByRole('link', { name: 'Get it by email' }).click()
  const card = page.getByRole('region', { name: 'Keep your link' })
  await card.getByRole('button', { name: 'Email it to me' }).click()
  await expect(card.getByText('We sent a code to the email address you gave.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(await codeFor(origin, email))
  await expect(card.getByRole('status')).toContainText('Check your email. We sent you the link.')
  await expect
    .poll(async () => (await sentTo(origin, email)).map(({ subject }) => subject))
    .toContain('Your link to Winter picnic')
}

test('someone who answered by the open link is recognized in the same browser, and keeps the link', async ({
  page,
  server,
  browser,
}) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Winter picnic', 0, { startTime: 0, dateUndecided: true })
  const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 30 * 86_400_000 + 43_200_000
  const add = [noon, noon + 86_400_000].map((startTime) => ({ startTime, endTime: null }))
  await host.call('ElkEventService', 'proposeTimes', { eventId, add, remove: [] })
  const radio = (on: Page, at: number, name: string) => on.getByRole('group').nth(at).getByRole('radio', { name })
  const answer = async (on: Page, email: string) => {
    await on.goto(`/event/${eventId}/when`)
    await choose(on, 0, 'Yes')
    await on.getByLabel('Your name').fill('Nia Novak')
    await on.getByLabel('Your email').fill(email)
    await on.getByRole('button', { name: 'Save my answers' }).click()
    await expect(on.getByRole('status')).toContainText('Saved.')
  }
  const email = newAddress('nia')
  await answer(page, email)
  await expectAccessible(page)

  // The bare addresses show the answers.
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('heading', { name: 'You answered' })).toBeVisible()
  await page.goto(`/event/${eventId}/when`)
  await expect(radio(page, 0, 'Yes')).toBeChecked()
  await expect(page.getByLabel('Your name')).toHaveCount(0)
  await choose(page, 1, 'If need be')
  await page.getByRole('button', { name: 'Save my answers' }).click()
  await expect(page.getByRole('status')).toContainText('Saved.')

  await getLinkByEmail(page, server.origin, email)

  // Someone else in this browser answers on their own, or finds that it was them after all.
  await page.goto(`/event/${eventId}/when`)
  await expect(page.getByText("You're answering as Nia Novak.")).toBeVisible()
  await page.getByRole('link', { name: 'Answer as yourself' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await page.getByRole('link', { name: 'Continue with your invitation' }).click()
  await expect(radio(page, 0, 'Yes')).toBeChecked()
  await page.goto(`/event/${eventId}`)
  await page.getByRole('link', { name: 'RSVP as yourself' }).click()
  await page.getByRole('link', { name: 'See the times' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect(page.getByText('Are you Nia Novak?')).toBeVisible()
  await expectAccessible(page)

  // Without JavaScript, the page offers to continue, and takes the same address again.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const other = await plain.newPage()
  const kim = newAddress('kim')
  await answer(other, kim)
  await other.goto(`/event/${eventId}/when`)
  await other.getByRole('link', { name: 'Continue with your invitation' }).click()
  await expect(radio(other, 0, 'Yes')).toBeChecked()
  await answer(other, kim)
  await plain.close()
})
