import sharp from 'sharp'
import { z } from 'zod'
import { apiGuest, apiParty, apiPerson, apiPhotos, apiSession, type ApiPerson } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'
import { qrPath } from '../../ui/QrCode/qrPath.ts'

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

test('a guest without an account browses the photos with the keyboard @both [EVPAGE-08, EVPAGE-15, ALBUM-01, ALBUM-02, ALBUM-03, ALBUM-05, RPC-75, CONST-56]', async ({
  page,
  server,
  isMobile,
  cleanConsole,
}) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const guest = await apiGuest(server.origin, eventId, 'Gil Guest')
  const code = await codeOf(host, eventId)
  await apiPhotos(server.origin, code, guest, await photos(20))
  await page.goto(`/event/${eventId}?iu=${guest.inviteeId}&token=${guest.token}`)
  const grid = page.getByRole('list', { name: 'Party photos' })
  // The album is only fetched once the guest scrolls near it.
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: '20 photos' })).toBeVisible()
  await expect(grid.getByRole('button')).toHaveCount(isMobile ? 3 : 18)
  const rows = new Set<number>()
  for (const thumbnail of await grid.getByRole('button').all()) rows.add((await thumbnail.boundingBox())?.y ?? 0)
  expect(rows.size).toBe(isMobile ? 1 : 2)
  await expect(grid.getByText(isMobile ? '+17' : '+2')).toBeVisible()
  await expectAccessible(page)

  await grid.getByRole('button', { name: /^Photo 2 of 20/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Party photos' })
  await expect(viewer.getByRole('status')).toHaveText('2 of 20')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('3 of 20')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('status')).toHaveText('1 of 20')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(grid.getByRole('button', { name: /^Photo 2 of 20/ })).toBeFocused()

  await apiPhotos(server.origin, code, guest, [await photo(30)])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: '21 photos' })).toBeVisible()
  expect(cleanConsole).toEqual([])
})

test('an empty album explains itself; a host adds photos and shares its link as a QR code [ALBUM-04, EVPAGE-08]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/photos from the party in one place/)).toBeVisible()
  await expectAccessible(page)
  const [one, two] = await photos(2)
  const files = [one, two].map((content, at) => ({
    name: `photo-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(content ?? []),
  }))
  await page.getByLabel('Photos to add').setInputFiles(files)
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible()
  await page
    .getByLabel('Photos to add')
    .setInputFiles([{ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }])
  await expect(page.locator('#photos').getByRole('alert')).toHaveText(
    "We couldn't read this image. Please use a PNG, JPEG, or GIF.",
  )

  // New photos appear for other viewers.
  const guest = await apiGuest(server.origin, eventId, 'Gil Guest')
  await apiPhotos(server.origin, await codeOf(host, eventId), guest, [await photo(9)])
  await expect(page.getByRole('heading', { name: '3 photos' })).toBeVisible()

  await page.getByRole('button', { name: 'Share album' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Link to the album' })).toBeVisible()
  const shared = (await dialog.getByRole('link').getAttribute('href')) ?? ''
  const { path } = qrPath(new URL(shared, page.url()).href)
  await expect(dialog.getByRole('img', { name: 'Link to the album' }).locator('path')).toHaveAttribute('d', path)
  await expectAccessible(page)
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(`${server.origin}/event/${eventId}#photos`)
  expect(cleanConsole).toEqual([])
})

test('guests can delete their own photos, hosts any photo, and no one in a read-only preview [ROUTE-20]', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('hana')
  const host = await apiPerson(server.origin, address, 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const gil = await apiGuest(server.origin, eventId, 'Gil', 'May I bring my dog?')
  const ann = await apiGuest(server.origin, eventId, 'Ann')
  const code = await codeOf(host, eventId)
  const [first, second, third] = await photos(3)
  if (!first || !second || !third) throw new Error('no photos')
  await apiPhotos(server.origin, code, gil, [first, second])
  await apiPhotos(server.origin, code, ann, [third])
  const viewer = page.getByRole('dialog', { name: 'Party photos' })
  const remove = viewer.getByRole('button', { name: 'Delete' })
  const open = async (name: RegExp) => {
    await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name }).click()
  }
  const key = `?iu=${gil.inviteeId}&token=${gil.token}`
  await page.goto(`/event/${eventId}/ro${key}`)
  await open(/^Photo 2 of 3/)
  await expect(viewer.getByRole('status')).toHaveText('2 of 3')
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(remove, "a preview's").toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add photos' })).toHaveCount(0)
  await page.goto(`/event/${eventId}${key}`)
  await open(/^Photo 1 of 3/)
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(remove, "Ann's").toBeHidden()
  await page.keyboard.press('ArrowRight')
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await remove.click()
  await question.getByRole('button', { name: 'Delete photo' }).click()
  await expect(viewer.getByRole('status')).toHaveText('2 of 2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Photo 1 of 2/ })).toBeFocused()

  const hosts = await browser.newContext({ baseURL: server.origin })
  const hers = await hosts.newPage()
  await apiSession(hers, server.origin, address)
  const changing = hers.getByRole('button', { name: /^(Reply|Edit|Add photos|Delete)/ })
  await hers.goto(`/event/${eventId}/ro`)
  await hers.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(hers.getByText('May I bring my dog?')).toBeVisible()
  await expect(hers.getByRole('button', { name: /^Photo 1 of 2/ })).toBeVisible()
  await expect(changing).toHaveCount(0)
  await hers.getByRole('button', { name: /^Photo 1 of 2/ }).click()
  await expect(hers.getByRole('dialog').getByRole('status')).toHaveText('1 of 2')
  await expect(changing).toHaveCount(0)
  await hers.goto(`/event/${eventId}`)
  await expect(hers.getByRole('button', { name: 'Edit Gil' })).toBeVisible()
  for (const left of [1, 0]) {
    await hers.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
    await hers.getByRole('button', { name: /^Photo 1 of/ }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click()
    if (left > 0) await expect(hers.getByRole('dialog').getByRole('status')).toHaveText('1 of 1')
    if (left > 0) await hers.keyboard.press('Escape')
    // The thumbnail that opened the viewer is gone.
    await expect(hers.locator('#photos')).toBeFocused()
  }
  await expect(hers.getByText(/photos from the party in one place/)).toBeVisible()
  await hosts.close()
})
