import { randomUUID } from 'node:crypto'
import { createParty, newAddress, signUp } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

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
