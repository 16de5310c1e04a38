import type { Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { hostedParty } from '../support/hostedParty.ts'
import {
  autosave,
  editDeletedDraft,
  loseAnswer,
  newAddress,
  signInByForm,
  startFromScratch,
} from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

/** Enters a title and waits until it is saved. */
async function begin(page: Page, title: string): Promise<void> {
  const saved = autosave(page)
  await page.getByLabel('Party title').fill(title)
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()
}

test('a party whose creation result was lost continues in its own editor with later changes @desktop [RPC-45]', async ({
  page,
  server,
  cleanConsole,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await page.getByLabel('Party title').fill('Old title')
  await page.getByRole('combobox', { name: 'Address' }).fill('123 Main St, Oakland')
  await page
    .getByRole('option', { name: /123 Main St/ })
    .first()
    .click()
  await expect(page.getByRole('status', { name: 'Still missing' })).toHaveText('')
  await loseAnswer(page, 'createEvent')
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page.getByText(/something went wrong saving your party/)).toBeVisible()
  await page.getByLabel('Party title').fill('New title')
  await expect(page).toHaveURL(/\/event\/edit\//)
  await expect(page.getByText("You've already created a party from this draft.")).toBeVisible()
  await expect(page.getByLabel('Party title')).toHaveValue('New title')
  // The browser logs that the draft no longer exists.
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Old title')
  // The image is the one uploaded before.
  await expect(changes).not.toContainText('Cover image')
  await changes.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page).toHaveURL(/\/event\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'New title' })).toBeVisible()
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['New title'])
})

test('a new party starts empty once the last one is saved, and a reload continues @desktop [DRAFT-05, LIFE-01]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/events')
  await startFromScratch(page)
  await begin(page, 'First party')
  await page.reload()
  await expect(page.getByLabel('Party title')).toHaveValue('First party')
  await page.goto('/events')
  await startFromScratch(page)
  await expect(page.getByLabel('Party title')).toHaveValue('')
  await begin(page, 'Second party')
  // Unsaved work isn't discarded without asking.
  await page.route('**/json/*', (route) =>
    route.request().postData()?.includes('"editEventDraft"') === true ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Party title').fill('Second party, with cake')
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await startFromScratch(page)
  await expect(page.getByLabel('Party title')).toHaveValue('Second party, with cake')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('')
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Second party', 'First party'])
})

test('a party can be duplicated twice @desktop [LIFE-07]', async ({ page, server }) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  await page.goto(`/event/create/from/${eventId}`)
  await begin(page, 'Copy one')
  const { drafts } = await host.call('ElkEventService', 'fetchDrafts', {})
  expect(drafts).toMatchObject([{ event: { title: 'Copy one', isDraft: true, isClone: true } }])
  expect(Object(drafts)[0].eventUuid).not.toBe(eventId)
  await page.goto('/events')
  await page.goto(`/event/create/from/${eventId}`)
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Lantern walk')
})

test('a deleted draft does not come back @desktop [DRAFT-03]', async ({ page, server }) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await begin(page, 'First party')
  await page.route('**/json/*', (route) =>
    route.request().postData()?.includes('"editEventDraft"') === true ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Party title').fill('First party!')
  await page.goto('/events?tab=Drafts')
  await page.getByRole('button', { name: /First party/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByText('Draft deleted.')).toBeVisible()
  // The page moves while the last draft leaves the list.
  await expect(page.getByRole('heading', { name: 'Nothing on the calendar yet' })).toBeVisible()
  await startFromScratch(page)
  await expect(page.getByLabel('Party title')).toHaveValue('')
})

test("one user's work in progress is not shown to another @desktop [DRAFT-05]", async ({ page, context, server }) => {
  const [mayas, bobs] = [newAddress('maya'), newAddress('bob')]
  await apiPerson(server.origin, bobs, 'Bob')
  await apiSession(page, server.origin, mayas, 'Maya')
  await page.goto('/event/create')
  await begin(page, 'A secret of Maya')
  await page.route('**/json/*', (route) =>
    route.request().postData()?.includes('"editEventDraft"') === true ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Party title').fill('A great secret of Maya')
  // Her session ends, but her unsaved work stays hers.
  await context.clearCookies()
  await page.reload()
  await page.getByLabel('Party title').fill('A very great secret of Maya')
  await signInByForm(page, server.origin, bobs)
  await page.goto('/event/create')
  await expect(page.getByLabel('Party title')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret')
})

test('the work of a signed-out visitor belongs to the next user who signs in @desktop [DRAFT-05, ROUTE-28]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  await apiPerson(server.origin, address, 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Midsummer')
  await signInByForm(page, server.origin, address)
  const saved = autosave(page)
  await page.goto('/event/create')
  await expect(page.getByLabel('Party title')).toHaveValue('Midsummer')
  await saved
})

test('a draft kept as a new draft survives a reload @desktop [DRAFT-05]', async ({ page, server }) => {
  await editDeletedDraft(page, server.origin)
  const saved = autosave(page)
  await page.getByRole('button', { name: 'Keep as a new draft' }).click()
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Party title')).toHaveValue('Picnic!')
  await expect(page.getByRole('dialog')).toBeHidden()
})
