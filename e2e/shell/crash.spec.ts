import { hostedList } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { startServer } from '../support/startServer.ts'
import { expect, test } from '../support/test.ts'

interface Sent {
  message: string
  isAcknowledged: boolean
}

test('a server killed while saving RSVPs loses none that it confirmed @desktop', async ({ browser }) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  const ana = newAddress('ana')
  const { eventId } = await hostedList(page, server.origin, 'Night swim', {
    invited: [{ name: 'Ana Ortiz', email: ana }],
  })
  const link = new URL(await invitationFor(server.origin, ana))
  const inviteeId = link.searchParams.get('iu') ?? ''
  const token = link.searchParams.get('token') ?? ''

  const answer = async (number: number): Promise<Sent> => {
    const message = `answer ${number}`
    const requestId = `blocking-${crypto.randomUUID()}`
    const params = {
      header: { deviceId: 'web-e2e', agent: { platform: 'web', version: '1', product: 3 }, timestamp: 1, requestId },
      eventId,
      token,
      invitee: { inviteeId, rsvpStatus: 'YES', rsvpMessage: message, name: 'Ana Ortiz' },
    }
    try {
      const response = await fetch(`${server.origin}/json/ElkEventService`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: requestId, method: 'updateAttendanceThroughEmail', params }),
      })
      return { message, isAcknowledged: response.ok }
    } catch {
      return { message, isAcknowledged: false }
    }
  }

  for (let round = 0; round < 3; round += 1) {
    let last = ''
    let isRunning = true
    const saving = (async () => {
      for (let number = 0; isRunning; number += 1) {
        const sent = await answer(round * 1_000_000 + number)
        if (sent.isAcknowledged) last = sent.message
        else return
      }
    })()
    await expect.poll(() => last).not.toBe('')
    await server.kill()
    isRunning = false
    await saving
    await server.start()

    await page.reload()
    const shown = await page.getByText(/^“answer \d+”$/).innerText()
    // Acknowledged RSVPs must have been saved. One in flight when the server died may have been, too.
    expect(Number(/\d+/.exec(shown)?.[0])).toBeGreaterThanOrEqual(Number(last.slice(7)))
  }
  await context.close()
  await server.dispose()
})
