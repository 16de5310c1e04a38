import { apiGuest } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { openAsHost } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('a busy party is fetched at most every two seconds and shows every RSVP and change without a reload [RT-01, RT-02]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  const calls: { method: string; at: number }[] = []
  page.on('request', (request) => {
    const method = /"method":"(\w+)"/.exec(request.postData() ?? '')?.[1]
    if (method !== undefined) calls.push({ method, at: Date.now() })
  })
  const of = (method: string) => calls.filter((one) => one.method === method)
  const listening = page.waitForResponse((response) => response.url().includes('/realtime'))
  await openAsHost(page, eventId)
  await listening
  // The messages below the guest list load once they are near.
  await page.getByRole('heading', { name: '1 going' }).scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeAttached()
  calls.length = 0
  for (let at = 0; at < 12; at += 1) await apiGuest(server.origin, eventId, `Guest ${at}`)
  const tally = page.locator('dl > div', { hasText: 'Accepted' })
  await expect(tally).toHaveText('Accepted13')
  const guestListCalls = of('fetchInvitees')
  expect(guestListCalls.length).toBeLessThan(12)
  const gaps = guestListCalls.slice(1).map(({ at }, index) => at - (guestListCalls[index]?.at ?? 0))
  expect(Math.min(2_000, ...gaps)).toBeGreaterThan(1_800)

  await page.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  const event = Object((await host.call('ElkEventService', 'getEvent', { eventId })).event)
  const changedEvent = { ...event, title: 'Lantern walk', backgroundAnimationUrl: undefined, playlistId: undefined }
  await host.call('ElkEventService', 'editEventDetails', { eventId, event: changedEvent })
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
  // The same document, not a new one.
  await expect(page.locator('html')).toHaveAttribute('data-before')
})
