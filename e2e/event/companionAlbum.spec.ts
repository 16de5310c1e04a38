import { randomUUID } from 'node:crypto'
import { createParty, enterContact, newAddress, signUp } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test('an album of the companion app gets a party, which its link then opens, and someone else none @desktop [RPC-61, RPC-45]', async ({
  page,
  browser,
  server,
}) => {
  const address = newAddress('maya')
  const link = `/event/create?album=album-${randomUUID()}`
  const editor = page.getByRole('heading', { name: 'Plan a party' })
  await page.goto(link)
  await expect(editor, 'an album without a party needs no account yet').toBeVisible()
  await signUp(page, server.origin, address, 'Maya')
  await page.goto(link)
  await expect(editor).toBeVisible()
  const [eventId] = await Promise.all([
    createParty(page, 'Lantern walk', { isOpen: true }),
    page.waitForRequest((request) => {
      const { method, params } = request.postDataJSON() ?? {}
      return method === 'createEvent' && params.albumId === link.split('=')[1]
    }),
  ])
  const party = new RegExp(`/event/${eventId}$`)
  await page.goto(link)
  await expect(page).toHaveURL(party)
  await expect(page.getByRole('heading', { name: 'Lantern walk' })).toBeVisible()
  await page.goto(`/event/create?album=${'x'.repeat(65)}`)
  await expect(editor, 'an invalid album is ignored').toBeVisible()

  // Without a connection, no second party is made.
  await page.route('**/json/**', (route) =>
    route.request().postData()?.includes('"getAlbumForElk"') === true
      ? route.fulfill({ body: 'Bad gateway', status: 502 })
      : route.fallback(),
  )
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(editor).toBeHidden()
  await page.unroute('**/json/**')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(party)

  // On another device, the host signs in first.
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await other.goto(link)
  await expect(other).toHaveURL(/\/login\?s=/)
  await enterContact(other, address)
  await other.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(other).toHaveURL(party)
  await other.context().close()

  // Someone else gets a new party.
  const stranger = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await signUp(stranger, server.origin, newAddress('sam'), 'Sam')
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Plan a party' })).toBeVisible()
  await stranger.context().close()
})
