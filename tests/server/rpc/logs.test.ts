import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { loggerOptions } from '../../../server/web/loggerOptions.ts'
import { answer, invite, keyOf, lastCode, party, person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { measureTime } from '../../support/load/figure.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { testServer } from '../../support/testServer.ts'

/** Creates the server's logger and collects its output. */
function logger() {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, callback) => {
      lines.push(chunk.toString('utf8'))
      callback()
    },
  })
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'info' }))
  if (typeof options === 'boolean') throw new Error('Logging is off')
  return { log: pino(options, stream), text: () => lines.join('') }
}

describe('logs', () => {
  it('contain the path of a request without its query, which contains tokens', () => {
    const { log, text } = logger()
    log.info({
      req: { method: 'GET', url: '/event/1?iu=guest&token=SECRETTOKEN', headers: { cookie: 'authToken=SECRET' } },
    })
    expect(text()).toContain('"path":"/event/1"')
    expect(text()).not.toMatch(/SECRET|guest/)
  })

  it('cost no more for a very long path', async () => {
    const { log, text } = logger()
    // Quadratic time would take minutes.
    await measureTime({ what: 'logging five very long paths', max: 5_000 }, () => {
      for (const word of ['a', 'a.', 'a%', 'a@', '@'])
        log.info({ req: { method: 'GET', url: `/${word.repeat(200_000)}` }, err: new Error(word.repeat(200_000)) })
    })
    expect(text().match(/"path":/g)).toHaveLength(5)
  })

  it('contain no address from a path, in any position', () => {
    const { log, text } = logger()
    for (const url of ['/u/gina@x.com', '/gina%40x.com/a@b%40gina+d@gina.com', '/a.b@gina.com+gina@x.com,gina%40x'])
      log.info({ req: { method: 'GET', url } })
    expect(text().match(/"path":"[^"]*"/g)).toHaveLength(3)
    expect(text()).not.toContain('gina')
  })

  it('contain no addresses, codes or tokens, in any position', () => {
    const { log, text } = logger()
    log.warn({ mail: { to: 'gina@example.com', code: '123456' }, call: { accessToken: 'SECRET', token: 'SECRET' } })
    log.error({ err: new Error('could not send to gina@example.com') })
    log.error({
      err: Object.assign(new Error('Key (email)=(gina@example.com) exists'), {
        code: '23505',
        detail: 'gina@example.com',
      }),
    })
    expect(text()).not.toMatch(/gina@|123456|SECRET/)
    expect(text()).toContain('"errorCode":"23505"')
    expect(text()).toContain('logs.test.ts')
  })
})

describe('the log of a running server', () => {
  it('contains nothing that identifies a person or opens a session', async () => {
    const lines: string[] = []
    const server = await testServer('any', {
      env: { LOG_LEVEL: 'trace' },
      logTo: (line) => lines.push(line),
      extend: (app) => app.get('/broken', () => Promise.reject(new Error('gina@example.com has code 123456'))),
    })
    const origin = await server.listen()
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gina Guest'])
    if (!guest) throw new Error('not invited')
    const token = keyOf(server, event, guest)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    await answer(server, event, guest, 'YES')
    const phone = '+14155550123'
    await call(server, 'sendPhoneSignInCode', { phoneNumber: phone })
    const code = await lastCode(server, phone)
    await reasonOf(server, 'signInWithPhoneAndCode', {
      phoneNumber: phone,
      code: code === '000000' ? '000001' : '000000',
    })
    await fetch(`${origin}/event/${event.id}?iu=${guest.inviteeId}&token=${token}`)
    await fetch(`${origin}/nothing/here?token=${token}`, { headers: { accept: 'application/json' } })
    await fetch(`${origin}/broken?token=${token}`)
    await fetch(`${origin}/log`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        entries: [
          {
            severity: 'ERROR',
            message: `a%40b.com called (415) 555-0123, token=${token.slice(0, 10)} and +1 415 555 0123`,
          },
          { severity: 'WARN', message: `code: ${code} of ${guest.email}`, path: `/event/x?token=${token}` },
        ],
      }),
    })
    await eventually(() => Promise.resolve(lines.filter((line) => line.includes('reported by a browser')).length === 2))
    await server.end()
    const text = lines.join('')
    expect(lines.length).toBeGreaterThan(20)
    expect(text).toContain('"path":"/nothing/here"')
    const secrets = [
      host.email,
      guest.email,
      host.accessToken,
      host.refreshToken,
      token,
      token.slice(0, 10),
      code,
      phone,
    ]
    for (const secret of [...secrets, 'a%40b.com', '555-0123', '555 0123', 'Gina'])
      expect([secret, text.includes(secret ?? '')]).toEqual([secret, false])
  })
})
