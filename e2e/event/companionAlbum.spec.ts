import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { apiPerson, type ApiPerson } from '../support/api.ts'
import { createParty, enterContact, newAddress, signUp } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

/** Creates a party for an album of the companion app and returns its id. */
async function partyOf(host: ApiPerson, albumId: string): Promise<string> {
  const startTime = Date.now() + 30 * 3_600_000
  const event = { title: 'Lantern walk', photoUrl: host.photoUrl, startTime, timeZone: 'America/Los_Angeles' }
  const location = { displayName: '123 Main St, Oakland, CA', place: 'p' }
  const created = await host.call('ElkEventService', 'createEvent', { event: { ...event, location }, albumId })
  return z.object({ id: z.string() }).parse(created.event).id
}

test('an album of the companion app gets a party, and its link then opens that party @desktop [RPC-61, RPC-45, ENT-09]', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  const link = `/event/create?album=album-${randomUUID()}`
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Plan a party' })).toBeVisible()
  const [eventId] = await Promise.all([
    createParty(page, 'Lantern walk', { isOpen: true }),
    page.waitForRequest((sent) => {
      const { method, params } = sent.postDataJSON() ?? {}
      return method === 'createEvent' && params.albumId === link.split('=')[1]
    }),
  ])
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByRole('heading', { name: 'Lantern walk' })).toBeVisible()

  await page.goto(`/event/create?album=${'x'.repeat(65)}`)
  await expect(page.getByRole('heading', { name: 'Plan a party' }), 'an invalid album is ignored').toBeVisible()
})

test("an album's link leads to its party after signing in, and to no second party without a connection [RPC-61]", async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const host = await apiPerson(server.origin, address, 'Maya')
  const albumId = `album-${randomUUID()}`
  const link = `/event/create?album=${albumId}`
  const editor = page.getByRole('heading', { name: 'Plan a party' })
  await page.goto(link)
  await expect(editor, 'an album without a party needs no account yet').toBeVisible()

  const eventId = await partyOf(host, albumId)
  await page.goto(link)
  await expect(page).toHaveURL(/\/login\?s=/)
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))

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
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
})

test("someone else's album opens a new party for a signed-in user [RPC-61]", async ({ page, server }) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const albumId = `album-${randomUUID()}`
  await partyOf(host, albumId)
  await signUp(page, server.origin, newAddress('sam'), 'Sam')
  await page.goto(`/event/create?album=${albumId}`)
  await expect(page.getByRole('heading', { name: 'Plan a party' })).toBeVisible()
})
