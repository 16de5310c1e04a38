import type { Page } from '@playwright/test'
import { themeById } from '../../contract/themes/catalog.ts'
import { coverFile } from '../support/coverFile.ts'
import { apiPerson } from '../support/api.ts'
import { enterContact, newAddress, openRow } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { themeCatalog } from '../support/themeCatalog.ts'

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
  await openRow(page, 'When')
  await expect(page.getByLabel('Starts')).toHaveValue(/T14:00$/)
  expect(new Date(await page.getByLabel('Starts').inputValue()).getDay(), 'on a Saturday').toBe(6)
  await expect(page.getByLabel('Description')).not.toHaveValue('')
  // The theme is Dinosaurs.
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute('src', /\/files\/gallery\/793-/)
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)

  // Signing in halfway loses nothing.
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  // Coming back without signing in creates nothing, and keeps everything.
  await page.goBack()
  await expect(page.getByLabel('Party title')).toHaveValue(/Maya/)
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  const address = newAddress('ivy')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Ivy')
  const created = page.waitForRequest((request) => request.postData()?.includes('"createEvent"') === true)
  await page.getByRole('button', { name: 'Continue' }).click()
  expect((await created).postDataJSON().params.event).toMatchObject({ isFromQuickCreate: true })
  await expect(page).toHaveURL(/\/event\/invite\//)
})

test('themes are grouped by category, can be searched, and start a party @both [ROUTE-14, ROUTE-26, ROUTE-28, THEME-02, THEME-08, CONST-26, LIFE-03]', async ({
  page,
  server,
  isMobile,
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
  const images = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Start with image/ }) })
  await expect(images).toHaveCount(3)
  for (const image of await images.all()) expect((await image.boundingBox())?.width).toBe(isMobile ? 242 : 311)
  for (const [at, link] of (await images.getByRole('link').all()).entries())
    await expect(link).toHaveAttribute('href', `/event/create/fromGallery/793-${at + 1}`)
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible()
  await page.getByText('Wedding', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Wedding Events' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Before the Wedding' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeHidden()
  // A word of a description.
  await page.getByLabel('Search themes').fill('noisemakers')
  const found = page.getByRole('region', { name: /theme/i }).getByRole('listitem')
  await expect(found).toHaveText(["New Year's Eve"])
  // A keyword.
  await page.getByLabel('Search themes').fill('nye')
  await expect(found).toHaveText([/New Year's Eve/])
  await page.getByLabel('Search themes').fill('dinosaur')
  await page.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/793-1$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  // Children's parties start in the afternoon.
  await openRow(page, 'When')
  await expect(page.getByLabel('Starts')).toHaveValue(/T14:00$/)
  const cover = page.getByRole('img', { name: 'Your cover image' })
  await expect(cover).toHaveAttribute('src', /\/files\/gallery\/793-1\b/)
  // Saving asks the visitor to sign in, and loses nothing.
  await page.getByRole('button', { name: 'Log in to save draft' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  const address = newAddress('ivy')
  await apiPerson(server.origin, address, 'Ivy')
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
})

test('each of the five categories shows its subcategories, with every theme under its number @desktop [THEME-01, THEME-03, THEME-04, THEME-09]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const categories = themeCatalog.filter(({ level }) => level === 'category')
  expect(categories.map(({ id }) => id)).toEqual(['500', '501', '502', '503', '504'])
  for (const { id, name } of categories) {
    await page.goto(`/instant?category=${id}`)
    const filter = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect(filter).toHaveText(['Coming up', ...categories.map((one) => one.name)])
    await expect(filter.and(page.locator('[aria-pressed=true]'))).toHaveText(name)
    const groups = themeCatalog.filter(({ level, parent }) => level === 'subcategory' && parent === id)
    // Cards have headings, too.
    const headings = page.getByRole('heading', { level: 3 }).and(page.locator(':not(li h3)'))
    await expect(headings).toHaveText(groups.map((one) => one.name || name))
    const cards = page.getByRole('region', { name: /theme/i }).getByRole('listitem').getByRole('link')
    const shown = await cards.evaluateAll((links) =>
      links.map((link) => `${/\/(\d+)-1$/.exec(link.getAttribute('href') ?? '')?.[1]} ${link.textContent}`),
    )
    const ids = new Set(groups.map((group) => group.id))
    const themes = themeCatalog.filter(({ level, parent }) => level === 'theme' && ids.has(parent))
    expect(shown.toSorted()).toEqual(themes.map((one) => `${one.id} ${one.name || 'General Birthday'}`).toSorted())
  }
})

test('the gallery starts with the next holiday that is at least four days away @desktop [THEME-10, THEME-11, THEME-12, THEME-13, THEME-14, THEME-15, THEME-16, CONST-49]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) =>
    route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
  )
  const first = page.getByRole('region', { name: /theme/i }).getByRole('listitem').first()
  /** The last day on which a holiday comes first, four days ahead. */
  const days = {
    '2027-11-21': 'Thanksgiving',
    '2027-05-05': "Mother's Day",
    '2027-06-16': "Father's Day",
    '2027-02-05': 'Mardi Gras',
    // From the table.
    '2029-02-25': 'Holi',
    '2027-10-25': 'Diwali',
    // From the moon.
    '2033-03-12': 'Holi',
    '2033-10-18': 'Diwali',
  }
  for (const [day, name] of Object.entries(days)) {
    await page.clock.setFixedTime(`${day}T20:00:00Z`)
    await page.goto('/instant')
    await expect(first, day).toHaveText(name)
  }
  // A day later, it is less than four days away.
  await page.clock.setFixedTime('2027-11-22T20:00:00Z')
  await page.goto('/instant')
  const themes = page.getByRole('region', { name: /theme/i }).getByRole('listitem')
  for (const [at, name] of ['Hanukkah', 'Christmas', "New Year's Eve", 'Lunar New Year'].entries())
    await expect(themes.nth(at)).toHaveText(name)
})

test('a line that is sent before the script of the front door has started is used at once, but not after a step back [HEAD-12]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await page.getByLabel('Your party in one line').fill('Karaoke, Friday at 8')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Make my invitation' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Karaoke')
  await page.goBack()
  await expect(page.getByLabel('Your party in one line')).toHaveValue('Karaoke, Friday at 8')
  // A link on another site only fills in the field.
  await page.goto('/instant?line=Garden+party')
  await expect(page.getByLabel('Your party in one line')).toHaveValue('Garden party')
  await expect(page.getByRole('status').filter({ hasText: 'Theme: ' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Make my invitation' })).toBeEnabled()
})

/** The background color of the whole page. */
const groundOf = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => getComputedStyle(main.parentElement ?? main).backgroundColor)

/** A theme's color as browsers report it. */
function colorOf(themeId: number): string {
  const hex = themeById(themeId)?.colors.primary ?? ''
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}

test('while the host types, the page takes the colors of the theme that fits the line @both [HEAD-12]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/instant')
  const line = page.getByLabel('Your party in one line')
  const gallery = page.getByRole('heading', { name: 'Or start with a theme' })
  await expect(gallery).toBeVisible()
  const [plain, place] = [await groundOf(page), (await gallery.boundingBox())?.y]
  await line.fill('Maya turns 6, dinosaurs, June 5 at 2, 42 Fig Lane, no gifts')
  const preview = page.getByRole('status').filter({ hasText: 'Theme: Dinosaurs' })
  await expect(preview).toHaveText(/Jun 5.* · 2:00 PM\. 42 Fig Lane\. No gifts, please$/)
  await expect.poll(() => groundOf(page)).toBe(colorOf(793))
  expect((await gallery.boundingBox())?.y, 'nothing moves').toBe(place)
  await expectAccessible(page)
  await page
    .getByRole('list', { name: 'Examples' })
    .getByRole('button', { name: /^Karaoke/ })
    .click()
  await expect(line).toHaveValue('Karaoke, Friday at 8')
  await expect(line).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Theme: Karaoke' })).toBeVisible()
  await line.fill('')
  await expect.poll(() => groundOf(page)).toBe(plain)
  // A selected theme gives the page its colors, too.
  await page.goto('/instant?theme=793')
  await expect.poll(() => groundOf(page)).toBe(colorOf(793))
  await expectAccessible(page)
})

test('the categories stay in view, and another category starts at its top @both [THEME-02]', async ({ page }) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/instant?category=500')
  const last = page.getByRole('region', { name: 'Or start with a theme' }).getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const filter = page.getByRole('group', { name: 'Category' })
  await expect(filter.getByRole('button', { name: 'Coming up' })).toBeInViewport({ ratio: 1 })
  await filter.getByRole('button', { name: 'Wedding', exact: true }).click()
  const group = page.getByRole('heading', { level: 3, name: 'Wedding Events' })
  await expect(group).toBeInViewport({ ratio: 1 })
  // Below the filter, not under it.
  const [bar, heading] = [await filter.boundingBox(), await group.boundingBox()]
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
