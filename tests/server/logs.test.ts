import { pino } from 'pino'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { loggerOptions } from '../../server/http/loggerOptions.ts'

/** A logger as the server has it, and what it wrote. */
function logger() {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString('utf8'))
      done()
    },
  })
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'info' }))
  if (typeof options === 'boolean') throw new Error('the server would not log')
  return { log: pino(options, stream), text: () => lines.join('') }
}

describe('logs', () => {
  it('hold the path of a request without its query, which carries tokens', () => {
    const { log, text } = logger()
    log.info({
      req: { method: 'GET', url: '/event/1?iu=guest&token=SECRETTOKEN', headers: { cookie: 'authToken=SECRET' } },
    })
    expect(text()).toContain('"path":"/event/1"')
    expect(text()).not.toMatch(/SECRET|guest/)
  })

  it('hold neither addresses nor codes nor tokens, wherever they stand', () => {
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
