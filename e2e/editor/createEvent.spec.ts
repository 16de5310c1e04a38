import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { loseAnswer, newAddress, openRow, stopClock } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { countInteractions, publishAsNewHost } from './countInteractions.ts'

/** Chooses files that are no cover image, and then one that is cropped. */
async function chooseCover(page: Page) {
  const cover = page.getByLabel('Cover image')
  await expect(cover).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg,image/jpg')
  await expect(cover).toHaveJSProperty('multiple', false)
  await cover.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText("This file type isn't supported. Choose a PNG, GIF, or JPEG file.")).toBeVisible()

  const image = async (width: number, height: number) => ({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 3, background: '#c02878' } })
      .png()
      .toBuffer(),
  })
  const cropping = page.getByRole('dialog')
  await cover.setInputFiles(await image(249, 600))
  await expect(cropping.getByRole('alert')).toHaveText(/at least 250 × 250 pixels/)
  await expect(cropping.getByRole('button', { name: 'Done' })).toBeDisabled()
  await cropping.getByRole('button', { name: 'Cancel' }).click()
  const pictures = [await image(400, 300), await image(400, 300)].map(({ buffer }) => buffer)
  const buffer = await sharp(pictures, { join: { animated: true } })
    .gif({ keepDuplicateFrames: true })
    .toBuffer()
  await cover.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer })
  await expect(cropping.getByText("Covers don't move, so we'll use the first frame of your image.")).toBeVisible()
  await cropping.getByRole('button', { name: 'Cancel' }).click()
  await cover.setInputFiles(await image(2_000, 1_500))
  await expect(cropping.getByText("Covers don't move")).toBeHidden()
  for (const name of ['Reset', 'Cancel', 'Done'])
    await expect(cropping.getByRole('button', { name, exact: true })).toBeEnabled()
  await cropping.getByRole('button', { name: 'Done' }).click()
  const croppedImage = page.getByRole('img', { name: 'Your cover image' })
  await expect(croppedImage).toHaveJSProperty('naturalWidth', 1_024)
  await expect(croppedImage).toHaveJSProperty('naturalHeight', 1_024)
  await expect(page.getByText(fixedText('VAL-33'))).toBeHidden()
}

test('a party without anything shows what is missing, and takes an image as its cover @desktop [VAL-23, VAL-26, VAL-29, VAL-33]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a party' })).toBeVisible()
  await expectAccessible(page)
  const create = page.getByRole('button', { name: 'Sign in and create' })
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('')
  await create.click()
  await expect(page.getByText(fixedText('VAL-26'))).toBeVisible()
  await expect(page.getByText(fixedText('VAL-27'))).toBeVisible()
  await expect(page.getByText(fixedText('VAL-29'))).toBeVisible()
  await expect(page.getByText(fixedText('VAL-33'))).toBeVisible()
  await expectAccessible(page)

  await chooseCover(page)
})

test('invalid times show the errors of the specification, and a removed end time is cleared @desktop [PLACE-05, VAL-30, VAL-31, VAL-32]', async ({
  page,
}) => {
  await page.goto('/event/create')
  const create = page.getByRole('button', { name: 'Sign in and create' })
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('2020-01-01T20:00')
  await create.click()
  await expect(page.getByText(fixedText('VAL-30'))).toBeVisible()

  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  await expect(page.getByLabel('Ends')).toBeHidden()
  await page.getByRole('button', { name: 'Add end time' }).click()
  await expect(page.getByLabel('Ends')).toHaveValue('2099-01-10T23:00')
  await page.getByLabel('Ends').fill('2099-01-10T20:00')
  await create.click()
  await expect(page.getByText(fixedText('VAL-31'))).toBeVisible()
  await page.getByLabel('Ends').fill('2099-01-24T20:15')
  await create.click()
  await expect(page.getByText(fixedText('VAL-32'))).toBeVisible()
  await page.getByLabel('Ends').fill('2099-01-24T20:00')
  await expect(page.getByText(fixedText('VAL-32'))).toBeHidden()
  await page.getByRole('button', { name: 'Remove end time' }).click()
  await expect(page.getByLabel('Ends')).toBeHidden()
  await page.getByRole('button', { name: 'Add end time' }).click()
  await expect(page.getByLabel('Ends')).toHaveValue('2099-01-10T23:00')
})

test('a missing place shows an error until a place is chosen or typed @desktop [VAL-27, VAL-28]', async ({ page }) => {
  await page.goto('/event/create')
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  await expect(page.getByText(fixedText('VAL-27'))).toBeVisible()
  const address = page.getByRole('combobox', { name: 'Address' })
  await address.fill('Oakland')
  await page.getByRole('option').first().click()
  await expect(page.getByText(fixedText('VAL-27'))).toBeHidden()
  await address.fill('')
  await expect(page.getByText(fixedText('VAL-27'))).toBeVisible()
  // The words that no map knows are a place, too.
  await address.fill('Our garden qq')
  await expect(page.getByText("No places found. That's fine: guests see what you typed.").first()).toBeVisible()
  await page.getByRole('option', { name: 'Use “Our garden qq”' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(address).toHaveValue('Our garden qq')
  await expect(page.getByText(fixedText('VAL-27'))).toBeHidden()
})

test('filling in the form by hand and signing in takes at most ten interactions, and opens the guest list of the new party @desktop [ROUTE-31]', async ({
  page,
  server,
}) => {
  const interactions = countInteractions('the landing page and an empty form')
  const { step } = interactions
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/')
  await step(page.getByRole('main').getByRole('link', { name: 'Create a party' }).first().click())
  await step(page.getByRole('link', { name: 'Start from scratch' }).click())
  await step(page.getByLabel('Party title').fill('Midsummer'))
  // The cover comes with the title.
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute('src', /gallery/)
  await step(page.getByRole('combobox', { name: 'Address' }).fill('Oakland'))
  await step(page.getByRole('option').first().click())
  await publishAsNewHost(page, server.origin, interactions, 'Ivy')
  interactions.expectAtMost(10)
  // The party is created without another press.
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Midsummer' })).toBeVisible()
  await expect(page.getByText('Your party is on!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Share your invitation' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip and view invite' })).toBeVisible()
  // Opened another way, the page doesn't say that the party is new.
  const guestList = page.url()
  await page.goto('/welcome')
  await page.goto(guestList)
  await expect(page.getByRole('link', { name: 'View invite', exact: true })).toBeVisible()
  await expect(page.getByText('Your party is on!')).toBeHidden()
})

test('a party created while its draft is being saved opens its guest list @desktop [DRAFT-07]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('ivy'), 'Ivy')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  const saveGate = Promise.withResolvers<void>()
  const result = Promise.withResolvers<void>()
  const isSaving = Promise.withResolvers<void>()
  await page.route('**/json/*', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"editEventDraft"')) {
      isSaving.resolve()
      await saveGate.promise
      // The draft no longer exists.
      const response = await route.fetch()
      await route.fulfill({ response })
      return result.resolve()
    }
    if (!body.includes('"createEvent"')) return route.fallback()
    const response = await route.fetch()
    saveGate.resolve()
    await result.promise
    return route.fulfill({ response })
  })
  await page.getByLabel('Party title').fill('Midsummer')
  await isSaving.promise
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Midsummer' })).toBeVisible()
})

test('a party that cannot be created shows an error, and one that was created all the same continues in its own editor @desktop [ERR-35, ERR-57, CONST-22, RPC-45]', async ({
  page,
  server,
  cleanConsole,
}) => {
  await page.clock.install()
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.route('**/json/ElkEventService', (route) =>
    route.request().postData()?.includes('"createEvent"') ? route.abort() : route.continue(),
  )
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await page.getByLabel('Party title').fill('Unlucky')
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await stopClock(page)
  await page.getByRole('button', { name: 'Create party' }).click()
  const notice = page.getByText(
    'Sorry, something went wrong saving your party. Please try again. If the problem persists, please contact us at help@party.example.',
  )
  await expect(notice).toBeVisible()
  // A hovered notice stays.
  await page.mouse.move(0, 0)
  await page.clock.runFor(19_500)
  await expect(notice).toBeVisible()
  // Twenty seconds plus the exit animation.
  await page.clock.resume()
  await expect(notice).toBeHidden({ timeout: 5_000 })
  await page.unrouteAll({ behavior: 'wait' })

  // Only the result of the next attempt is lost.
  await loseAnswer(page, 'createEvent')
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(notice).toBeVisible()
  await page.getByLabel('Party title').fill('New title')
  await expect(page).toHaveURL(/\/event\/edit\//)
  await expect(page.getByText("You've already created a party from this draft.")).toBeVisible()
  await expect(page.getByLabel('Party title')).toHaveValue('New title')
  // The browser logs that the draft no longer exists.
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Unlucky')
  // The image is the one uploaded before.
  await expect(changes).not.toContainText('Cover image')
  await changes.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page).toHaveURL(/\/event\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'New title' })).toBeVisible()
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['New title'])
})

test('a title brings a cover image, which follows the title until the host undoes it or chooses another @desktop [IMG-01]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/event/create')
  const title = page.getByLabel('Party title')
  const cover = page.getByRole('img', { name: 'Your cover image' })
  const upload = page.getByLabel('Cover image')
  await title.fill('Pirates ahoy')
  await expect(cover).toHaveAttribute('src', '/files/gallery/798-1.webp')
  await expect(title).toBeFocused()
  await title.fill('Unicorns ahoy')
  await expect(cover).toHaveAttribute('src', '/files/gallery/794-1.webp')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toBeFocused()
  await title.fill('Mermaids ahoy')
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  await expect(page.getByText(fixedText('VAL-33'))).toBeVisible()
  // An image that is being cropped stays until the host is done, and then remains.
  await page.goto('/event/create?quick=none')
  await title.fill('Pirates ahoy')
  await upload.setInputFiles(coverFile)
  const crop = page.getByRole('dialog')
  await expect(crop.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(page.locator('img[alt="Your cover image"]')).toHaveAttribute('src', '/files/gallery/798-1.webp')
  await crop.getByRole('button', { name: 'Done' }).click()
  await expect(cover).toHaveAttribute('src', /^blob:/)
  await title.fill('Mermaids ahoy')
  await title.blur()
  await expect(page.getByRole('status', { name: 'Still missing' })).toContainText('You still need an address')
  await expect(cover).toHaveAttribute('src', /^blob:/)
})
