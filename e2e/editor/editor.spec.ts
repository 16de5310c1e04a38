import type { Locator, Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress, openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const tool = (page: Page, name: string) => page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name })
const missing = (page: Page) => page.getByRole('status', { name: 'Still missing' })

/** Replaces the gallery's images, because the server takes a second to draw each of them. */
const lightGallery = (page: Page) =>
  page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))

test('the form lists what is missing, and its tools open, save and cancel, beside it or at the bottom @desktop [EDIT-01, EDIT-06, PANEL-01, PANEL-02]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await expect(missing(page)).toContainText(
    'You still need a title, an address, and a cover image to create your party',
  )
  const list = page.getByRole('tablist', { name: 'Tools' })
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0
  const end = async (part: Locator): Promise<number> => (await top(part)) + ((await part.boundingBox())?.height ?? 0)
  const height = page.viewportSize()?.height ?? 0
  expect(await top(missing(page))).toBeGreaterThan(height / 2)
  expect(await end(missing(page))).toBeGreaterThan(height - 80)
  expect((await list.boundingBox())?.x ?? height).toBeLessThan(20)
  await expect(page.getByRole('button', { name: 'Choose or generate an image' })).toBeVisible()
  const placeAndTime = page.getByRole('region', { name: 'Place & time' })
  await expect(placeAndTime.getByRole('combobox', { name: 'Address' })).toBeVisible()
  await openRow(page, 'When')
  await expect(placeAndTime.getByLabel('Starts')).toBeVisible()
  await expect(page.getByLabel('Description')).toBeVisible()
  // Only an existing party has guests to manage.
  await expect(page.getByRole('link', { name: /guest/i })).toHaveCount(0)
  await page.getByLabel('Party title').fill('Supper')
  await expect(missing(page)).toContainText('You still need an address and a cover image to create your party')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('href', '/profile/edit')
  await expect(list.getByRole('tab')).toHaveText(['Cover image', 'Background', 'Guest questions', 'Event options'])

  await tool(page, 'Event options').click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(400)
  const waitlist = panel.getByRole('switch', { name: 'Waitlist' })
  await expect(waitlist).not.toBeChecked()
  await waitlist.click()
  await panel.getByLabel('Capacity').fill('20')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toBeHidden()
  await tool(page, 'Event options').click()
  await expect(waitlist).not.toBeChecked()
  await waitlist.click()
  // Clicking the open tab again keeps the changes.
  await tool(page, 'Event options').click()
  await expect(panel).toBeHidden()
  await tool(page, 'Event options').click()
  await expect(waitlist).toBeChecked()
  await tool(page, 'Event options').click()

  // Up to the maximum mobile width of 767 px, all tools are in view at the bottom, in one piece with what is missing.
  for (const [width, orientation] of [
    [768, 'vertical'],
    [767, 'horizontal'],
    [390, 'horizontal'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(list).toHaveAttribute('aria-orientation', orientation)
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeInViewport({ ratio: 1 })
    expect((await top(list)) > height / 2).toBe(orientation === 'horizontal')
  }
  expect(await end(list)).toBeGreaterThan(height - 40)
  expect(await end(missing(page))).toBeLessThanOrEqual(await top(list))
  expect(await end(missing(page))).toBeGreaterThan((await top(list)) - 24)
})

test('the description is written on request and can be edited @desktop [RPC-80, EDIT-08]', async ({ page }) => {
  await lightGallery(page)
  await page.goto('/event/create/fromGallery/793-1')
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  await page.getByLabel('Party title').fill('Maya turns 6')
  await page.getByLabel('Description').fill('Mine')
  await page.getByRole('button', { name: 'Write it for me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write it for me' })
  await dialog.getByLabel("What's it about?").fill('dinosaurs in the garden, cake at three')
  const [asked] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"getEventDescription"') ?? false),
    dialog.getByRole('button', { name: 'Write', exact: true }).click(),
  ])
  expect(asked.postDataJSON().params).toMatchObject({
    prompt: 'dinosaurs in the garden, cake at three',
    eventName: 'Maya turns 6',
    theme: 'Dinosaurs',
  })
  const text = await dialog.locator('blockquote').innerText()
  expect(text.length).toBeGreaterThan(40)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Mine')
  // An empty description can be restored, too.
  await page.getByLabel('Description').fill('')
  await page.getByRole('button', { name: 'Write it for me' }).click()
  await dialog.getByRole('button', { name: 'Write', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Description')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('images are generated for coins and appear in the history @desktop [IMG-03, IMG-06, CONST-42, COIN-02]', async ({
  page,
  server,
}) => {
  await lightGallery(page)
  const address = newAddress('maya')
  const { photoUrl } = await apiPerson(server.origin, address, 'Maya')
  await apiSession(page, server.origin, address)
  await page.goto('/event/create')
  await tool(page, 'Cover image').click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('button', { name: 'Image history' }).click()
  const history = page.getByRole('dialog', { name: 'Image history' })
  await expect(history.getByRole('tab')).toHaveText(['Uploaded Images', fixedText('IMG-03', { at: 1 }), 'Gallery'])
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()
  await expect(history.getByText(fixedText('IMG-06'))).toBeVisible()
  await page.keyboard.press('Escape')
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
  const [asked] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"generateEventImage"') ?? false),
    panel.getByRole('button', { name: 'Generate 4 images' }).click(),
  ])
  expect(asked.postDataJSON().params).toMatchObject({
    eventName: '',
    eventUuid: expect.stringMatching(/./),
    prompt: 'paper lanterns',
    useVerbatim: true,
    taskId: expect.stringMatching(/./),
    style: 'popArt',
  })
  await expect(panel.getByText('This takes about 30 seconds.')).toBeVisible()
  await expectAccessible(page)
  const drawn = panel.getByRole('list', { name: 'Generated images' }).getByRole('button')
  await expect(drawn).toHaveCount(4, { timeout: 120_000 })
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  // They appear below the prompt, before the styles, and the button to generate more stays in view.
  await expect(drawn.first()).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('button', { name: 'Generate 4 more' })).toBeInViewport({ ratio: 1 })
  expect((await drawn.last().boundingBox())?.y ?? Infinity).toBeLessThan((await styles.boundingBox())?.y ?? 0)
  await drawn.nth(1).click()
  await expect(drawn.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute('src', /^\/files\//)
  await panel.getByRole('button', { name: 'Image history' }).click()
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()
  const generated = history.getByRole('button', { name: 'paper lanterns' })
  await expect(generated).toHaveCount(4)
  // All of them fit on one page.
  await expect(history.getByRole('button', { name: 'View all' })).toHaveCount(0)

  // Each tab shows its own images.
  await history.getByRole('tab', { name: 'Uploaded Images' }).click()
  await expect(history.locator('li img')).toHaveAttribute('src', photoUrl.replace('.webp', '-640.webp'))
  await expect(generated).toHaveCount(0)
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()

  // All but the current cover can be deleted.
  await history.getByRole('button', { name: 'Delete images' }).click()
  await expect(history.getByRole('status')).toContainText('Choose an image to delete.')
  await expect(generated).toHaveCount(3)
  await generated.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click()
  await expect(generated).toHaveCount(2)
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Done' }).click()
  await expect(generated).toHaveCount(3)
})
