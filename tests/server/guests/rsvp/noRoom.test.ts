import { describe, expect, it, onTestFinished } from 'vitest'
import { invite, keyOf, party, person } from '../../../support/builders.ts'
import { testServer } from '../../../support/testServer.ts'

describe('an RSVP without JavaScript for more people than fit', () => {
  it('says how many people there was no room for', async () => {
    const pages: unknown[] = []
    const server = await testServer('any', {
      renderer: {
        render: (request) => {
          if (request.kind === 'guest')
            pages.push([request.data.refusedGuests, request.data.event.invitee?.additionalGuestCount])
          return Promise.resolve({ status: 200, html: '' })
        },
      },
    })
    onTestFinished(() => server.end())
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { capacity: 2 })
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const fields = { iu: guest.inviteeId, token: keyOf(server, event, guest), rsvpStatus: 'yes', name: 'Gina' }
    for (const additionalGuestCount of ['0', '3']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${event.id}`,
        payload: new URLSearchParams({ ...fields, email: guest.email ?? '', additionalGuestCount }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      await server.app.inject({ url: String(answer.headers.location), headers: { accept: 'text/html' } })
    }
    expect(pages).toEqual([
      [undefined, 0],
      [3, 0],
    ])
  })
})
