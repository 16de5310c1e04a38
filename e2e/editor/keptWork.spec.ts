import type { Page } from '@playwright/test'
import { apiPerson } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { autosave, editDeletedDraft, loseAnswer, newAddress, signInByForm, signUp } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

/** Writes a title, and waits until the server has it. */
async function begin(page: Page, title: string): Promise<void> {
  const saved = autosave(page)
  await page.getByLabel('Party title').fill(title)
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()
}

test('a party whose making was not heard of goes on in its own editor, with what was changed since @desktop [RPC-45]', async ({
  page,
  server,
  cleanConsole,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeFocused()
  await page.getByLabel('Party title').fill('Old title')
  await page.getByRole('combobox', { name: 'Address' }).fill('123 Main St, Oakland')
  await page
    .getByRole('option', { name: /123 Main St/ })
    .first()
    .click()
  await expect(page.getByRole('status', { name: 'What is missing' })).toHaveText('')
  await loseAnswer(page, 'createEvent')
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page.getByText(/something went wrong saving your party/)).toBeVisible()
  await page.getByLabel('Party title').fill('New title')
  await expect(page).toHaveURL(/\/event\/edit\//)
  await expect(page.getByText('This is a party already.')).toBeVisible()
  await expect(page.getByLabel('Party title')).toHaveValue('New title')
  // The browser itself says that nobody speaks of that draft any more.
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Old title')
  // The picture is the one that was uploaded before.
  await expect(changes).not.toContainText('Cover image')
  await changes.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page).toHaveURL(/\/event\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'New title' })).toBeVisible()
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['New title'])
})

test('a new party begins fresh once the last is safe, and a reload goes on @desktop [DRAFT-05, LIFE-01]', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/events')
  const create = page.getByRole('link', { name: 'Create a party' }).first()
  await create.click()
  await begin(page, 'First party')
  await page.reload()
  await expect(page.getByLabel('Party title')).toHaveValue('First party')
  await page.goto('/events')
  await create.click()
  await expect(page.getByLabel('Party title')).toHaveValue('')
  await begin(page, 'Second party')
  // What is not safe yet is not left behind unasked.
  await page.route('**/json/*', (route) =>
    route.request().postData()?.includes('"editEventDraft"') === true ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Party title').fill('Second party, with cake')
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await create.click()
  await expect(page.getByLabel('Party title')).toHaveValue('Second party, with cake')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('')
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Second party', 'First party'])
})

test('a party can be copied twice @desktop [LIFE-07]', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  await page.goto(`/event/create/from/${eventId}`)
  await begin(page, 'Copy one')
  await page.goto('/events')
  await page.goto(`/event/create/from/${eventId}`)
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Lantern walk')
})

test('a draft that is thrown away is not met again @desktop [DRAFT-03]', async ({ page, server }) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
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
  await page.getByRole('link', { name: 'Create a party' }).first().click()
  await expect(page.getByLabel('Party title')).toHaveValue('')
})

test('what one user has in progress is not shown to another @desktop [DRAFT-05]', async ({ page, context, server }) => {
  const [mayas, bobs] = [newAddress('maya'), newAddress('bob')]
  await apiPerson(server.origin, bobs, 'Bob')
  await signUp(page, server.origin, mayas, 'Maya')
  await page.goto('/event/create')
  await begin(page, 'A secret of Maya')
  await page.route('**/json/*', (route) =>
    route.request().postData()?.includes('"editEventDraft"') === true ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Party title').fill('A great secret of Maya')
  // Her session ends. What she has in progress stays hers.
  await context.clearCookies()
  await page.reload()
  await page.getByLabel('Party title').fill('A very great secret of Maya')
  await signInByForm(page, server.origin, bobs)
  await page.goto('/event/create')
  await expect(page.getByLabel('Party title')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret')
})

test('what a stranger has in progress becomes that of whoever signs in @desktop [DRAFT-05, ROUTE-28]', async ({
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

test('a draft that was kept as a new one survives a reload @desktop [DRAFT-05]', async ({ page, server }) => {
  await editDeletedDraft(page, server.origin)
  const saved = autosave(page)
  await page.getByRole('button', { name: 'Keep as a new draft' }).click()
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Party title')).toHaveValue('Picnic!')
  await expect(page.getByRole('dialog')).toBeHidden()
})
