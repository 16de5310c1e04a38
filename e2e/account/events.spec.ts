import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiHosted, apiParty, apiPerson } from '../support/api.ts'
import { fillParties } from '../support/fillParties.ts'
import { createParty, enterContact, newAddress, signIn, signUp, startFromScratch } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('parties are sorted into tabs, the address keeps the tab, and long names and Hebrew titles fit [EVLIST-01, EVLIST-03, HEAD-04, ROUTE-15]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const name = `Maya${'Donaudampfschifffahrt'.repeat(4)}`
  const maya = await apiPerson(server.origin, address, name)
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const hebrew = 'מסיבת יום הולדת על הגג'
  await apiParty(maya, hebrew, 30)
  const kofisEventId = await apiParty(kofi, 'Board games', 60)
  const inviteeId = crypto.randomUUID()
  const invitee = { inviteeId, rsvpStatus: 'YES' }
  await maya.call('ElkEventService', 'updateAttendance', { eventId: kofisEventId, invitee })
  await signIn(page, server.origin, address)
  await expect(page.getByRole('heading', { level: 1, name: `Hey there, ${name}!` })).toBeVisible()
  await expect(page).toHaveTitle(/^My parties/)

  await expect(page.getByRole('tab')).toHaveText([/^All2$/, /^Hosted by you1$/, /^Upcoming2$/, /^Past0$/])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Board games', hebrew])
  await expect(page.getByRole('link', { name: 'Upcoming', exact: true })).toBeHidden()
  await expectAccessible(page)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
  await tab(page, 'Hosted by you').click()
  await expect(page).toHaveURL(/\?tab=HostedByYou$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([hebrew])
  await page.reload()
  await expect(tab(page, 'Hosted by you')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([hebrew])
  await tab(page, 'Past').click()
  await expect(page).toHaveURL(/\?tab=Past$/)
  await expect(page.getByRole('heading', { name: 'No memories yet' })).toBeVisible()
  await tab(page, 'All').click()
  await expect(page).toHaveURL(/\/events$/)
  // Other query parameters are kept.
  await page.goto('/events?ec=MTI0NTRh&tab=Drafts')
  await expect(page).toHaveURL(/\/events\?ec=MTI0NTRh$/)
  await tab(page, 'Upcoming').click()
  await expect(page).toHaveURL(/\/events\?ec=MTI0NTRh&tab=Upcoming$/)
  await tab(page, 'All').click()
  await expect(page).toHaveURL(/\/events\?ec=MTI0NTRh$/)
  const draft = { eventId: crypto.randomUUID(), event: { title: 'Half an idea', modificationId: 1 } }
  await maya.call('ElkEventService', 'editEventDraft', draft)
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Hosted by you/, /^Upcoming/, /^Past/, /^Drafts1$/])
  await tab(page, 'Drafts').click()
  await expect(page).toHaveURL(/\/events\?ec=MTI0NTRh&tab=Drafts$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Half an idea'])
  await tab(page, 'All').click()

  await page.getByRole('link', { name: 'Board games' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${kofisEventId}$`))
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Upcoming$/)
  await expect(tab(page, 'Upcoming')).toHaveAttribute('aria-selected', 'true')
})

test('a draft is saved and opened again [EVLIST-09, EVLIST-14, EVLIST-16]', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const eventId = await apiParty(kofi, 'Board games', 60)
  const invitee = { inviteeId: crypto.randomUUID(), rsvpStatus: 'YES' }
  await maya.call('ElkEventService', 'updateAttendance', { eventId, invitee })
  await signIn(page, server.origin, address)
  const cardOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(cardOf('Board games')).toContainText('Hosted by Kofi')
  await expect(tab(page, 'Drafts')).toBeHidden()
  await startFromScratch(page)
  await page.getByLabel('Party title').fill('Half an idea')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await expect(cardOf('Half an idea')).toContainText(fixedText('EVLIST-14'))
  await expect(cardOf('Half an idea')).toContainText(/DraftFinish your draft$/)
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Half an idea' }).click()
  await expect(page).toHaveURL(/\/event\/draft\/edit\//)
  await expect(page.getByLabel('Party title')).toHaveValue('Half an idea')
})

test('a draft without a title is deleted from its menu [EVLIST-06, EVLIST-13, EVLIST-15, AUTHZ-06]', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await startFromScratch(page)
  await page.getByLabel('Description').fill('Bring a lantern.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 3, name: fixedText('EVLIST-13') })).toBeVisible()
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')

  await page.getByRole('button', { name: 'Options for Untitled Party' }).click()
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Drafts')).toBeHidden()
})

test('what changes before the page listens, and later on another device, appears on its own; a deleted draft says so [RT-04, EVLIST-05, ERR-25, ERR-26]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiParty(maya, 'Lantern walk', 30)
  const { promise: mayListen, resolve: listen } = Promise.withResolvers<void>()
  await page.route('**/realtime?*', async (route) => {
    await mayListen
    await route.continue()
  })
  await signIn(page, server.origin, address)
  const titles = page.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Lantern walk'])
  await apiParty(maya, 'Board games', 60)
  await expect(titles).toHaveText(['Lantern walk'])
  listen()
  await expect(titles).toHaveText(['Board games', 'Lantern walk'])

  await expect(tab(page, 'Drafts')).toBeHidden()
  const draft = { eventId: crypto.randomUUID(), event: { title: 'From the phone', modificationId: 1 } }
  const other = { eventId: crypto.randomUUID(), event: { title: 'Kept', modificationId: 1 } }
  for (const one of [draft, other]) await maya.call('ElkEventService', 'editEventDraft', one)
  await expect(tab(page, 'Drafts')).toHaveText('Drafts2')
  await apiParty(maya, 'Night swim', 40)
  await expect(titles.filter({ hasText: 'Night swim' })).toBeVisible()

  await maya.call('ElkEventService', 'deleteDraft', { eventUuid: draft.eventId })
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')
  await page.goto(`/event/draft/edit/${draft.eventId}`)
  const dialog = page.getByRole('dialog', { name: 'Draft Error' })
  await expect(dialog).toContainText(fixedText('ERR-25', { at: 1 }))
  await dialog.getByRole('button', { name: 'View my drafts' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(titles).toHaveText(['Kept'])
})

test('a thousand parties load at once, and the scroll position is restored on return @desktop [EVLIST-08]', async ({
  page,
  ownServer: server,
}) => {
  const address = newAddress('maya')
  await apiParty(await apiPerson(server.origin, address, 'Maya'), 'Party 1', 30)
  await fillParties(server, 1_000)
  await signIn(page, server.origin, address)
  await expect(tab(page, 'All')).toHaveText('All1000')
  await expect(page.getByText('You have 1000 upcoming parties.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Party 1000')
  // Only a few cards are rendered; the others follow while scrolling.
  expect(await page.getByRole('listitem').count()).toBeLessThan(120)
  await page.evaluate(() => {
    const slowest = { worst: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.worst = Math.max(slowest.worst, duration)
    }).observe({ type: 'longtask' })
    Object.assign(globalThis, { slowest })
  })
  const far = page.getByRole('heading', { level: 3, name: 'Party 880', exact: true })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(far).toBeAttached({ timeout: 500 })
  }).toPass()
  // No batch of cards blocks the page for long, on any machine.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'slowest').worst)).toBeLessThan(1_000)
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(900)
  await page.getByRole('link', { name: 'Party 880', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Party 880' })).toBeVisible()
  expect(await page.evaluate(() => history.state.place)).toBeUndefined()
  await page.goBack()
  await expect(far).toBeInViewport()
  expect(await page.evaluate(() => history.state.place.y)).toBe(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect(far).toBeInViewport()
  await tab(page, 'Past').click()
  await expect(page.getByRole('heading', { name: 'No memories yet' })).toBeVisible()
})

test('a visitor who saves a draft signs in, and loses neither it nor the invitation they opened [DRAFT-06, ROUTE-23, ROUTE-28, STORE-07]', async ({
  page,
  server,
}) => {
  const address = newAddress('ivy')
  await apiPerson(server.origin, address, 'Ivy')
  const { eventId } = await apiHosted(server.origin)
  const invitation = `/event/${eventId}`
  await page.goto(invitation)
  await expect(page.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('festoon.eventPage'))).toBe(invitation)
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Before signing in')
  await page.getByRole('button', { name: 'Log in to save draft' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(page.getByRole('heading', { level: 3, name: 'Before signing in' })).toBeVisible()
  await tab(page, 'All').click()
  await page.getByRole('link', { name: 'Back to the invitation you opened' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  // The new party replaces the draft.
  await createParty(page, 'Another one')
  await page.goto('/events')
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')
})
