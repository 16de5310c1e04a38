import type { Browser, Page } from '@playwright/test'
import { apiGuest, apiHosted } from '../support/api.ts'
import { inviteGuest } from '../support/invitedGuest.ts'
import { expect, test } from '../support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const confetti = (page: Page) => page.locator('.confetti i')

/** Expects the envelope to open in 1.2 s. */
async function expectShortOpening(guest: Page) {
  const endTimes = await guest.evaluate(() => {
    document.documentElement.dataset.envelope = ''
    const animations = document.querySelector('.envelope')?.getAnimations({ subtree: true }) ?? []
    return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  })
  expect(Math.max(...endTimes)).toBeGreaterThan(0)
  expect(Math.max(...endTimes)).toBeLessThanOrEqual(1_200)
}

/** Expects the confetti to end within two seconds. */
async function expectConfettiToEnd(guest: Page) {
  const ends = await guest.locator('.confetti').evaluate((box) =>
    Promise.all(
      box.getAnimations({ subtree: true }).map(async (animation) => {
        await animation.finished
        return Number(animation.effect?.getComputedTiming().endTime)
      }),
    ),
  )
  expect(Math.max(...ends)).toBeGreaterThan(0)
  expect(Math.max(...ends)).toBeLessThan(2_000)
  expect(await confetti(guest).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).toEqual(
    Array.from({ length: 24 }, () => '0'),
  )
}

/** Accepts on pages that ask for less motion or less data, without a celebration. */
async function acceptQuietly(still: Page, saving: Page, origin: string) {
  for (const one of [still, saving]) {
    const other = await inviteGuest(origin)
    await one.goto(other.link.href)
    if (one === still) await expect(one.locator('.envelope')).toBeHidden()
    await button(one, "I'm going").click()
    await expect(going(one)).toBeVisible()
    await expect(button(one, 'Undo')).toBeVisible()
    await expect(one.locator('.confetti')).toBeHidden()
  }
}

test('where motion is welcome, a personal link opens an envelope, and a yes is celebrated for less than two seconds', async ({
  server,
  browser,
}) => {
  const { eventId, link } = await inviteGuest(server.origin)
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'no-preference' })
  const guest = await context.newPage()
  const envelope = guest.locator('.envelope')
  /** Returns true if the page was covered when it was first shown. */
  const wasCovered = () => guest.evaluate(() => Reflect.get(globalThis, 'isCovered'))
  await guest.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const envelopeElement = document.querySelector('.envelope')
      const isCovered = envelopeElement !== null && getComputedStyle(envelopeElement).display !== 'none'
      Object.assign(globalThis, { isCovered, isPageThere: document.querySelector('h1') !== null })
    })
  })
  await guest.goto(link.href)
  expect(await wasCovered()).toBe(true)
  // The page is there from the start, below the envelope.
  expect(await guest.evaluate(() => Reflect.get(globalThis, 'isPageThere'))).toBe(true)
  await expect(envelope.locator('[data-name="Ana Ortiz"]')).toHaveCount(1)
  await expect(envelope).toBeHidden()
  await guest.goto(link.href)
  expect(await wasCovered()).toBe(false)

  // A key press opens it at once.
  await guest.evaluate(() => localStorage.clear())
  await guest.goto(link.href)
  expect(await wasCovered()).toBe(true)
  await guest.keyboard.press('Tab')
  await expect(guest.locator('html')).not.toHaveAttribute('data-envelope')

  await expectShortOpening(guest)

  // The open link has no envelope.
  await guest.goto(`/event/${eventId}`)
  await guest.context().clearCookies()
  await guest.goto(`/event/${eventId}`)
  await expect(envelope).toHaveCount(0)
  await guest.goto(link.href)
  await guest.getByRole('button', { name: "Can't make it" }).click()
  await expect(guest.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(confetti(guest)).toHaveCount(0)
  await button(guest, 'Undo').click()
  await button(guest, "I'm going").click()
  await expect(confetti(guest)).toHaveCount(24)
  await expectConfettiToEnd(guest)

  const still = await browser.newPage({ reducedMotion: 'reduce' })
  const saving = await browser.newPage({ reducedMotion: 'no-preference' })
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await acceptQuietly(still, saving, server.origin)
  // The page of a guest who responded has no envelope. Without scripts, it never shows.
  await guest.goto(link.href)
  await expect(envelope).toHaveCount(0)
  const plain = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  await plain.goto((await inviteGuest(server.origin)).link.href)
  await expect(plain.locator('.envelope')).toHaveCount(1)
  await expect(plain.locator('.envelope')).toBeHidden()
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  for (const one of [guest, still, saving, plain]) await one.context().close()
})

/** Expects the platform's own calendar first, in a menu that opens on press only, and the guest's own time elsewhere. */
async function expectOwnCalendars(browser: Browser, origin: string) {
  const year = new Date().getFullYear() + 1
  const startTime = Date.UTC(year, 0, 15, 2)
  const { eventId } = await apiHosted(origin, { startTime })
  const day = new Date(startTime).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  for (const [userAgent, first, timezoneId, text] of [
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      'Apple Calendar (.ics)',
      'America/New_York',
      '9:00 PM your time',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
      'Apple Calendar (.ics)',
      'Europe/Berlin',
      `${day} 3:00 AM your time`,
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Google Calendar', 'America/Los_Angeles', undefined],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Google Calendar', 'America/Tijuana', undefined],
  ] as const) {
    const guest = await browser.newPage({ userAgent, timezoneId })
    await guest.goto(`${origin}/event/${eventId}`)
    await expect(guest.getByText(/6:00 PM/)).toBeVisible()
    if (text !== undefined) await expect(guest.getByText(text, { exact: true })).toBeVisible()
    const menu = guest.getByText('Add to calendar')
    const links = guest.locator('details').filter({ has: menu }).getByRole('link')
    await menu.hover()
    await expect(links.first()).toBeHidden()
    await menu.click()
    await expect(links.first()).toHaveText(first)
    await expect(links).toHaveCount(5)
    // The time is rendered in the browser, like the order of the calendars.
    await expect(guest.getByText('your time')).toHaveCount(text === undefined ? 0 : 1)
    await guest.close()
  }
}

/** Expects the cover to show the whole picture, whatever its shape. */
async function expectWholeCover(page: Page) {
  const cover = page.locator('article img').first()
  expect(await cover.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
  const box = await cover.boundingBox()
  expect(box?.height).toBeGreaterThan(200)
}

test("a yes makes one card with date, place, guests and calendar, which suit the guest's own device [EVPAGE-07]", async ({
  page,
  server,
  browser,
}) => {
  const { eventId, link } = await inviteGuest(server.origin, {
    title: 'Rooftop karaoke under the winter moon',
    description: 'Bring a sweater.',
  })
  await page.goto(link.href)
  const card = page.getByRole('region', { name: 'Your RSVP' })
  const parts = [
    card.getByText('When', { exact: true }),
    card.getByText('Where', { exact: true }),
    card.getByRole('link', { name: "See who's going" }),
    card.getByText('Add to calendar'),
  ]
  for (const part of parts) await expect(part).toHaveCount(0)
  // Both responses are in view without scrolling. A first visit on a slow machine keeps the system's font, which is wider.
  await page.reload()
  for (const name of ["I'm going", "Can't make it"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
  // With another guest, the faces of those who are going are below the host's name, and both responses still fit.
  const faces = page.getByRole('link', { name: "See who's going" })
  await expect(faces).toHaveCount(0)
  await apiGuest(server.origin, eventId, 'Kofi')
  await page.reload()
  await expect(faces).toBeInViewport({ ratio: 1 })
  for (const name of ["I'm going", "Can't make it"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
  await expectWholeCover(page)
  await button(page, "I'm going").click()
  await expect(going(page)).toBeVisible()
  for (const part of parts) await expect(part).toBeVisible()
  // Nothing is shown twice, and a reload changes nothing.
  await page.reload()
  for (const part of parts) await expect(part).toBeVisible()
  await expect(page.getByText('Add to calendar')).toHaveCount(1)
  await card.getByRole('link', { name: "See who's going" }).click()
  await expect(page.getByRole('heading', { name: '3 going' })).toBeInViewport()
  await card.getByText('Add to calendar').click()
  await expect(card.getByRole('link', { name: /Calendar/ }).first()).toBeVisible()

  await expectOwnCalendars(browser, server.origin)
})

test('a yes from an email lands on the form, in view and focused, and nothing jumps [RSVP-01]', async ({
  server,
  browser,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const { link } = await inviteGuest(server.origin)
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
