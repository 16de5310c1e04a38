import type { Locator, Page } from '@playwright/test'
import { seasonalSamples } from '../../contract/themes/seasonalSamples.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const rootOf = (origin: string): string => `${origin.replace('localhost', 'root.localhost')}/`
const carouselOf = (page: Page): Locator => page.getByRole('region', { name: 'Sample invitations' })
const shown = async (page: Page): Promise<number> =>
  carouselOf(page)
    .getByRole('button', { name: /^Slide \d/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')))

/** Waits until a slide is visible: its dot is selected, and scrolling, which takes real time, has ended. */
async function expectAt(page: Page, index: number): Promise<void> {
  const track = carouselOf(page).getByRole('group', { name: 'Sample invitations, slides' })
  await expect.poll(() => track.evaluate((element) => element.scrollLeft / element.clientWidth)).toBeCloseTo(index, 1)
  await expect.poll(() => shown(page)).toBe(index)
}

/** Opens a page with a stopped clock, just after the slide has changed. */
async function atFirstChange(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(address)
  await expect(carouselOf(page)).toHaveAttribute('data-running', 'true')
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 500))
  for (let step = 0; step < 400 && (await shown(page)) === 0; step += 1) await page.clock.runFor(100)
  expect(await shown(page)).toBe(1)
}

/** Expects the visible slide to stay for `delayMs` milliseconds and then change to the next one. */
async function expectDelay(page: Page, delayMs: number, next: number): Promise<void> {
  const now = await shown(page)
  await page.clock.runFor(delayMs - 200)
  expect(await shown(page)).toBe(now)
  await page.clock.runFor(400)
  await expectAt(page, next)
}

test('the parties page shows each invitation for five seconds, wraps around, and can be paused [WELC-10, WELC-11, WELC-13, CONST-50]', async ({
  page,
}) => {
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
})

test('the marketing page shows events for 15 seconds and the photo app for 30 @desktop [WELC-11, WELC-12, CONST-50]', async ({
  page,
  server,
}) => {
  await atFirstChange(page, rootOf(server.origin))
  for (const next of [2, 3, 4]) await expectDelay(page, 14_800, next)
  await expect(carouselOf(page).getByRole('group', { name: /The photo app$/ })).toBeVisible()
  await expectDelay(page, 29_800, 0)
  await expectDelay(page, 14_800, 1)
})

test('the marketing page presents all benefits, both products and the store badges [WELC-01, WELC-07, WELC-19, PROD-06]', async ({
  page,
  server,
}) => {
  await page.goto(rootOf(server.origin))
  for (const name of ['AI party invites', 'Photo sharing', 'Face recognition', 'Curated sharing'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  const parties = page.getByRole('region', { name: 'Parties', exact: true })
  await expect(parties.getByRole('link', { name: 'Dinosaurs' })).toBeVisible()
  await expect(page.getByLabel('Email for the newsletter')).toBeVisible()
  const samples = page.getByRole('region', { name: 'Next on the calendar' })
  await expect(samples.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Press' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Themes' })
  await expect(menu.getByRole('button')).toHaveText(['Parties', 'Adult Birthday', 'Kids Birthday', 'Wedding', 'Baby'])
  // Hovering before hydration has no effect, so try again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await menu.getByRole('button', { name: 'Parties', exact: true }).hover()
    const holidays = menu.getByRole('list', { name: 'Holidays' })
    await expect(holidays.getByRole('link', { name: 'Diwali' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const photos = page.getByRole('region', { name: 'And afterward, the photos' })
  for (const [name, store] of [
    [/App Store/, 'https://apps.apple.com/'],
    [/Google Play/, 'https://play.google.com/'],
  ] as const) {
    const href = (await photos.getByRole('link', { name }).getAttribute('href')) ?? ''
    const { status, headers } = await led(page, href)
    expect([status, headers.location?.startsWith(store)]).toEqual([302, true])
  }
  await expectAccessible(page)
})

async function led(page: Page, href: string) {
  const answer = await page.request.get(href, { maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers() }
}

test('the footer links to press, social accounts, about, career, blog, support, privacy and terms @desktop [WELC-04, WELC-05]', async ({
  page,
}) => {
  await page.goto('/welcome')
  const links = page.getByRole('contentinfo').getByRole('link')
  const paths = {
    About: '/about',
    Press: '/press',
    Career: '/career',
    Blog: '/blog',
    Instagram: '/social/instagram',
    TikTok: '/social/tiktok',
    Facebook: '/social/facebook',
    Support: '/contacts',
    Privacy: '/privacy-policy',
    Terms: '/terms-of-service',
  }
  await expect(links).toHaveText(Object.keys(paths))
  for (const [name, path] of Object.entries(paths)) {
    const href = (await links.filter({ hasText: name }).getAttribute('href')) ?? ''
    expect(href).toBe(path)
    const { status, headers } = await led(page, href)
    // A path that isn't a company link redirects to the front page.
    expect([name, status, new URL(headers.location ?? '/', 'http://here.invalid').pathname !== '/']).toEqual([
      name,
      302,
      true,
    ])
    expect([name, headers.location?.startsWith('https://')]).toEqual([name, true])
  }
})

test('the next two holidays are shown as invitations, and opening one selects its theme @desktop [WELC-20, WELC-21, CONST-51]', async ({
  page,
}) => {
  await page.goto('/welcome')
  // Wait for hydration, because earlier clicks would follow the plain link.
  await expect(page.locator('form[action="/newsletter"][novalidate]')).toBeVisible()
  const samples = page.getByRole('region', { name: 'Next on the calendar' })
  await expect(samples.getByRole('article')).toHaveCount(2)
  const next = seasonalSamples(new Date().toISOString().slice(0, 10)).slice(0, 2)
  await expect(samples.getByRole('heading', { level: 3 })).toHaveText(next.map(({ title }) => title))
  const days = next.map(({ endDate }) => Date.parse(endDate))
  expect(days).toEqual(days.toSorted((one, other) => one - other))
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

test('a new server has every image of the welcome page right away, in small sizes @desktop', async ({
  page,
  server,
}) => {
  for (const address of [rootOf(server.origin), '/welcome']) {
    await page.goto(address)
    const sources = await page
      .locator('main img')
      .evaluateAll((all) => all.flatMap((img) => (img instanceof HTMLImageElement ? [img.src] : [])))
    const pictures = [...new Set(sources.map((src) => src.replace('//root.', '//')))].filter((src) =>
      src.includes('/files/gallery/'),
    )
    expect(pictures.length).toBeGreaterThan(20)
    for (const src of pictures) {
      // The server draws missing images as WebP only, so AVIF shows that the build drew the image.
      const answer = await page.request.get(src, { headers: { accept: 'image/avif,image/webp,*/*' } })
      expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, 'image/avif'])
      expect(answer.headers()['vary']).toMatch(/accept/i)
      expect((await answer.body()).length).toBeLessThan(45_000)
      const plain = await page.request.get(src, { headers: { accept: 'image/webp,*/*' } })
      expect([src, plain.headers()['content-type']]).toEqual([src, 'image/webp'])
    }
  }
})

test('the welcome page preloads only the fonts that it shows @desktop', async ({ page }) => {
  await page.goto('/welcome')
  const fonts = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*\/|-latin.*$/g, '')))
  expect(new Set(fonts)).toEqual(new Set(['bricolage-grotesque', 'instrument-sans']))
})

test('filled buttons stay readable with forced colors @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/welcome')
  const look = await page.getByRole('button', { name: 'Make my invitation' }).evaluate((button) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button)
    return { differs: color !== backgroundColor, forcedColorAdjust }
  })
  // Without `none`, browsers would paint the page's color behind the text.
  expect(look).toEqual({ differs: true, forcedColorAdjust: 'none' })
})
