import type { Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { autosave, editDeletedDraft, newAddress, openRow, signIn, signUp, stopClock } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const draftId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('the work of a signed-out visitor is kept in the session and survives a reload @desktop [DRAFT-05, STORE-08, EDIT-09, LIFE-02]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await page.getByLabel('Party title').fill('Midsummer')
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('festoon.draft:')))
  expect(keys).toEqual([expect.stringMatching(/^festoon\.draft:[\da-f-]{36}$/)])
  const [key = ''] = keys
  const stored = JSON.parse((await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? '')
  expect(stored).toMatchObject({ fields: { id: key.split(':')[1], title: 'Midsummer' } })
  await page.reload()
  await expect(page.getByLabel('Party title')).toHaveValue('Midsummer')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()

  // Starting over can be undone.
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Midsummer')
})

test('a draft is autosaved and can be continued on another device @desktop [DRAFT-04, LIFE-01, ROUTE-22, EDIT-04, RT-05]', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('maya')
  await apiSession(page, server.origin, address, 'Maya')
  await page.goto('/event/create')
  await expect(page.getByRole('button', { name: 'Save draft', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in to save draft' })).toHaveCount(0)
  const saved = autosave(page)
  await page.getByLabel('Party title').fill('Lantern walk')
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  const other = await browser.newContext({ baseURL: server.origin })
  const phone = await other.newPage()
  await apiSession(phone, server.origin, address)
  await phone.goto('/events?tab=Drafts')
  await phone.getByRole('link', { name: 'Lantern walk' }).click()
  await expect(phone.getByLabel('Party title')).toHaveValue('Lantern walk')
  const again = autosave(phone)
  await phone.getByLabel('Party title').fill('Lantern walk by the lake')
  await again
  // The first device gets the change.
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern walk by the lake')
  await expect(page.getByText("This party was just changed elsewhere. You're seeing the latest version.")).toBeVisible()
  await other.close()
})

test('changes are saved every five seconds, and only if there are any @desktop [EDIT-10, LIFE-02, LIFE-15, CONST-52, ENT-10]', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  let savings = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"editEventDraft"')) savings += 1
  })
  await page.goto('/event/create')
  // A party without title, description, address and image is blank, whatever else it has.
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  await stopClock(page)
  await page.clock.runFor(11_000)
  expect(savings).toBe(0)
  await page.clock.resume()
  await page.getByLabel('Party title').fill('Lantern walk')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await stopClock(page)
  // One autosave falls within these five seconds.
  await page.clock.runFor(5_000)
  expect(savings).toBe(1)
  await page.getByLabel('Party title').fill('Lantern walk by the lake')
  const saved = autosave(page)
  await page.clock.runFor(5_000)
  await saved
  expect(savings).toBe(2)
  await page.clock.runFor(20_000)
  expect(savings).toBe(2)
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible()
  await page.clock.fastForward('24:01:00')
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M on [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible()
})

test('a browser crash loses nothing that was saved @desktop', async ({ page, context, server }) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  const saved = autosave(page)
  await page.getByLabel('Party title').fill('Lantern walk')
  await saved
  await page.goto('chrome://crash').catch(() => undefined)
  const next = await context.newPage()
  await next.goto('/events?tab=Drafts')
  await next.getByRole('link', { name: 'Lantern walk' }).click()
  await expect(next.getByLabel('Party title')).toHaveValue('Lantern walk')
})

test('two tabs with one draft do not overwrite each other @desktop [DRAFT-07]', async ({ page, context, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = crypto.randomUUID()
  await maya.call('ElkEventService', 'editEventDraft', { eventId, event: { title: 'Picnic', modificationId: 1 } })
  await signIn(page, server.origin, address)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/event/draft/edit/${eventId}`)
  // The second tab gets no updates, as if it were asleep.
  await other.route('**/realtime?*', () => new Promise(() => undefined))
  await other.reload()
  await expect(other.getByLabel('Party title')).toHaveValue('Picnic')
  const first = autosave(page)
  await page.getByLabel('Party title').fill('Picnic by the lake')
  await first
  await other.getByLabel('Party title').fill('Picnic in the park')
  const dialog = other.getByRole('dialog', { name: 'This party was changed elsewhere' })
  await expect(dialog).toContainText('Picnic in the park')
  await expect(dialog).toContainText('Picnic by the lake')
  await dialog.getByRole('button', { name: 'Keep the other version' }).click()
  await expect(other.getByLabel('Party title')).toHaveValue('Picnic by the lake')
  await other.getByRole('button', { name: 'Restore my version' }).click()
  await expect(other.getByLabel('Party title')).toHaveValue('Picnic in the park')
  await expect(page.getByLabel('Party title')).toHaveValue('Picnic in the park')

  await other.getByLabel('Party title').fill('Mine')
  const second = autosave(other)
  await second
  await expect(page.getByLabel('Party title')).toHaveValue('Mine')
})

test('a draft that is deleted while it is open can be kept @desktop', async ({ page, server }) => {
  const eventId = await editDeletedDraft(page, server.origin)
  const dialog = page.getByRole('dialog', { name: 'This draft was deleted' })
  await expect(dialog.getByRole('button', { name: 'Keep as a new draft' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden()
  const saved = autosave(page)
  await dialog.getByRole('button', { name: 'Keep as a new draft' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Picnic!')
  await saved
  expect(draftId(page)).toBe(eventId)
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Picnic!'])
})
