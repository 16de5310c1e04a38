import type { Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import {
  autosave,
  loseAnswer,
  newAddress,
  openRow,
  signUp,
  stopClock,
  withoutTitleCovers,
} from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const draftId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test.beforeEach(({ context }) => withoutTitleCovers(context))

test('a draft is autosaved, is continued on another device, and survives a crash @desktop [DRAFT-04, ROUTE-22, EDIT-04, RT-05]', async ({
  page,
  context,
  server,
  browser,
}) => {
  const address = newAddress('maya')
  await apiSession(page, server.origin, address, 'Maya')
  await page.goto('/event/create')
  await expect(page.getByRole('button', { name: 'Save draft', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in to save draft' })).toHaveCount(0)
  const draftSave = autosave(page)
  await page.getByLabel('Party title').fill('Lantern walk')
  await draftSave
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  const other = await browser.newContext({ baseURL: server.origin })
  await withoutTitleCovers(other)
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

  const last = autosave(page)
  await page.getByLabel('Party title').fill('Lantern walk at dusk')
  await last
  await page.goto('chrome://crash').catch(() => undefined)
  const next = await context.newPage()
  await next.goto('/events?tab=Drafts')
  await next.getByRole('link', { name: 'Lantern walk' }).click()
  await expect(next.getByLabel('Party title')).toHaveValue('Lantern walk at dusk')
})

test('changes are saved every five seconds, and only if there are any @desktop [LIFE-02, LIFE-15, CONST-52, EDIT-10]', async ({
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
  const draftSave = autosave(page)
  // Finds the time of a check, to at most half a second.
  for (let ms = 0; ms < 5_000 && savings < 2; ms += 500) await page.clock.runFor(500)
  await draftSave
  expect(savings).toBe(2)
  await page.getByLabel('Party title').fill('Lantern walk by the sea')
  const nextSave = autosave(page)
  await page.clock.runFor(3_900)
  expect(savings).toBe(2)
  await page.clock.runFor(1_100)
  await nextSave
  expect(savings).toBe(3)
  await page.clock.runFor(20_000)
  expect(savings).toBe(3)
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible()
  await page.clock.fastForward('24:01:00')
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M on [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible()
})

test('a draft that is changed or deleted elsewhere can be kept as it is here @desktop [DRAFT-07, DRAFT-05]', async ({
  page,
  context,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = crypto.randomUUID()
  await maya.call('ElkEventService', 'editEventDraft', { eventId, event: { title: 'Picnic', modificationId: 1 } })
  await apiSession(page, server.origin, address)
  const other = await context.newPage()
  // The second tab gets no updates, as if it were asleep.
  await other.route('**/realtime?*', () => new Promise(() => undefined))
  const listening = page.waitForRequest(/\/realtime\?topic=drafts/)
  for (const tab of [page, other]) await tab.goto(`/event/draft/edit/${eventId}`)
  await listening
  await expect(other.getByLabel('Party title')).toHaveValue('Picnic')
  const first = autosave(page)
  await page.getByLabel('Party title').fill('Picnic by the lake')
  await first
  await other.getByLabel('Party title').fill('Picnic in the park')
  const conflict = other.getByRole('dialog', { name: 'This party was changed elsewhere' })
  await expect(conflict).toContainText('Picnic in the park')
  await expect(conflict).toContainText('Picnic by the lake')
  await conflict.getByRole('button', { name: 'Keep the other version' }).click()
  await expect(other.getByLabel('Party title')).toHaveValue('Picnic by the lake')
  await other.getByRole('button', { name: 'Restore my version' }).click()
  await expect(other.getByLabel('Party title')).toHaveValue('Picnic in the park')
  await expect(page.getByLabel('Party title')).toHaveValue('Picnic in the park')
  const second = autosave(other)
  await other.getByLabel('Party title').fill('Mine')
  await second
  await expect(page.getByLabel('Party title')).toHaveValue('Mine')
  await other.close()

  await page.getByLabel('Party title').fill('Mine!')
  await maya.call('ElkEventService', 'deleteDraft', { eventUuid: eventId })
  const dialog = page.getByRole('dialog', { name: 'This draft was deleted' })
  await expect(dialog.getByRole('button', { name: 'Keep as a new draft' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden()
  const draftSave = autosave(page)
  await dialog.getByRole('button', { name: 'Keep as a new draft' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Mine!')
  await draftSave
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(draftId(page)).toBe(eventId)
  await page.reload()
  await expect(page.getByLabel('Party title')).toHaveValue('Mine!')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Mine!'])
})

test('a save whose result was lost is no conflict, and one that is refused shows why until it succeeds @desktop [DRAFT-07]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiSession(page, server.origin, address)
  // This tab gets no updates, as on a bad connection.
  await page.route('**/realtime?*', () => new Promise(() => undefined))
  await page.goto('/event/create')
  const first = autosave(page)
  await page.getByLabel('Party title').fill('Picnic')
  await first
  await loseAnswer(page, 'editEventDraft')
  const lostRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/json/'))
  await page.getByLabel('Party title').fill('Picnic by the lake')
  await lostRequest
  const next = autosave(page)
  await page.getByLabel('Party title').fill('Picnic by the lake, at noon')
  await next
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Picnic by the lake, at noon'])

  const ids = Array.from({ length: 99 }, () => crypto.randomUUID())
  for (const eventId of ids)
    await maya.call('ElkEventService', 'editEventDraft', { eventId, event: { title: 'Draft', modificationId: 1 } })
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('One more')
  await expect(
    page.getByText('Not saved yet. You already have 100 drafts. Please delete one before saving another.'),
  ).toBeVisible()
  const draftSave = autosave(page)
  await maya.call('ElkEventService', 'deleteDraft', { eventUuid: ids[0] })
  await draftSave
  await expect(page.getByText(/^Saved at/)).toBeVisible()
})
