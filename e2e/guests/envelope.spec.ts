import { invited } from '../support/invitedGuest.ts'
import { expect, test } from '../support/test.ts'

test('a personal link opens an envelope with the guest’s name, once @desktop', async ({ page, server, browser }) => {
  const { eventId, link } = await invited(server.origin)
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'no-preference' })
  const guest = await context.newPage()
  const envelope = guest.locator('.envelope')
  /** Returns true if the page was covered when it was first shown. */
  const wasCovered = () => guest.evaluate(() => Reflect.get(globalThis, 'covered'))
  await guest.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const found = document.querySelector('.envelope')
      const covered = found !== null && getComputedStyle(found).display !== 'none'
      Object.assign(globalThis, { covered, isPageThere: document.querySelector('h1') !== null })
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

  // It is over in 1.2 s.
  const endTimes = await guest.evaluate(() => {
    document.documentElement.dataset.envelope = ''
    const shown = document.querySelector('.envelope')?.getAnimations({ subtree: true }) ?? []
    return shown.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  })
  expect(Math.max(...endTimes)).toBeGreaterThan(0)
  expect(Math.max(...endTimes)).toBeLessThanOrEqual(1_200)

  // The open link has no envelope, and neither has the page of a guest who responded.
  await guest.goto(`/event/${eventId}`)
  await guest.context().clearCookies()
  await guest.goto(`/event/${eventId}`)
  await expect(envelope).toHaveCount(0)
  await guest.goto(link.href)
  await guest.getByRole('button', { name: "Can't make it" }).click()
  await expect(guest.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await guest.goto(link.href)
  await expect(envelope).toHaveCount(0)
  await context.close()
  await page.close()
})

test('an envelope only moves where motion and scripts are welcome @desktop', async ({ page, server, browser }) => {
  const { link } = await invited(server.origin)
  const plain = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  for (const one of [page, await plain.newPage()]) {
    await one.goto(link.href)
    await expect(one.locator('.envelope')).toHaveCount(1)
    await expect(one.locator('.envelope')).toBeHidden()
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await plain.close()
})
