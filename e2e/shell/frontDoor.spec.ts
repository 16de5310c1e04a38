import type { Locator, Page } from '@playwright/test'
import { seasonalSamples } from '../../contract/themes/seasonalSamples.ts'
import { coverFile } from '../support/coverFile.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const rootOf = (origin: string): string => `${origin.replace('localhost', 'root.localhost')}/`
const carouselOf = (page: Page): Locator => page.getByRole('region', { name: 'Sample invitations' })
const shownSlide = async (page: Page): Promise<number> =>
  carouselOf(page)
    .getByRole('button', { name: /^Slide \d/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')))

/** Waits until a slide is visible: its dot is selected, and scrolling, which takes real time, has ended. */
async function expectAt(page: Page, index: number): Promise<void> {
  const track = carouselOf(page).getByRole('group', { name: 'Sample invitations, slides' })
  await expect.poll(() => track.evaluate((element) => element.scrollLeft / element.clientWidth)).toBeCloseTo(index, 1)
  await expect.poll(() => shownSlide(page)).toBe(index)
}

/** Opens a page with a stopped clock, just after the slide has changed. */
async function atFirstChange(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(address)
  await expect(carouselOf(page)).toHaveAttribute('data-running', 'true')
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 500))
  for (let step = 0; step < 400 && (await shownSlide(page)) === 0; step += 1) await page.clock.runFor(100)
  expect(await shownSlide(page)).toBe(1)
}

/** Expects the visible slide to stay for `delayMs` milliseconds and then change to the next one. */
async function expectDelay(page: Page, delayMs: number, next: number): Promise<void> {
  const now = await shownSlide(page)
  await page.clock.runFor(delayMs - 200)
  expect(await shownSlide(page)).toBe(now)
  await page.clock.runFor(400)
  await expectAt(page, next)
}

test('slides change every 5 seconds, or 15 and 30 on the marketing page; rows of themes scroll without hiding the focus @desktop [WELC-11, WELC-12, WELC-13, CONST-50]', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/welcome')
  // The first row begins above the fold.
  const first = page.getByRole('region', { name: 'Themed Parties' }).getByRole('article').first()
  await expect(first).toBeInViewport({ ratio: 0.3 })
  const row = page.getByRole('region', { name: 'Kids Birthdays' })
  const cards = row.getByRole('article')
  const onward = row.getByRole('button', { name: 'Show more themes, Kids Birthdays' })
  const back = row.getByRole('button', { name: 'Show earlier themes, Kids Birthdays' })
  await cards.first().scrollIntoViewIfNeeded()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(cards.last()).not.toBeInViewport({ ratio: 1 })
  await onward.click()
  await expect(cards.last()).toBeInViewport({ ratio: 1 })
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
  await back.click()
  await expect(cards.first()).toBeInViewport({ ratio: 1 })
  await row.getByRole('link', { name: /^View gallery/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const card of await cards.all()) {
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card).toBeInViewport({ ratio: 1 })
  }

  await page.emulateMedia({ forcedColors: 'active' })
  const look = await page.getByRole('button', { name: 'Make my invitation' }).evaluate((button) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button)
    return { differs: color !== backgroundColor, forcedColorAdjust }
  })
  // Without `none`, browsers would paint the page's color behind the text.
  expect(look).toEqual({ differs: true, forcedColorAdjust: 'none' })
  await page.emulateMedia({ forcedColors: 'none' })

  await atFirstChange(page, '/welcome')
  for (const next of [2, 3, 0, 1]) await expectDelay(page, 4_800, next)
  // Hovering pauses the slides, and so does the button.
  await page.mouse.move(0, 0)
  await carouselOf(page).getByRole('button', { name: 'Pause slides' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expectAt(page, 1)
  await carouselOf(page).getByRole('button', { name: 'Next slide' }).click()
  await expectAt(page, 2)
  await carouselOf(page).getByRole('button', { name: 'Previous slide' }).click()
  await expectAt(page, 1)

  const other = await browser.newContext()
  const marketing = await other.newPage()
  await atFirstChange(marketing, rootOf(server.origin))
  for (const next of [2, 3, 4]) await expectDelay(marketing, 14_800, next)
  await expect(carouselOf(marketing).getByRole('group', { name: /The photo app$/ })).toBeVisible()
  await expectDelay(marketing, 29_800, 0)
  await expectDelay(marketing, 14_800, 1)
  await marketing.clock.resume()
  await expectAccessible(marketing)
  await other.close()
})

/** Expects images that the build has drawn, because the server draws missing ones as WebP only, and only the fonts in use. */
async function expectLightPage(page: Page) {
  const [picture = ''] = await page
    .locator('main img[src*="/files/gallery/"]')
    .evaluateAll((all) => all.flatMap((img) => (img instanceof HTMLImageElement ? [img.src] : [])))
  const image = await page.request.get(picture, { headers: { accept: 'image/avif,image/webp,*/*' } })
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/avif'])
  expect((await image.body()).length).toBeLessThan(45_000)
  expect(image.headers()['vary']).toMatch(/accept/i)
  // The page preloads only the fonts that it shows.
  const fonts = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*\/|-latin.*$/g, '')))
  expect(new Set(fonts)).toEqual(new Set(['bricolage-grotesque', 'instrument-sans']))
}

test('the menu of themes opens on hover, and leads to the cards of a theme @desktop [CONST-26, WELC-07, WELC-08, WELC-09]', async ({
  page,
}) => {
  await page.goto('/welcome')
  await expectLightPage(page)
  // The server takes a second to draw each of the galleries' other images, and a browser waits for six of them before a call.
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))

  const menu = page.getByRole('navigation', { name: 'Themes' })
  const parties = menu.getByRole('button', { name: 'Parties', exact: true })
  // Hovering before hydration has no effect, so try again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await parties.hover()
    await expect(parties).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
  }).toPass()
  await expect(menu.getByRole('list', { name: 'Holidays' }).getByRole('link', { name: 'Diwali' })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(menu.locator('[aria-expanded=true]')).toHaveCount(0)
  await menu.getByRole('button', { name: 'Kids Birthday' }).click()
  // A theme that represents its group is listed by its own name.
  const solo = menu.getByRole('list', { name: 'Kids Birthday' }).getByRole('link')
  await expect(solo).toHaveText('General Birthday')
  await solo.click()
  await expect(page).toHaveURL(/\/instant\?theme=791$/)
  await expect(page.getByRole('heading', { level: 2, name: 'General Birthday' })).toBeVisible()
  const widthOfCard = async () => (await page.getByRole('article').first().boundingBox())?.width
  expect(await widthOfCard()).toBe(311)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(widthOfCard).toBe(242)
})

test('the galleries lead to their themes, and their cards to a party @desktop [WELC-16, WELC-18]', async ({ page }) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/welcome')
  await expect(page.getByRole('link', { name: /^View gallery/ })).toHaveCount(5)
  const kids = page.getByRole('region', { name: 'Kids Birthdays' })
  await kids.getByRole('link', { name: 'View gallery' }).click()
  await expect(page).toHaveURL(/\/instant\?category=502$/)
  await expect(page.getByRole('heading', { name: "Kids' Favorites" })).toBeVisible()
  await page.goBack()
  await kids.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/793-1$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaur Party')
})

test('the next holidays and the examples lead to a party @desktop [CONST-51, WELC-20, WELC-21]', async ({ page }) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/welcome')
  const line = page.getByLabel('Your party in one line')
  const example = page.getByRole('list', { name: 'Examples' }).getByRole('button').first()
  // A press before hydration is repeated.
  await example.click()
  await expect(line).toBeFocused()
  const samples = page.getByRole('region', { name: 'Next on the calendar' })
  await expect(samples.getByRole('article')).toHaveCount(2)
  const next = seasonalSamples(new Date().toISOString().slice(0, 10)).slice(0, 2)
  await expect(samples.getByRole('heading', { level: 3 })).toHaveText(next.map(({ title }) => title))
  for (const { title, theme, endDate } of next) {
    const sample = samples.getByRole('article').filter({ hasText: title })
    const day = new Date(endDate).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
    await expect(sample).toContainText(new RegExp(`^${theme.name}, .*${day}`))
    await sample.getByRole('link').click()
    await expect(page).toHaveURL(/\/instant$/)
    await expect(page.getByRole('heading', { level: 2, name: theme.name })).toBeVisible()
    expect(await page.evaluate(() => history.state.usr)).toEqual({ theme: theme.id })
    await page.goBack()
  }

  await example.click()
  await expect(line).toHaveValue((await example.textContent()) ?? '')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/event\/create\?quick=/)
  await expect(page.getByLabel('Party title')).toHaveValue(/Nana.s 80th/)
})

test('visitors can subscribe to the newsletter with and without JavaScript @desktop [WELC-03]', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/welcome')
  const email = page.getByLabel('Email for the newsletter')
  const send = page.getByRole('button', { name: 'Sign me up' })
  await expect(page.locator('form[action="/newsletter"][novalidate]')).toBeVisible()
  await send.click()
  await expect(email).toHaveAccessibleDescription(/valid email address/)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill('maya@example.com')
  await send.click()
  await expect(page.getByRole('status').getByText("You're on the list.")).toBeVisible()
  await expectAccessible(page)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const other = await plain.newPage()
  await other.goto('/welcome')
  await expect(other.getByLabel('Email for the newsletter')).toHaveAttribute('required', '')
  await other.getByLabel('Email for the newsletter').fill('lou@nowhere')
  await other.getByRole('button', { name: 'Sign me up' }).click()
  await expect(other).toHaveURL(/newsletter=invalid#newsletter$/)
  await expect(other.getByText('Please enter a valid email address.')).toBeVisible()
  await other.getByLabel('Email for the newsletter').fill('lou@example.com')
  await other.getByRole('button', { name: 'Sign me up' }).click()
  await expect(other.getByText("You're on the list.")).toBeVisible()
  await plain.close()
})
