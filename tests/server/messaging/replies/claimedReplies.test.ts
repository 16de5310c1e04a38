import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, person } from '../../../support/builders.ts'
import { partyForGina } from '../../../support/forwardedLink.ts'
import { deliverMail, replyEnv, replyMail, replyTo } from '../../../support/mail/replyMail.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a reply by calendar to a claimed invitation, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { env: replyEnv })
  })
  afterAll(() => server.end())

  it('is the invited guest’s, with the guest’s own plus-ones and not the account’s', async () => {
    const { event, gina } = await partyForGina(server, { openInvite: true })
    const [theo, token] = [await person(server, 'Theo'), keyOf(server, event, gina)]
    const say = { eventId: event.id, token, invitee: { inviteeId: gina.inviteeId, rsvpStatus: 'YES' as const } }
    await call(server, 'updateAttendanceThroughEmail', { ...say, invitee: { ...say.invitee, additionalGuestCount: 1 } })
    server.clock.advance(1_000)
    await call(server, 'updateAttendance', { ...say, invitee: { ...say.invitee, additionalGuestCount: 3 } }, theo)
    await deliverMail(server, replyMail('gmail', replyTo(server, event, gina)))
    const seenBy = async (who: { accessToken: string }) => {
      const { invitee } = (await call(server, 'getEvent', { eventId: event.id }, who)).event
      return [invitee?.rsvpStatus, invitee?.additionalGuestCount]
    }
    const owner = await person(server, 'Gina', gina.email)
    expect([await seenBy(owner), await seenBy(theo)]).toEqual([
      ['YES', 1],
      ['YES', 3],
    ])
  })
})
