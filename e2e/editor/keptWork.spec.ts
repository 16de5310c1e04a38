import type { Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { autosave, newAddress, signInByForm, startFromScratch, withoutTitleCovers } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ context }) => withoutTitleCovers(context))

/** Enters a title and waits until it is saved. */
async function begin(page: Page, title: string): Promise<void> {
  const draftSave = autosave(page)
  await page.getByLabel('Party title').fill(title)
  await draftSave
  await expect(page.getByText(/^Saved at/)).toBeVisible()
}

/** From now on, drafts can't be saved. */
const failSaves = (page: Page): Promise<unknown> =>
  page.route('**/json/*', (route) =>
    route.request().postData()?.includes('"editEventDraft"') === true ? route.abort() : route.fallback(),
  )

test('work in progress is kept in the session, and belongs to the first user who signs in @desktop [DRAFT-05, EDIT-09, STORE-08, ROUTE-28]', async ({
  page,
  context,
  server,
}) => {
  const [mayas, bobs] = [newAddress('maya'), newAddress('bob')]
  for (const [address, name] of [
    [mayas, 'Maya'],
    [bobs, 'Bob'],
  ] as const)
    await apiPerson(server.origin, address, name)
  const title = page.getByLabel('Party title')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await title.fill('Midsummer')
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('festoon.draft:')))
  expect(keys).toEqual([expect.stringMatching(/^festoon\.draft:[\da-f-]{36}$/)])
  const [key = ''] = keys
  const storedDraft = JSON.parse((await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? '')
  expect(storedDraft).toMatchObject({ fields: { id: key.split(':')[1], title: 'Midsummer' } })
  await page.reload()
  await expect(title).toHaveValue('Midsummer')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  // Starting over can be undone.
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(title).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Midsummer')

  await signInByForm(page, server.origin, mayas)
  const draftSave = autosave(page)
  await page.goto('/event/create')
  await expect(title).toHaveValue('Midsummer')
  await draftSave
  await failSaves(page)
  await title.fill('A great secret of Maya')
  // Her session ends, but her unsaved work stays hers.
  await context.clearCookies()
  await page.reload()
  await title.fill('A very great secret of Maya')
  await signInByForm(page, server.origin, bobs)
  await page.goto('/event/create')
  await expect(title).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret')
})

test('a new party starts empty once the last one is saved or deleted, and a reload continues @desktop [DRAFT-05, LIFE-01, DRAFT-03]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  const title = page.getByLabel('Party title')
  const drafts = page.getByRole('heading', { level: 3 })
  await page.goto('/events')
  await startFromScratch(page)
  await begin(page, 'First party')
  await page.reload()
  await expect(title).toHaveValue('First party')
  await page.goto('/events')
  await startFromScratch(page)
  await expect(title).toHaveValue('')
  await begin(page, 'Second party')
  // Unsaved work isn't discarded without asking.
  await failSaves(page)
  await title.fill('Second party, with cake')
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await startFromScratch(page)
  await expect(title).toHaveValue('Second party, with cake')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(title).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Second party, with cake')

  await page.goto('/events?tab=Drafts')
  await expect(drafts).toHaveText(['Second party', 'First party'])
  await page.getByRole('button', { name: /Second party/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByText('Draft deleted.')).toBeVisible()
  await expect(drafts).toHaveText(['First party'])
  await startFromScratch(page)
  await expect(title).toHaveValue('')
})
