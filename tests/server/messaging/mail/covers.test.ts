import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { answer, eventDraft, invite, party, person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { coverUrl, testServer, type TestServer } from '../../../support/testServer.ts'

describe('the cover image of a party', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any')
  })
  afterAll(() => server.end())

  it('is in the emails with messages and changes, with a link to the party', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { title: 'Picnic', photoUrl: coverUrl })
    const [guest] = await invite(server, host, event, ['Gus Li'])
    if (!guest) return expect.fail('not invited')
    await answer(server, event, guest, 'YES')
    await call(
      server,
      'sendEventComment',
      { eventId: event.id, messageId: randomUUID(), message: 'Bring a sweater.' },
      host,
    )
    const draft = eventDraft(server, { title: 'Picnic', photoUrl: coverUrl, startTime: event.startTime + 3_600_000 })
    await call(server, 'editEventDetails', { eventId: event.id, event: draft }, host)
    for (const words of ['sent a message about', 'has changed']) {
      const mail = await eventually(async () =>
        (await readOutbox(server.services.db, guest.email ?? '')).find(({ subject }) => subject.includes(words)),
      )
      const cover = `${server.config.origin}${coverUrl.replace('.webp', '-mail.jpg')}`
      expect(mail.html).toMatch(new RegExp(`<a [^>]*href="[^"]*/event/${event.id}[^>]*>\\s*<img [^>]*src="${cover}"`))
      // It greets the guest by first name.
      expect(mail.body).toContain("Hi Gus, here's an update from Hana Host")
    }
  })
})
