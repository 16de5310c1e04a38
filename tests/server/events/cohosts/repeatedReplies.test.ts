import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { party, person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('someone with a co-host link, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true })
  })
  afterAll(() => server.end())

  it('can’t flood the organizer with notices by accepting and declining, nor accept without a notice', async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const { id: eventId } = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId }, host)
    const reply = (status: 'ACCEPTED' | 'DECLINED') =>
      attempt(server, 'updateCohostStatus', { eventId, status, linkUuid }, cohost)
    const replies = []
    for (let at = 0; at < 12; at += 1) {
      replies.push((await reply('ACCEPTED')).failure?.reason)
      expect((await reply('DECLINED')).failure).toBeUndefined()
    }
    expect(replies.map((reason) => reason ?? 'saved')).toEqual([
      ...Array.from({ length: 10 }, () => 'saved'),
      'rateLimited',
      'rateLimited',
    ])
    expect(await reasonOf(server, 'fetchInvitees', { eventId }, cohost)).toBe('forbidden')
    const notices = async () =>
      (await readOutbox(server.services.db, host.email)).filter(({ subject }) => subject.startsWith('New co-host'))
    await eventually(async () => (await notices()).length >= 10)
    expect(await notices()).toHaveLength(10)
    const other = await person(server, 'Otto Other')
    const input = { eventId, status: 'ACCEPTED' as const, linkUuid }
    expect(await reasonOf(server, 'updateCohostStatus', input, other)).toBeUndefined()
  })
})
