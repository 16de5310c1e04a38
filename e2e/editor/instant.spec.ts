import type { Page } from '@playwright/test'
import { themeById } from '../../contract/themes/catalog.ts'
import { coverFile } from '../support/coverFile.ts'
import { openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { themeCatalog } from '../support/themeCatalog.ts'
import { countInteractions, publishAsNewHost } from './countInteractions.ts'

/** Expects the theme of the navigation state or the query, with its images. */
async function expectSpotlight(page: Page) {
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
  for (const [at, link] of (await images.getByRole('link').all()).entries())
    await expect(link).toHaveAttribute('href', `/event/create/fromGallery/793-${at + 1}`)
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible()
}

/** Expects every theme of a category, under its number. */
async function expectCategory(page: Page) {
  await page.goto('/instant?category=500')
  const categories = themeCatalog.filter(({ level }) => level === 'category')
  const filter = page.getByRole('group', { name: 'Category' })
  await expect(filter.getByRole('button')).toHaveText(['Coming up', ...categories.map((one) => one.name)])
  await expect(filter.getByRole('button').and(page.locator('[aria-pressed=true]'))).toHaveText('Parties')
  const groups = themeCatalog.filter(({ level, parent }) => level === 'subcategory' && parent === '500')
  // Cards have headings, too.
  const headings = page.getByRole('heading', { level: 3 }).and(page.locator(':not(li h3)'))
  await expect(headings).toHaveText(groups.map((one) => one.name))
  const cards = page.getByRole('region', { name: /theme/i }).getByRole('listitem').getByRole('link')
  const shownThemes = await cards.evaluateAll((links) =>
    links.map((link) => `${/\/(\d+)-1$/.exec(link.getAttribute('href') ?? '')?.[1]} ${link.textContent}`),
  )
  const groupIds = new Set(groups.map(({ id }) => id))
  const themes = themeCatalog.filter(({ level, parent }) => level === 'theme' && groupIds.has(parent))
  expect(shownThemes.toSorted()).toEqual(themes.map(({ id, name }) => `${id} ${name}`).toSorted())
}

/** Switches to another category, which starts at its top, below the categories, which stay in view. */
async function switchCategory(page: Page) {
  const filter = page.getByRole('group', { name: 'Category' })
  await page.getByRole('region', { name: 'Or start with a theme' }).getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(filter.getByRole('button', { name: 'Coming up' })).toBeInViewport({ ratio: 1 })
  await filter.getByRole('button', { name: 'Wedding', exact: true }).click()
  const group = page.getByRole('heading', { level: 3, name: 'Wedding Events' })
  await expect(group).toBeInViewport({ ratio: 1 })
  const [bar, heading] = [await filter.boundingBox(), await group.boundingBox()]
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(page.getByRole('heading', { level: 3, name: 'Before the Wedding' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeHidden()
}

/** Has the description written, and brings back the earlier one with one press, even if it was empty. */
async function writeDescription(page: Page) {
  await page.getByLabel('Party title').fill('Maya turns 6')
  await page.getByLabel('Description').fill('Mine')
  await page.getByRole('button', { name: 'Write it for me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write it for me' })
  await dialog.getByLabel("What's it about?").fill('dinosaurs in the garden, cake at three')
  const [descriptionRequest] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"getEventDescription"') ?? false),
    dialog.getByRole('button', { name: 'Write', exact: true }).click(),
  ])
  expect(descriptionRequest.postDataJSON().params).toMatchObject({
    prompt: 'dinosaurs in the garden, cake at three',
    eventName: 'Maya turns 6',
    theme: 'Dinosaurs',
  })
  const text = await dialog.locator('blockquote').innerText()
  expect(text.length).toBeGreaterThan(40)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Mine')
  // An empty description can be restored, too.
  await page.getByLabel('Description').fill('')
  await page.getByRole('button', { name: 'Write it for me' }).click()
  await dialog.getByRole('button', { name: 'Write', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Description')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('')
}

test('themes are grouped by category, can be searched, and start a party whose description is written on request [ROUTE-14, ROUTE-26, THEME-02, EDIT-08]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/instant')
  await expectSpotlight(page)

  await expectCategory(page)

  await switchCategory(page)
  // A word of a description.
  await page.getByLabel('Search themes').fill('noisemakers')
  const matchingThemes = page.getByRole('region', { name: /theme/i }).getByRole('listitem')
  await expect(matchingThemes).toHaveText(["New Year's Eve"])
  // A keyword.
  await page.getByLabel('Search themes').fill('nye')
  await expect(matchingThemes).toHaveText([/New Year's Eve/])
  await page.getByLabel('Search themes').fill('dinosaur')
  await page.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/793-1$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaur Party')
  // Children's parties start in the afternoon.
  await openRow(page, 'When')
  await expect(page.getByLabel('Starts')).toHaveValue(/T14:00$/)
  const cover = page.getByRole('img', { name: 'Your cover image' })
  await expect(cover).toHaveAttribute('src', /\/files\/gallery\/793-1\b/)

  await writeDescription(page)
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

test('while the host types, the page takes the colors of the theme that fits the line [HEAD-12]', async ({ page }) => {
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

test('a first party takes at most eight interactions from a theme of the landing page', async ({ page, server }) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const interactions = countInteractions('a theme')
  const { step } = interactions
  await page.goto('/welcome')
  await step(page.getByRole('region', { name: 'Kids Birthdays' }).getByRole('link', { name: 'Dinosaurs' }).click())
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaur Party')
  const kinds = page.getByRole('group', { name: 'Kind of location' })
  await step(kinds.getByRole('button', { name: 'To be decided' }).click())
  await publishAsNewHost(page, server.origin, interactions, 'Noor')
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Dinosaur Party' })).toBeVisible()
  interactions.expectAtMost(8)
})
