import type { Page } from '@playwright/test'
import { aiService, type AiStandIn } from '../../tests/support/services/aiService.ts'
import { apiPerson } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress, signIn } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const failed =
  'Sorry, something went wrong generating the images. Please try again. You can also try changing the prompt.'
const timedOut = 'Sorry, the image generation request timed out. Please try again.'

let ai: AiStandIn
test.beforeEach(async ({ context }) => {
  ai = await aiService()
  await context.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
})
test.afterEach(() => ai.close())

/** Opens the image generator of a new event. */
async function openGenerator(page: Page, origin: string) {
  await page.goto(`${origin}/event/create`)
  await page.getByRole('tab', { name: 'Cover image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  return {
    panel,
    ask: async (prompt: string) => {
      await panel.getByLabel('What should the image show?').fill(prompt)
      await panel.getByRole('button', { name: /^Generate 4/ }).click()
    },
    drawn: panel.getByRole('list', { name: 'Generated images' }).getByRole('button'),
  }
}

test('rejected image requests show an error and cost nothing @desktop [ERR-40, VAL-34]', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  const address = newAddress('maya')
  await apiPerson(server.origin, address, 'Maya')
  await signIn(page, server.origin, address)
  const { panel, ask, drawn } = await openGenerator(page, server.origin)
  await ask('refuse this')
  await expect(panel.getByText(failed)).toBeVisible()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await expect(panel.getByRole('progressbar')).toBeHidden()
  await expectAccessible(page)
  // The title alone is enough.
  await page.getByLabel('Party title').fill('Lantern ball')
  await ask('')
  await expect(panel.getByText(failed)).toBeHidden()
  await expect(drawn).toHaveCount(4)
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
})

test('coins for pending images are refunded if the images fail @desktop [RPC-78, ERR-40]', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  const address = newAddress('maya')
  await apiPerson(server.origin, address, 'Maya')
  await signIn(page, server.origin, address)
  // The balance is fetched while the images are being generated.
  const begun = page.waitForResponse(
    (response) => response.request().postData()?.includes('generateEventImage') ?? false,
  )
  await page.route('**/json/**', async (route) => {
    if (route.request().postData()?.includes('fetchCoinBalance')) await begun
    await route.continue()
  })
  const { panel, ask } = await openGenerator(page, server.origin)
  await ask('silence')
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  expect((await begun).request().postDataJSON().params).toMatchObject({
    eventName: '',
    eventUuid: expect.stringMatching(/./),
    prompt: 'silence',
    useVerbatim: false,
    taskId: expect.stringMatching(/./),
    style: expect.stringMatching(/./),
  })
  await ai.close()
  await expect(panel.getByText(failed)).toBeVisible()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
})

test('image requests time out after 60 seconds, and no free coins are spent @desktop [ERR-39, CONST-43, RPC-84]', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  await page.clock.install()
  const { panel, ask } = await openGenerator(page, server.origin)
  // A request that the clock skips over would itself time out.
  const asked = page.waitForResponse((got) => got.request().postData()?.includes('"sampleEventImage"') ?? false)
  await ask('silence')
  await (await asked).finished()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await page.clock.fastForward(55_000)
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel.getByText(timedOut)).toBeHidden()
  await page.clock.fastForward(8_000)
  await expect(panel.getByText(timedOut)).toBeVisible()
  await expect(panel.getByRole('progressbar')).toBeHidden()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
})

test('users without coins see a message before sending a request @desktop [COIN-08]', async ({ page, serverWith }) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  for (let set = 1; set <= 6; set += 1)
    await maya.call('ThemeService', 'generateEventImage', {
      eventName: 'Lantern walk',
      eventUuid: crypto.randomUUID(),
      prompt: '',
      useVerbatim: false,
      taskId: crypto.randomUUID(),
      style: 'none',
    })
  await signIn(page, server.origin, address)
  const { panel } = await openGenerator(page, server.origin)
  await expect(panel.getByText('10 coins · you have 0')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Generate 4 images' })).toBeDisabled()
  await expect(panel.getByText("You don't have enough coins for another set.")).toBeVisible()
  await expectAccessible(page)
})

test('a visitor who leaves before the images arrive has spent no free coins @desktop', async ({ page, serverWith }) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  const waiting = await openGenerator(page, server.origin)
  let isWaiting = true
  await page.route('**/json/*', (route) =>
    isWaiting && route.request().postData()?.includes('"getEventImages"') === true ? undefined : route.fallback(),
  )
  const asked = page.waitForRequest((sent) => sent.postData()?.includes('"getEventImages"') ?? false)
  await waiting.ask('paper lanterns')
  await asked
  await expect(waiting.panel.getByRole('progressbar')).toBeVisible()
  isWaiting = false
  const { panel, ask, drawn } = await openGenerator(page, server.origin)
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await ask('paper lanterns')
  await expect(drawn).toHaveCount(4)
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Cover image' }).click()
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
})

test('a cover image from the gallery brings its colors [IMG-01, IMG-05, CONST-40]', async ({ page }) => {
  await page.goto('/event/create')
  await page.getByRole('button', { name: 'Choose or generate an image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(24)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(48)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(72)
  const [ofBabies] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"getInspirations"') ?? false),
    panel.getByLabel('Category').selectOption('Baby'),
  ])
  expect(ofBabies.postDataJSON().params).toMatchObject({ category: 504 })
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('button', { name: 'Baby Shower' })).toBeVisible()
  await panel.getByLabel('Category').selectOption('All themes')
  await panel.getByLabel('Search themes').fill('dinosaur')
  await expect(panel.getByText('Images for “Dinosaurs”')).toBeVisible()
  await panel.getByRole('list', { name: 'Gallery' }).getByRole('button').first().click()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute(
    'src',
    /\/files\/gallery\/\d{3}-1\.webp$/,
  )
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Image history' }).click()
  const history = page.getByRole('dialog', { name: 'Image history' })
  await history.getByRole('tab', { name: 'Gallery' }).click()
  // At most eight pages of six images, which "View all" shows in one list.
  await expect(history.getByRole('button', { name: /^Slide \d: / })).toHaveCount(8)
  await expect(history.getByRole('group', { name: /^1 of 8: Images 1 to 6$/ }).getByRole('listitem')).toHaveCount(6)
  await expect(history.getByRole('button', { name: 'View all' })).toBeVisible()
  await history.getByRole('button', { name: 'View all' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(48)
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeHidden()
  await expect(page.locator('.event-fae5ff-000000').first()).toBeAttached()
})

test('a gallery image that is not ready yet appears on its own @desktop', async ({ page, cleanConsole }) => {
  let asked = 0
  await page.route('**/files/gallery/*', (route) => {
    asked += 1
    return asked === 1
      ? route.fulfill({ status: 503, headers: { 'retry-after': '5' } })
      : route.fulfill({ path: coverFile, contentType: 'image/png' })
  })
  await page.goto('/event/create')
  await page.getByRole('button', { name: 'Choose or generate an image' }).click()
  const pictures = page.getByRole('list', { name: 'Gallery' }).locator('img')
  const shown = () =>
    pictures.evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length)
  await expect.poll(shown).toBeGreaterThan(1)
  await expect(pictures.first()).toHaveJSProperty('naturalWidth', 640)
  expect(cleanConsole.every((line) => line.includes('503'))).toBe(true)
  cleanConsole.length = 0
})

test('a card with a late image retries twice, then keeps a plain background @desktop', async ({
  page,
  cleanConsole,
}) => {
  const busy = { status: 503, headers: { 'retry-after': '5' } }
  /** The gallery images that were asked for, in any size. */
  const asked: string[] = []
  const times = (image: string) => asked.filter((one) => one === image).length
  /** True for the images that are never there: those of themes with odd numbers. The others are there a moment later. */
  const isLost = (image: string) => /[13579]-/.test(image)
  let areLate = true
  await page.route('**/files/gallery/*', (route) => {
    const image = /\d+-\d+/.exec(new URL(route.request().url()).pathname)?.[0] ?? ''
    asked.push(image)
    const isMissing = areLate || isLost(image)
    return isMissing ? route.fulfill(busy) : route.fulfill({ path: coverFile, contentType: 'image/png' })
  })
  await page.clock.install()
  await page.goto('/instant')
  // The first three are also in the preview of the invitation, which doesn't retry.
  const ofCards = () => [...new Set(asked)].slice(3)
  await expect.poll(() => ofCards().some(isLost) && !ofCards().every(isLost)).toBe(true)
  const first = ofCards().find((image) => !isLost(image)) ?? ''
  const second = ofCards().find(isLost) ?? ''
  areLate = false
  await page.clock.runFor(2_500)
  await expect(page.locator(`article img[src*="/${first}"]`)).not.toHaveJSProperty('naturalWidth', 0)
  await expect.poll(() => times(second)).toBe(2)
  await page.clock.runFor(6_500)
  await expect.poll(() => times(second)).toBe(3)
  await page.clock.runFor(60_000)
  expect(times(second)).toBe(3)
  await expect(page.locator('[data-slot=broken] svg').first()).toBeVisible()
  expect(cleanConsole.every((line) => line.includes('503'))).toBe(true)
  cleanConsole.length = 0
})
