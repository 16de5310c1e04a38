import type { Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress, openAsHost, stopClock } from '../support/journeys.ts'
import { expect, expectErrors, test } from '../support/test.ts'

/** Signs in a host and opens the page of their party. */
async function onOwnParty(page: Page, origin: string): Promise<string> {
  const address = newAddress('maya')
  const eventId = await apiParty(await apiPerson(origin, address, 'Maya'), 'Lantern walk', 30)
  await apiSession(page, origin, address)
  await openAsHost(page, eventId)
  return eventId
}

test('copying a link is confirmed for two seconds, and a failed share is logged @desktop [CONST-23, CONST-57, EVPAGE-25, ERR-48]', async ({
  page,
  server,
  context,
}) => {
  // Replaces the system's share sheet with one that is canceled and one that fails.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (link: ShareData) => {
        const name = document.title.includes('broken') ? 'NotAllowedError' : 'AbortError'
        Object.assign(globalThis, { shared: link })
        return Promise.reject(new DOMException('Share failed', name))
      },
    })
  })
  const logs: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/log')) logs.push(request.postData() ?? '')
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const eventId = await onOwnParty(page, server.origin)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your invitation' })
  const share = dialog.getByRole('button', { name: 'Share…' })
  await share.click()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual({
    title: 'Lantern walk',
    text: "You're invited: Lantern walk",
    url: await dialog.getByRole('link', { name: 'Link to your party' }).getAttribute('href'),
  })
  await page.evaluate(() => {
    document.title = 'broken'
  })
  await share.click()
  await expect.poll(() => logs.length).toBe(1)
  expect(JSON.parse(logs[0] ?? '').entries).toEqual([
    expect.objectContaining({ severity: 'WARN', message: 'A link could not be shared: NotAllowedError Share failed' }),
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await stopClock(page)
  const copy = page.getByRole('button', { name: 'Copy link' })
  const tooltip = page.getByRole('tooltip', { name: 'Link copied' })
  await copy.click()
  await expect(tooltip).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/event/${eventId}`)
  await page.clock.runFor(1_900)
  await expect(tooltip).toBeVisible()
  // Copying again while the confirmation is shown extends it by two seconds.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await copy.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  await page.clock.runFor(1_900)
  await expect(tooltip).toBeVisible()
  await page.clock.runFor(200)
  await expect(tooltip).toBeHidden()
})

test('after a release, an open page reloads once and then says that a part is missing; one that hangs looks busy for 5 seconds @desktop [CONST-24, ERR-49, ERR-50]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const category = page.getByRole('group', { name: 'Category' }).getByRole('button').last()
  /** Waits for hydration, after which the router handles links. */
  const takenOver = async (): Promise<void> => {
    await expect(async () => {
      await category.click()
      await expect(category).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
    }).toPass()
  }
  await page.clock.install()
  await page.goto('/instant')
  await takenOver()
  // The server no longer has the files of the open page and returns 404.
  const goneScript = /\/assets\/CreateEventScreen-/
  const answers: number[] = []
  page.on('response', (response) => {
    if (goneScript.test(response.url())) answers.push(response.status())
  })
  await page.route(goneScript, async (route) => {
    const response = await route.fetch({ url: `${server.origin}/assets/CreateEventScreen-of-yesterday.js` })
    await route.fulfill({ response })
  })
  let loads = 0
  page.on('load', () => (loads += 1))
  const create = page.getByRole('link', { name: 'Start from scratch' })
  await create.click()
  await expect.poll(() => loads).toBe(1)
  await takenOver()
  await create.click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText("Part of this page couldn't be loaded")).toBeVisible()
  expect(loads).toBe(1)
  expect(new Set(answers)).toEqual(new Set([404]))
  // The new release is available.
  await page.unroute(goneScript)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Party title')).toBeVisible()
  expectErrors(cleanConsole, /404/)

  await page.goto('/instant')
  await takenOver()
  const body = page.locator('body')
  await expect(body).not.toHaveClass(/\bloading\b/)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*', async (route) => {
    await promise
    await route.continue()
  })
  await stopClock(page)
  const bar = page.getByText('Loading the page')
  await create.click()
  await expect(body).toHaveClass(/\bloading\b/)
  await page.clock.runFor(4_800)
  await expect(body).toHaveClass(/\bloading\b/)
  await page.clock.runFor(400)
  await expect(body).not.toHaveClass(/\bloading\b/)
  await expect(bar).toBeAttached()
  resolve()
  await expect(page.getByLabel('Party title')).toBeVisible()
  await expect(bar).toHaveCount(0)
})
