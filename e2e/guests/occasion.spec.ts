import type { Page } from '@playwright/test'
import { apiHosted } from '../support/api.ts'
import { invited } from '../support/invitedGuest.ts'
import { expect, test } from '../support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const confetti = (page: Page) => page.locator('.confetti i')

test('a yes is celebrated for less than two seconds, where motion and data are welcome', async ({
  server,
  browser,
}) => {
  const { link } = await invited(server.origin)
  const moving = await browser.newPage({ reducedMotion: 'no-preference' })
  await moving.goto(link.href)
  await button(moving, "Can't make it").click()
  await expect(button(moving, 'Undo')).toBeVisible()
  await expect(confetti(moving)).toHaveCount(0)
  await button(moving, 'Undo').click()
  await button(moving, "I'm going").click()
  await expect(confetti(moving)).toHaveCount(24)
  const ends = await moving.locator('.confetti').evaluate((box) =>
    Promise.all(
      box.getAnimations({ subtree: true }).map(async (animation) => {
        await animation.finished
        return Number(animation.effect?.getComputedTiming().endTime)
      }),
    ),
  )
  expect(Math.max(...ends)).toBeGreaterThan(0)
  expect(Math.max(...ends)).toBeLessThan(2_000)
  expect(await confetti(moving).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).toEqual(
    Array.from({ length: 24 }, () => '0'),
  )

  const still = await browser.newPage({ reducedMotion: 'reduce' })
  const saving = await browser.newPage({ reducedMotion: 'no-preference' })
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  for (const one of [still, saving]) {
    const other = await invited(server.origin)
    await one.goto(other.link.href)
    await button(one, "I'm going").click()
    await expect(going(one)).toBeVisible()
    await expect(button(one, 'Undo')).toBeVisible()
    await expect(one.locator('.confetti')).toBeHidden()
  }
  for (const one of [moving, still, saving]) await one.context().close()
})

test('a yes makes one card with date, place, guests and calendar @both', async ({ page, server }) => {
  const { link } = await invited(server.origin)
  await page.goto(link.href)
  const card = page.getByRole('region', { name: 'Your RSVP' })
  const parts = [
    card.getByText('When', { exact: true }),
    card.getByText('Where', { exact: true }),
    card.getByRole('link', { name: "See who's going" }),
    card.getByText('Add to calendar'),
  ]
  for (const part of parts) await expect(part).toHaveCount(0)
  await button(page, "I'm going").click()
  await expect(going(page)).toBeVisible()
  for (const part of parts) await expect(part).toBeVisible()
  // Nothing is shown twice, and a reload changes nothing.
  await page.reload()
  for (const part of parts) await expect(part).toBeVisible()
  await expect(page.getByText('Add to calendar')).toHaveCount(1)
  await card.getByRole('link', { name: "See who's going" }).click()
  await expect(page.getByRole('heading', { name: '2 going' })).toBeInViewport()
  await card.getByText('Add to calendar').click()
  await expect(card.getByRole('link', { name: /Calendar/ }).first()).toBeVisible()
})

test("guests in another time zone see their own time beside the party's", async ({ server, browser }) => {
  const year = new Date().getFullYear() + 1
  const startTime = Date.UTC(year, 0, 15, 2)
  const { eventId } = await apiHosted(server.origin, { startTime })
  const day = new Date(startTime).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  for (const [timezoneId, text] of [
    ['America/New_York', '9:00 PM your time'],
    ['Europe/Berlin', `${day} 3:00 AM your time`],
    ['America/Los_Angeles', undefined],
    ['America/Tijuana', undefined],
  ] as const) {
    const page = await browser.newPage({ timezoneId })
    await page.goto(`${server.origin}/event/${eventId}`)
    await expect(page.getByText(/6:00 PM/)).toBeVisible()
    if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible()
    // Rendered in the browser only, like the time.
    await page.getByRole('radio', { name: "I'm going" }).check()
    await expect(page.getByText('your time')).toHaveCount(text === undefined ? 0 : 1)
    await page.close()
  }
})

test("the platform's own calendar is first, and the menu opens on press only [EVPAGE-07]", async ({
  server,
  browser,
}) => {
  const { eventId } = await apiHosted(server.origin)
  for (const [userAgent, first] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'Apple Calendar (.ics)'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Apple Calendar (.ics)'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Google Calendar'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Google Calendar'],
  ] as const) {
    const page = await browser.newPage({ userAgent })
    await page.goto(`${server.origin}/event/${eventId}`)
    const menu = page.getByText('Add to calendar')
    const links = page.locator('details').filter({ has: menu }).getByRole('link')
    await menu.hover()
    await expect(links.first()).toBeHidden()
    await menu.click()
    await expect(links.first()).toHaveText(first)
    await expect(links).toHaveCount(5)
    await page.close()
  }
})

test('a yes from an email lands on the form, in view and focused, and nothing jumps [RSVP-01]', async ({
  server,
  browser,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const { link } = await invited(server.origin)
    const page = await browser.newPage({ viewport })
    // The first visit loads the fonts, which change the page when they arrive.
    await page.goto(link.href)
    await page.evaluate(() => document.fonts.ready)
    await page.goto(`${link.href}&r=yes`)
    const card = page.getByRole('region', { name: 'Your RSVP' })
    await expect(card).toBeFocused()
    await expect(page.getByRole('radio', { name: "I'm going" })).toBeChecked()
    await expect(page.getByRole('radio', { name: "I'm going" })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Your name')).toBeInViewport({ ratio: 1 })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift).toBeLessThan(0.01)

    // The same link shows the summary once the RSVP is saved.
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    await expect(going(page)).toBeVisible()
    await page.goto(`${link.href}&r=yes`)
    await expect(card).toBeFocused()
    await expect(going(page)).toBeInViewport({ ratio: 1 })
    await page.context().close()
  }
})
