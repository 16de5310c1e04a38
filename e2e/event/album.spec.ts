import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { qrPath } from '../../ui/QrCode/qrPath.ts'
import { apiGuest, apiParty, apiPerson, apiPhotos, keyPath, type ApiPerson } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

const photo = async (at: number) =>
  new Uint8Array(
    await sharp({
      create: { width: 600, height: 400, channels: 3, background: { r: (at * 47) % 256, g: 90, b: (at * 29) % 256 } },
    })
      .jpeg()
      .toBuffer(),
  )
const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => photo(at)))

const codeOf = async (host: ApiPerson, eventId: string): Promise<string> => {
  const { album } = await host.call('ElkEventService', 'getPreviewAlbumDetails', { eventId })
  return z.object({ albumCode: z.string() }).parse(album).albumCode
}

test('a guest without an account sees the first three photos, and new ones after a refresh [ALBUM-02, ALBUM-03, ALBUM-05, EVPAGE-08]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const guest = await apiGuest(server.origin, eventId, 'Gil Guest')
  const code = await codeOf(host, eventId)
  await apiPhotos(server.origin, code, guest, await photos(5))
  await page.goto(keyPath(eventId, guest))
  const grid = page.getByRole('list', { name: 'Party photos' })
  // The album is only fetched once the guest scrolls near it.
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: '5 photos' })).toBeVisible()
  await expect(grid.getByRole('button')).toHaveCount(3)
  await expect(grid.getByText('+2')).toBeVisible()
  await expectAccessible(page)

  await apiPhotos(server.origin, code, guest, [await photo(30)])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: '6 photos' })).toBeVisible()
  await expect(grid.getByRole('button')).toHaveCount(3)
  await expect(grid.getByText('+3')).toBeVisible()
})

test('on a wide screen, the photos are in two rows of nine @desktop [ALBUM-01, ALBUM-03, CONST-56]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const guest = await apiGuest(server.origin, eventId, 'Gil Guest')
  await apiPhotos(server.origin, await codeOf(host, eventId), guest, await photos(20))
  await page.goto(keyPath(eventId, guest))
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  const thumbnails = page.getByRole('list', { name: 'Party photos' }).getByRole('button')
  await expect(thumbnails).toHaveCount(18)
  const tops = await thumbnails.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual([9, 9])
  await expect(thumbnails.last()).toContainText('+2')
})

test('a guest browses the photos with the keyboard [EVPAGE-15]', async ({ page, server }) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const guest = await apiGuest(server.origin, eventId, 'Gil Guest')
  await apiPhotos(server.origin, await codeOf(host, eventId), guest, await photos(5))
  await page.goto(keyPath(eventId, guest))
  const grid = page.getByRole('list', { name: 'Party photos' })
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await grid.getByRole('button', { name: /^Photo 2 of 5/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Party photos' })
  await expect(viewer.getByRole('status')).toHaveText('2 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('3 of 5')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('status')).toHaveText('1 of 5')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(grid.getByRole('button', { name: /^Photo 2 of 5/ })).toBeFocused()
})

/** Shares the album by a code, whose link opens the party. */
async function shareAlbum(page: Page, origin: string, eventId: string) {
  await page.getByRole('button', { name: 'Share album' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Link to the album' })).toBeVisible()
  const albumUrl = (await dialog.getByRole('link').getAttribute('href')) ?? ''
  const { path } = qrPath(new URL(albumUrl, page.url()).href)
  await expect(dialog.getByRole('img', { name: 'Link to the album' }).locator('path')).toHaveAttribute('d', path)
  await expectAccessible(page)
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(`${origin}/event/${eventId}#photos`)
}

/** Deletes all three photos. */
async function deleteAllPhotos(page: Page) {
  const dialog = page.getByRole('dialog')
  for (const remainingPhotos of [2, 1, 0]) {
    await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^Photo 1 of/ }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click()
    if (remainingPhotos > 0) await expect(dialog.getByRole('status')).toHaveText(`1 of ${remainingPhotos}`)
    if (remainingPhotos > 0) await page.keyboard.press('Escape')
    // The thumbnail that opened the viewer is gone.
    await expect(page.locator('#photos')).toBeFocused()
  }
}

test('a host fills an empty album and shares it; guests delete their own photos, hosts any photo [ALBUM-04, ROUTE-20]', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/photos from the party in one place/)).toBeVisible()
  await expectAccessible(page)
  const [one, two, three, four] = await photos(4)
  if (!one || !two || !three || !four) throw new Error('no photos')
  // A photo as large as the cameras of some phones take is made smaller first.
  const large = await sharp(one).resize(8_160, 6_120).jpeg().toBuffer()
  const files = [large, two].map((content, at) => ({
    name: `photo-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(content),
  }))
  // Chromium can't read a HEIC.
  const buffer = Buffer.from(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'x'.repeat(500)}`, 'latin1')
  const heic = (name: string) => ({ name, mimeType: 'image/heic', buffer })
  await page.getByLabel('Photos to add').setInputFiles([heic('IMG_0042.HEIC'), ...files, heic('IMG_0043.HEIC')])
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible()
  const problem = 'This image is a HEIC. Save it as a PNG, GIF, or JPEG file, and choose that one.'
  const problems = ['IMG_0042.HEIC', 'IMG_0043.HEIC'].map((name) => `${name}: ${problem}`)
  await expect(page.locator('#photos').getByRole('alert')).toHaveText(problems.join(''))
  await page
    .getByLabel('Photos to add')
    .setInputFiles([{ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }])
  await expect(page.locator('#photos').getByRole('alert')).toHaveText(
    "We couldn't read this image. Please use a PNG, JPEG, or GIF.",
  )

  // New photos appear for other viewers.
  const gil = await apiGuest(server.origin, eventId, 'Gil', 'May I bring my dog?')
  const ann = await apiGuest(server.origin, eventId, 'Ann')
  const code = await codeOf(host, eventId)
  await apiPhotos(server.origin, code, gil, [three])
  await apiPhotos(server.origin, code, ann, [four])
  await expect(page.getByRole('heading', { name: '4 photos' })).toBeVisible()

  await shareAlbum(page, server.origin, eventId)

  const other = await browser.newContext({ baseURL: server.origin })
  const his = await other.newPage()
  await deleteOwnPhoto(his, eventId, `?iu=${gil.inviteeId}&token=${gil.token}`)
  await other.close()

  const dialog = page.getByRole('dialog')
  const changing = page.getByRole('button', { name: /^(Reply|Edit|Add photos|Delete)/ })
  await page.goto(`/event/${eventId}/ro`)
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByText('May I bring my dog?')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Photo 1 of 3/ })).toBeVisible()
  await expect(changing).toHaveCount(0)
  await page.getByRole('button', { name: /^Photo 1 of 3/ }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 of 3')
  await expect(changing).toHaveCount(0)
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('button', { name: 'Edit Gil' })).toBeVisible()
  await deleteAllPhotos(page)
  await expect(page.getByText(/photos from the party in one place/)).toBeVisible()
})

/** Deletes the guest's photo, the second of four, after the first one and the preview offer no way to. */
async function deleteOwnPhoto(page: Page, eventId: string, key: string): Promise<void> {
  const viewer = page.getByRole('dialog', { name: 'Party photos' })
  const remove = viewer.getByRole('button', { name: 'Delete' })
  const open = async (name: RegExp) => {
    await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name }).click()
  }
  await page.goto(`/event/${eventId}/ro${key}`)
  await open(/^Photo 2 of 4/)
  await expect(viewer.getByRole('status')).toHaveText('2 of 4')
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(remove, "a preview's").toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add photos' })).toHaveCount(0)
  await page.goto(`/event/${eventId}${key}`)
  await open(/^Photo 1 of 4/)
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(remove, "someone else's").toBeHidden()
  await page.keyboard.press('ArrowRight')
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await remove.click()
  await question.getByRole('button', { name: 'Delete photo' }).click()
  await expect(viewer.getByRole('status')).toHaveText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '3 photos' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Photo 1 of 3/ })).toBeFocused()
}
