import type { Page } from '@playwright/test'
import { aiService, type AiStandIn } from '../../tests/support/services/aiService.ts'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { loseAnswer, newAddress, signUpByForm } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const failureText =
  'Sorry, something went wrong generating the images. Please try again. You can also try changing the prompt.'
const timedOut = 'Sorry, the image generation request timed out. Please try again.'
const colorsTaken = 'The colors now match your cover image.'

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
    generatedImages: panel.getByRole('list', { name: 'Generated images' }).getByRole('button'),
  }
}

/** Requests images in a style that the server doesn't know, such as one that a later release removed. */
async function askForUnknownStyle(page: Page, ask: (prompt: string) => Promise<void>) {
  await page.route('**/json/ThemeService', async (route) => {
    const body = route.request().postDataJSON()
    if (body.method !== 'generateEventImage') return route.fallback()
    return route.continue({ postData: JSON.stringify({ ...body, params: { ...body.params, style: 'removed' } }) })
  })
  await ask('A lantern')
  await expect(page.getByText(failureText)).toBeVisible()
  await page.unroute('**/json/ThemeService')
}

test('a host pays only for images that arrive, and without coins sees a message @desktop [ERR-40, VAL-34, COIN-01, COIN-08]', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiSession(page, server.origin, address)
  const { panel, ask, generatedImages } = await openGenerator(page, server.origin)
  await askForUnknownStyle(page, ask)
  await ask('refuse this')
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel.getByText(failureText)).toBeVisible()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await expect(panel.getByRole('progressbar')).toBeHidden()
  // The title alone is enough, and the images arrive even if the result of the request was lost.
  await page.getByLabel('Party title').fill('Lantern ball')
  await loseAnswer(page, 'generateEventImage')
  await ask('')
  await expect(panel.getByText(failureText)).toBeHidden()
  await expect(generatedImages).toHaveCount(4)
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()

  for (let set = 1; set <= 4; set += 1)
    await maya.call('ThemeService', 'generateEventImage', {
      eventName: 'Lantern walk',
      eventUuid: crypto.randomUUID(),
      prompt: '',
      useVerbatim: false,
      taskId: crypto.randomUUID(),
      style: 'none',
    })
  // The balance is fetched while the images are being generated.
  const generateResponse = page.waitForResponse(
    (response) => response.request().postData()?.includes('generateEventImage') ?? false,
  )
  await page.route('**/json/**', async (route) => {
    if (route.request().postData()?.includes('fetchCoinBalance')) await generateResponse
    await route.fallback()
  })
  await openGenerator(page, server.origin)
  await ask('silence')
  await expect(panel.getByText('10 coins · you have 0')).toBeVisible()
  expect((await generateResponse).request().postDataJSON().params).toMatchObject({
    eventName: 'Lantern ball',
    eventUuid: expect.stringMatching(/./),
    prompt: 'silence',
    useVerbatim: false,
    taskId: expect.stringMatching(/./),
    style: expect.stringMatching(/./),
  })
  await expect(panel.getByRole('button', { name: 'Generate 4 images' })).toBeDisabled()
  await expect(panel.getByText("You don't have enough coins for another set.")).toBeVisible()
  await expectAccessible(page)
  await ai.close()
  await expect(panel.getByText(failureText)).toBeVisible()
  await expect(panel.getByText('10 coins · you have 10')).toBeVisible()
  await expectAccessible(page)
})

test('a visitor spends free coins only on images that arrive, and takes the rest along @desktop [ERR-39, CONST-43, COIN-03, AUTHZ-11]', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(() => Promise.resolve(ai.env))
  await page.clock.install()
  const { panel, ask, generatedImages } = await openGenerator(page, server.origin)
  /** Waits for the response to the next request for samples, because the clock would let a pending one time out. */
  const waitForSamples = () =>
    page.waitForResponse((got) => got.request().postData()?.includes('"sampleEventImage"') ?? false)
  const late = waitForSamples()
  await ask('silence')
  await (await late).finished()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await page.clock.fastForward(55_000)
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel.getByText(timedOut)).toBeHidden()
  await page.clock.fastForward(8_000)
  await expect(panel.getByText(timedOut)).toBeVisible()
  await expect(panel.getByRole('progressbar')).toBeHidden()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()

  // Who leaves before the images arrive has spent nothing.
  const abandonedSample = waitForSamples()
  await ask('silence')
  await (await abandonedSample).finished()
  await openGenerator(page, server.origin)
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()

  await panel.getByText('Noir', { exact: true }).click()
  const [suggestionRequest] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"getSuggestion"') ?? false),
    panel.getByRole('button', { name: 'Suggest an idea' }).click(),
  ])
  expect(suggestionRequest.postDataJSON().params).toMatchObject({ style: 'noir' })
  const prompt = panel.getByLabel('What should the image show?')
  await expect(prompt).not.toHaveValue('')
  const sample = waitForSamples()
  await panel.getByRole('button', { name: 'Generate 4 images' }).click()
  expect((await sample).request().postDataJSON().params).toMatchObject({
    eventName: '',
    eventUuid: expect.stringMatching(/./),
    prompt: await prompt.inputValue(),
    useVerbatim: false,
    taskId: expect.stringMatching(/./),
    style: 'noir',
    remainingCoinBalance: 60,
  })
  await expect(generatedImages).toHaveCount(4)
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  await panel.getByRole('button', { name: 'Image 2' }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveJSProperty('complete', true)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  // The coins spent so far are missing from the new account, which the server counts for itself.
  await signUpByForm(page, server.origin, newAddress('sam'), 'Sam')
  await openGenerator(page, server.origin)
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
})

/** Generates images, and picks one of them as the cover image in place of an uploaded one. */
async function pickGenerated(page: Page) {
  await page.getByRole('tab', { name: 'Cover image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await panel.getByLabel('What should the image show?').fill('paper lanterns')
  await panel.getByRole('button', { name: 'Generate 4 images' }).click()
  const generatedImages = panel.getByRole('list', { name: 'Generated images' }).getByRole('button')
  await expect(generatedImages).toHaveCount(4)
  const cover = page.getByRole('img', { name: 'Your cover image' })
  await expect(cover).toHaveAttribute('src', /^blob:/)
  await generatedImages.nth(2).click()
  await expect(generatedImages.and(page.locator('[aria-pressed=true]'))).toHaveCount(1)
  await expect(generatedImages.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(cover).toHaveAttribute('src', /^\/files\//)
}

test('the gallery shows more images on request, and those of a category or a theme @desktop [THEME-01, THEME-08]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await page.getByRole('button', { name: 'Choose or generate an image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(24)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(48)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(72)
  for (const [at, name] of ['Parties', 'Adult Birthday', 'Kids Birthday', 'Wedding', 'Baby'].entries()) {
    const [inspirations] = await Promise.all([
      page.waitForRequest((sent) => sent.postData()?.includes('"getInspirations"') ?? false),
      panel.getByLabel('Category').selectOption(name),
    ])
    expect(inspirations.postDataJSON().params).toMatchObject({ category: 500 + at })
  }
  await expect(panel.getByRole('list', { name: 'Gallery' }).getByRole('button', { name: 'Baby Shower' })).toBeVisible()
  await panel.getByLabel('Category').selectOption('All themes')
  // By a keyword, a word of the description, and the title.
  for (const [words, theme] of [
    ['whodunit', 'Murder Mystery'],
    ['applesauce', 'Hanukkah'],
    ['dinosaur', 'Dinosaurs'],
  ] as const) {
    await panel.getByLabel('Search themes').fill(words)
    await expect(panel.getByText(`Images for “${theme}”`)).toBeVisible()
  }
})

test('a cover image brings its colors, which can be taken back, and colors that the host chose stay @desktop [IMG-01, CONST-40]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await page.getByRole('button', { name: 'Choose or generate an image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
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

  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(colorsTaken)).toBeVisible()
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep my colors' }).click()
  await expect(page.locator('.event-fae5ff-000000').first()).toBeAttached()
  const cover = page.getByRole('img', { name: 'Your cover image' })
  await expect(cover).toBeVisible()
  await page.getByRole('tab', { name: 'Background' }).click()
  await page.getByRole('radio', { name: 'Midnight' }).check({ force: true })
  const midnight = page.locator('[class*="event-1b1540-ffffff"]')
  await expect(midnight.first()).toBeAttached()
  const before = await cover.getAttribute('src')
  await page.getByRole('tab', { name: 'Cover image' }).click()
  await panel.getByRole('tab', { name: 'Upload' }).click()
  await panel.getByLabel('Upload an image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(cover).not.toHaveAttribute('src', before ?? '')
  await expect(midnight.first()).toBeAttached()
  await expect(page.getByText(colorsTaken)).toBeHidden()
  await page.reload()
  await expect(midnight.first()).toBeAttached()
  await pickGenerated(page)
})

test('a late image is asked for twice more, and then its card keeps a plain background @desktop', async ({
  page,
  cleanConsole,
}) => {
  const busy = { status: 503, headers: { 'retry-after': '5' } }
  /** The gallery images that were asked for, in any size. */
  const requestedImages: string[] = []
  const times = (image: string) => requestedImages.filter((one) => one === image).length
  /** True for the images that are never there: those of themes with odd numbers. The others are there a moment later. */
  const isLost = (image: string) => /[13579]-/.test(image)
  let areLate = true
  await page.route('**/files/gallery/*', (route) => {
    const image = /\d+-\d+/.exec(new URL(route.request().url()).pathname)?.[0] ?? ''
    requestedImages.push(image)
    const isMissing = areLate || isLost(image)
    return isMissing ? route.fulfill(busy) : route.fulfill({ path: coverFile, contentType: 'image/png' })
  })
  await page.clock.install()
  await page.goto('/instant')
  // The first three are also in the preview of the invitation, which doesn't retry.
  const ofCards = () => [...new Set(requestedImages)].slice(3)
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

test('a subject that can’t be drawn is named above the bar, where one tap draws the closest', async ({
  page,
  server,
}) => {
  const { panel, ask } = await openGenerator(page, server.origin)
  await ask('a fig tree at dusk')
  const closest = panel.getByRole('button', { name: /^Draw/ })
  await expect(panel.getByRole('status').filter({ hasText: 'fig tree' })).toBeInViewport()
  const bottomOf = async () => {
    const box = await closest.boundingBox()
    return box && box.y + box.height
  }
  const bar = panel.getByRole('button', { name: /^Generate 4/ })
  await expect.poll(async () => ((await bottomOf()) ?? Infinity) < ((await bar.boundingBox())?.y ?? 0)).toBe(true)
  await closest.click()
  await expect(panel.getByRole('progressbar')).toBeVisible()
})
