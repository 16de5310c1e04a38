import { coverFile } from '../support/coverFile.ts'
import { newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('one line becomes an invitation, without an account [HEAD-10, HEAD-11, HEAD-12]', async ({ page, server }) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  await page.route('**/json/ThemeService', async (route) => {
    if (route.request().postData()?.includes('"draftFromLine"')) await mayAnswer
    await route.continue()
  })
  await page.goto('/instant')
  const main = page.getByRole('main')
  const home = page.getByRole('banner').getByRole('link', { name: 'festoon' })
  await expect(main).toHaveAttribute('data-page', 'QuickCreate')
  await expectAccessible(page)
  await page.getByLabel('Your party in one line').fill('Maya turns 6, dinosaurs, Saturday at 2')
  await page.getByRole('button', { name: 'Make my invitation' }).click()
  await expect(page.getByRole('heading', { name: 'Making your invitation' })).toBeVisible()
  await expect(main).toHaveAttribute('data-page', 'QuickCreateLoading')
  await expect(home).toHaveCount(0)
  await expectAccessible(page)
  resolve()
  await expect(page).toHaveURL(/\/event\/create\?quick=/)
  await expect(main).toHaveAttribute('data-page', 'CreateEvent')
  await expect(page.getByLabel('Party title')).toHaveValue(/Maya/)
  await expect(page.getByLabel('Starts')).toHaveValue(/T14:00$/)
  await expect(page.getByLabel('Description')).not.toHaveValue('')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)

  // Signing in halfway loses nothing.
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  const address = newAddress('ivy')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Ivy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue(/Maya/)
  const created = page.waitForRequest((request) => request.postData()?.includes('"createEvent"') === true)
  await page.getByRole('button', { name: 'Create party' }).click()
  expect((await created).postDataJSON().params.event).toMatchObject({ isFromQuickCreate: true })
  await expect(page).toHaveURL(/\/event\/invite\//)
})

test('themes are grouped by category, can be searched, and start a party [ROUTE-14, ROUTE-26, THEME-02, THEME-08]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/instant')
  const spotlight = page.getByRole('heading', { level: 2, name: 'Dinosaurs' })
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible()
  await expect(spotlight).toBeHidden()
  // The theme comes from the navigation state or from the query.
  await page.evaluate(() => history.replaceState({ usr: { theme: 793 }, key: 'x', idx: 0 }, '', '/instant'))
  await page.reload()
  await expect(spotlight).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'Gallery')
  await page.goto('/instant?theme=793')
  await expect(spotlight).toBeVisible()
  await expect(page.getByRole('link', { name: /^Start with image/ })).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible()
  await page.getByText('Wedding', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Wedding Events' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Before the Wedding' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeHidden()
  await page.getByLabel('Search themes').fill('dinosaur')
  await page.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/\d{3}-1$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
})
