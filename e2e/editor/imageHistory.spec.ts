import type { Page } from '@playwright/test'
import { aiService } from '../../tests/support/services/aiService.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiPerson, apiSession, apiUpload } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Expects the tabs of the history, without generated images, and closes it. */
async function expectNoGeneratedImages(page: Page) {
  const history = page.getByRole('dialog', { name: 'Image history' })
  await expect(history.getByRole('tab')).toHaveText(['Uploaded Images', fixedText('IMG-03', { at: 1 }), 'Gallery'])
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()
  await expect(history.getByText(fixedText('IMG-06'))).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Requests four images, with what the panel says. */
async function requestImages(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  const [generateRequest] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"generateEventImage"') ?? false),
    panel.getByRole('button', { name: 'Generate 4 images' }).click(),
  ])
  expect(generateRequest.postDataJSON().params).toMatchObject({
    eventName: '',
    eventUuid: expect.stringMatching(/./),
    prompt: 'paper lanterns',
    useVerbatim: true,
    taskId: expect.stringMatching(/./),
    style: 'popArt',
  })
}

/** Finds the uploaded image on its own tab, and deletes a generated one, which is possible for all but the current cover. */
async function deleteImages(page: Page, photoUrl: string) {
  const history = page.getByRole('dialog', { name: 'Image history' })
  const historyImages = history.getByRole('button', { name: 'paper lanterns' })
  await history.getByRole('tab', { name: 'Uploaded Images' }).click()
  await expect(history.locator('li img')).toHaveAttribute('src', photoUrl.replace('.webp', '-640.webp'))
  await expect(historyImages).toHaveCount(0)
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()

  // All but the current cover can be deleted.
  await history.getByRole('button', { name: 'Delete images' }).click()
  await expect(history.getByRole('status')).toContainText('Choose an image to delete.')
  await expect(historyImages).toHaveCount(3)
  await historyImages.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click()
  await expect(historyImages).toHaveCount(2)
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Done' }).click()
  await expect(historyImages).toHaveCount(3)
}

test('images are generated for coins and appear in the history @desktop [IMG-03, IMG-06, CONST-42, COIN-02]', async ({
  page,
  serverWith,
}) => {
  const ai = await aiService()
  const server = await serverWith(() => Promise.resolve(ai.env))
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const address = newAddress('maya')
  const photoUrl = await apiUpload(server.origin, await apiPerson(server.origin, address, 'Maya'))
  await apiSession(page, server.origin, address)
  await page.goto(`${server.origin}/event/create`)
  await page.getByRole('tab', { name: 'Cover image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('button', { name: 'Image history' }).click()
  const history = page.getByRole('dialog', { name: 'Image history' })
  await expectNoGeneratedImages(page)
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await panel.getByRole('button', { name: 'Generate 4 images' }).click()
  await expect(panel.getByText(fixedText('VAL-34'))).toBeVisible()
  await panel.getByLabel('What should the image show?').fill('paper lanterns')
  const styles = panel.getByRole('group', { name: 'Style' }).or(panel.getByRole('radiogroup', { name: 'Style' }))
  await expect(styles).toContainText(
    /^None\s*Abstract Art\s*Baroque\s*Classical\s*Cubist\s*Fairy Tale\s*Fantasy\s*Gothic\s*Noir\s*Painterly\s*Pop Art\s*Renaissance\s*Sophisticated\s*Street Art\s*Van Gogh$/,
  )
  const none = styles.getByRole('button', { name: 'None' }).or(styles.getByRole('radio', { name: 'None' }))
  await expect(none.and(page.locator('[aria-pressed=true], :checked'))).toHaveCount(1)
  await styles.getByText('Pop Art', { exact: true }).click()
  await panel.getByLabel('Use my words exactly').check()
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/json/*', async (route) => {
    if (route.request().postData()?.includes('"getEventImages"')) await mayArrive
    return route.fallback()
  })
  await requestImages(page)
  await expect(panel.getByText('This takes about 30 seconds.')).toBeVisible()
  await expectAccessible(page)
  arrive()
  const generatedImages = panel.getByRole('list', { name: 'Generated images' }).getByRole('button')
  await expect(generatedImages).toHaveCount(4)
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  // They appear below the prompt, before the styles, and the button to generate more stays in view.
  await expect(generatedImages.first()).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('button', { name: 'Generate 4 more' })).toBeInViewport({ ratio: 1 })
  expect((await generatedImages.last().boundingBox())?.y ?? Infinity).toBeLessThan((await styles.boundingBox())?.y ?? 0)
  await generatedImages.nth(1).click()
  await expect(generatedImages.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute('src', /^\/files\//)
  await panel.getByRole('button', { name: 'Image history' }).click()
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()
  const historyImages = history.getByRole('button', { name: 'paper lanterns' })
  await expect(historyImages).toHaveCount(4)
  // All of them fit on one page.
  await expect(history.getByRole('button', { name: 'View all' })).toHaveCount(0)

  await deleteImages(page, photoUrl)
  await ai.close()
})
