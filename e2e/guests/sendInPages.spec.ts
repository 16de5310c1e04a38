import { randomUUID } from 'node:crypto'
import { hostedParty } from '../support/hostedParty.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a partially sent list shows its progress, and the remaining invites are sent with the next click @desktop [ERR-55, GLIST-14]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  for (let from = 0; from < 1_002; from += 100) {
    const invitees = Array.from({ length: Math.min(100, 1_002 - from) }, (_, at) => ({
      inviteeId: randomUUID(),
      name: `Guest ${from + at}`,
      email: `guest.${from + at}.${process.pid}@example.com`,
    }))
    await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
  }
  await page.goto(`/event/invite/${eventId}`)
  // The connection is lost after the first thousand.
  let calls = 0
  await page.route('**/json/*', (route) => {
    if (!route.request().postData()?.includes('"sendInvites"')) return route.fallback()
    calls += 1
    return calls === 2 ? route.abort() : route.fallback()
  })
  await page.getByRole('button', { name: 'Send 1002 invites' }).click()
  await expect(page.getByText(/^1,?000 invites were sent\. 2 are still unsent\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send 2 invites' })).toBeEnabled()
  await expectAccessible(page)
  // The browser logs the failed call.
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Send 2 invites' }).click()
  await expect(page.getByText('2 guests invited successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send \d/ })).toHaveCount(0)
  expect(calls).toBe(3)
})
