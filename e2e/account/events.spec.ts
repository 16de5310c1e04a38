import type { Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { createParty, newAddress, signIn, signUp, startFromScratch } from '../support/journeys.ts'
import { fillParties } from '../support/fillParties.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Holds back calls of one operation until the returned function is called. */
async function hold(page: Page, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/json/ElkEventService', async (route) => {
    if (route.request().postData()?.includes(`"${method}"`)) await promise
    await route.continue()
  })
  return resolve
}

test('parties are sorted into tabs, and the address keeps the tab [EVLIST-03, EVLIST-04, EVLIST-05, EVLIST-29, HEAD-02, HEAD-03, HEAD-04]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  await apiParty(maya, 'Lantern walk', 30)
  const theirs = await apiParty(kofi, 'Board games', 60)
  const inviteeId = crypto.randomUUID()
  const invitee = { inviteeId, rsvpStatus: 'YES' }
  await maya.call('ElkEventService', 'updateAttendance', { eventId: theirs, invitee })
  await signIn(page, server.origin, address)

  await expect(page.getByRole('tab')).toHaveText([/^All2$/, /^Hosted by you1$/, /^Upcoming2$/, /^Past0$/])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Board games', 'Lantern walk'])
  await expect(page.getByRole('link', { name: 'Upcoming', exact: true })).toBeHidden()
  await expectAccessible(page)
  await tab(page, 'Hosted by you').click()
  await expect(page).toHaveURL(/\?tab=HostedByYou$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])
  await page.reload()
  await expect(tab(page, 'Hosted by you')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])
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

  await page.getByRole('link', { name: 'Board games' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${theirs}$`))
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Upcoming$/)
  await expect(tab(page, 'Upcoming')).toHaveAttribute('aria-selected', 'true')
})

test('a draft is saved, opened again and deleted from its menu [ROUTE-22, ROUTE-23, EVLIST-03, EVLIST-04, EVLIST-05, EVLIST-06, EVLIST-09, EVLIST-13, EVLIST-15, EVLIST-16, AUTHZ-06]', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await expect(tab(page, 'Drafts')).toBeHidden()
  await startFromScratch(page)
  await page.getByLabel('Party title').fill('Half an idea')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(page.getByText('Draft saved.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Half an idea' })
  await expect(card).toContainText('Hosted by you')
  await expect(card).toContainText(/DraftFinish your draft$/)
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Half an idea' }).click()
  await expect(page).toHaveURL(/\/event\/draft\/edit\//)
  const address = page.url()
  await expect(page.getByLabel('Party title')).toHaveValue('Half an idea')
  await page.getByLabel('Party title').fill('')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Untitled Party' })).toBeVisible()
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')

  await page.getByRole('button', { name: 'Options for Untitled Party' }).click()
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Drafts')).toBeHidden()

  // The URL of the deleted draft shows an error.
  await page.goto(address)
  const dialog = page.getByRole('dialog', { name: 'Draft Error' })
  await expect(dialog).toContainText('This draft does not exist.')
  await dialog.getByRole('button', { name: 'View my drafts' }).click()
  await expect(page).toHaveURL(/\/events(?:\?tab=Drafts)?$/)
})

test('a missing draft links to the existing drafts [ERR-25, ERR-26]', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await maya.call('ElkEventService', 'editEventDraft', {
    eventId: crypto.randomUUID(),
    event: { title: 'Kept', modificationId: 1 },
  })
  await apiSession(page, server.origin, address)
  await page.goto(`/event/draft/edit/${crypto.randomUUID()}`)
  const dialog = page.getByRole('dialog', { name: 'Draft Error' })
  await expect(dialog).toContainText(fixedText('ERR-25', { at: 1 }))
  await dialog.getByRole('button', { name: 'View my drafts' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Kept'])
})

test('drafts and parties from another device appear on their own [RT-01, RT-04]', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const listening = page.waitForRequest(/\/realtime\?/)
  await signIn(page, server.origin, address)
  await listening
  await expect(tab(page, 'Drafts')).toBeHidden()
  const draft = { eventId: crypto.randomUUID(), event: { title: 'From the phone', modificationId: 1 } }
  // The stream may still be opening. Earlier changes are fetched once it is open.
  await expect(async () => {
    draft.event.modificationId += 1
    await maya.call('ElkEventService', 'editEventDraft', draft)
    await expect(tab(page, 'Drafts')).toHaveText('Drafts1', { timeout: 1_000 })
  }).toPass()
  await apiParty(maya, 'Night swim', 40)
  await expect(page.getByRole('heading', { level: 3, name: 'Night swim' })).toBeVisible()
})

test('placeholders are shown while parties load, for at most a minute [CONST-29, ERR-03]', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiParty(maya, 'Lantern walk', 30)
  await page.clock.install()
  await signIn(page, server.origin, address)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])

  const letGo = await hold(page, 'fetchEvents')
  await page.reload()
  await expect(page.getByText('Loading your parties…')).toBeAttached()
  await expect(page.locator('[data-placeholders] > *')).toHaveCount(7)
  const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
  // The page tries again before it gives up.
  await expect(async () => {
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('heading', { name: "We couldn't load your parties" })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.fastForward(2_000)
  expect((await logged).postData()).toContain('Timed out after 60000ms fetching /json/ElkEventService')
  letGo()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])
  await expect(page.locator('[data-placeholders]')).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
})

test('the scroll position among many parties is restored on return [EVLIST-08, EVLIST-10]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  for (let number = 1; number <= 48; number += 1) await apiParty(maya, `Party ${number}`, number)
  await signIn(page, server.origin, address)
  const cards = page.getByRole('heading', { level: 3 })
  await expect(cards.first()).toHaveText('Party 48')
  // Far enough down that more cards had to be rendered.
  const far = page.getByRole('link', { name: 'Party 5', exact: true })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(far).toBeAttached({ timeout: 500 })
  }).toPass()
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(900)
  await far.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Party 5' })).toBeVisible()
  expect(await page.evaluate(() => history.state.place)).toBeUndefined()
  await page.goBack()
  await expect(far).toBeInViewport()
  expect(await page.evaluate(() => history.state.place.y)).toBe(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect(far).toBeInViewport()
})

test('a thousand parties load at once and scroll @desktop', async ({ page, embeddedServer: server }) => {
  const address = newAddress('maya')
  await apiParty(await apiPerson(server.origin, address, 'Maya'), 'Party 1', 30)
  await server.stop()
  await fillParties(server.dataFolder, 1_000)
  await server.start()
  await signIn(page, server.origin, address)
  await expect(tab(page, 'All')).toHaveText('All1000')
  await expect(page.getByText('You have 1000 upcoming parties.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Party 1000')
  // Only a few cards are rendered; the others follow while scrolling.
  expect(await page.getByRole('listitem').count()).toBeLessThan(120)
  await page.evaluate(() => {
    const seen = { worst: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.worst = Math.max(seen.worst, duration)
    }).observe({ type: 'longtask' })
    Object.assign(globalThis, { seen })
  })
  const far = page.getByRole('heading', { level: 3, name: 'Party 880', exact: true })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(far).toBeAttached({ timeout: 500 })
  }).toPass()
  // No batch of cards blocks the page for long, on any machine.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen').worst)).toBeLessThan(1_000)
  await tab(page, 'Past').click()
  await expect(page.getByRole('heading', { name: 'No memories yet' })).toBeVisible()
})

test('a long name and a Hebrew title fit [EVLIST-01]', async ({ page, server }) => {
  const address = newAddress('maya')
  const name = `Maya${'Donaudampfschifffahrt'.repeat(4)}`
  const maya = await apiPerson(server.origin, address, name)
  await apiParty(maya, 'מסיבת יום הולדת על הגג', 30)
  await signIn(page, server.origin, address)
  await expect(page.getByRole('heading', { level: 1, name: `Hey there, ${name}!` })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a signed-out visitor who saves a draft signs in and loses nothing [ROUTE-23, ROUTE-28, ROUTE-46, DRAFT-06]', async ({
  page,
  server,
}) => {
  const address = newAddress('ivy')
  await apiPerson(server.origin, address, 'Ivy')
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Before signing in')
  await page.getByRole('button', { name: 'Log in to save draft' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(page.getByRole('heading', { level: 3, name: 'Before signing in' })).toBeVisible()
  // The new party replaces the draft.
  await createParty(page, 'Another one')
  await page.goto('/events')
  await expect(tab(page, 'Drafts')).toHaveText('Drafts1')
})

test('the invitation opened before signing up is one tap away [STORE-07]', async ({ page, server }) => {
  const maya = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 30)
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('festoon.eventPage'))).toBe(`/event/${eventId}`)
  await signUp(page, server.origin, newAddress('noor'), 'Noor')
  await page.getByRole('link', { name: 'Back to the invitation you opened' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
})

test('changes made before the page listened appear once it does [RT-01]', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiParty(maya, 'Lantern walk', 30)
  const { promise: mayListen, resolve: listen } = Promise.withResolvers<void>()
  await page.route('**/realtime?*', async (route) => {
    await mayListen
    await route.continue()
  })
  await signIn(page, server.origin, address)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])
  await apiParty(maya, 'Board games', 60)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])
  listen()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Board games', 'Lantern walk'])
})
