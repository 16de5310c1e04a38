import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '@festoon/contract/wire/operations'
import { validCalls, type ValidCalls } from '../../support/access/validCalls.ts'
import { measure, measureTime } from '../../support/load/figure.ts'
import { partsOf, replacePart } from '../../support/partsOf.ts'
import { envelope } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Units of which a text can consist that makes a careless pattern take quadratic time. */
const units = ['a', 'a.', 'a-', '.', '9', ' ', '\uFDFA']

describe.each(databaseKinds)('a text that is much too long, on %s,', (kind) => {
  let server: TestServer
  let calls: ValidCalls
  beforeAll(async () => {
    server = await testServer(kind)
    calls = await validCalls(server)
  })
  afterAll(() => server.end())

  it('is refused at once in every field of every operation, even for strangers', async () => {
    let slowest = { ms: 0, at: '' }
    for (const [name, { service }] of Object.entries(operations)) {
      const input = Reflect.get(calls.inputs, name)()
      for (const [row, path] of partsOf(input).entries()) {
        const unit = units[row % units.length] ?? 'a'
        for (const one of unit === 'a' ? ['a'] : ['a', unit]) {
          const sentInput = replacePart(input, path, one.repeat(80_000))
          const before = performance.now()
          const { statusCode } = await server.app.inject({
            method: 'POST',
            url: `/json/${service}`,
            payload: envelope(name, Object(sentInput)),
          })
          const ms = performance.now() - before
          expect(statusCode).toBeLessThan(500)
          if (ms > slowest.ms) slowest = { ms, at: `${name} ${path.join('.')}` }
        }
      }
    }
    // Quadratic time is about eight seconds for one such text.
    measure({
      what: `${kind}: refusing a long text, slowest: ${slowest.at}`,
      value: slowest.ms,
      unit: 'ms',
      max: 2_000,
    })
  })

  it('in the RSVP of a stranger keeps no one waiting', async () => {
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES', name: 'a'.repeat(80_000) }
    const answer = await measureTime({ what: `${kind}: refusing a long name in an RSVP`, max: 2_000 }, () =>
      server.app.inject({
        method: 'POST',
        url: '/json/ElkEventService',
        payload: envelope('updateAttendanceByLink', { eventId: randomUUID(), invitee }),
      }),
    )
    expect([answer.statusCode, answer.json().error.data.reason]).toEqual([400, 'invalid'])
  })
})
