import type { Page } from '@playwright/test'
import { apiGuest, keyPath } from '../support/api.ts'
import { tapControls } from '../support/earlyTaps.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { invited, rowOf } from '../support/invitedGuest.ts'
import { expect, test } from '../support/test.ts'

/** Opens a page whose scripts arrive only once `release` is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#festoon-data').waitFor({ state: 'attached' })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Returns what a person perceives of a page. */
const perceived = async (page: Page): Promise<string> =>
  `${new URL(page.url()).pathname}\n${await page.locator('body').ariaSnapshot()}`

/** Uses each control of a page before its script arrives, and expects the effect once it has. */
async function expectNoTapLost(page: Page, address: string): Promise<void> {
  const release = await openEarly(page, address)
  const { deaf, keeping } = await page.evaluate(tapControls)
  expect(deaf).toEqual([])
  expect(keeping.length).toBeGreaterThan(0)
  await page.goto('about:blank')
  await release()
  await page.goto(address)
  // The page's script takes over from the one that keeps taps.
  await expect.poll(() => page.evaluate(() => document.onclick)).toBeNull()
  await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)))
  const untouched = await perceived(page)
  for (const [at, name] of keeping.entries()) {
    // One of several slides is enough.
    if (/\d/.test(name) && /\d/.test(keeping[at - 1] ?? '')) continue
    const arrive = await openEarly(page, address)
    const nth = keeping.slice(0, at).filter((other) => other === name).length
    const button = page.getByRole('button', { name, exact: true }).nth(nth)
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await arrive()
    await expect.poll(() => perceived(page), name).not.toBe(untouched)
    await expect(page.locator('[aria-busy=true]:not([data-busy])')).toHaveCount(0)
  }
}

test('no tap on the front page is lost while its script loads', ({ page }) => expectNoTapLost(page, '/welcome'))

test('no tap on an invitation is lost while its script loads', async ({ page, server }) => {
  const { link, eventId } = await invited(server.origin, { openInvite: true })
  await expectNoTapLost(page, link.href)
  const guest = await apiGuest(server.origin, eventId, 'Gus')
  await expectNoTapLost(page, keyPath(eventId, guest))
})

test('no tap of a host on their party is lost while its script loads @desktop', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin)
  await expectNoTapLost(page, `/event/${eventId}`)
})

test('what a guest chooses and types before the script arrives is sent, and the page stays where it is', async ({
  page,
  server,
}) => {
  const swims = {
    questionUuid: crypto.randomUUID(),
    question: 'Will you swim?',
    questionType: 'yesNo',
    isRequired: true,
  }
  const { link, host, eventId } = await invited(server.origin, { openInvite: true, questions: [swims] })
  const release = await openEarly(page, link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  const more = page.getByRole('button', { name: /^More/ })
  await more.click()
  await more.click()
  await page.getByLabel('Message to the host').fill('We bring towels.')
  await page.getByRole('group', { name: swims.question }).getByRole('radio', { name: 'Yes' }).check()
  const before = await page.evaluate(() => scrollY)
  await release()
  await expect(page.getByRole('spinbutton', { name: 'Bringing anyone?' })).toHaveValue('2')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(page.getByLabel('Message to the host')).toHaveValue('We bring towels.')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({
    rsvpStatus: 'YES',
    rsvpMessage: 'We bring towels.',
    additionalGuestCount: 2,
    answers: [{ answerValue: { isYes: true } }],
  })
})
