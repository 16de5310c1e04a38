import { describe, expect, it, vi } from 'vitest'
import { networksOf } from '../../../server/core/networks.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { prove } from '../../support/load/figure.ts'
import { attempt, envelope } from '../../support/rpcClient.ts'
import { testServer } from '../../support/testServer.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Spellings of IP addresses by network. Each network belongs to one subscriber. */
const networks = {
  '2001:db8:1:2::/64': [
    '2001:db8:1:2::1',
    '2001:DB8:1:2::2',
    '2001:0db8:0001:0002:0000:0000:0000:0003',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '[2001:db8:1:2::4]',
    '[2001:db8:1:2::5]:443',
    ' 2001:db8:1:2::6 ',
    '2001:db8:1:2::7%eth0',
    '2001:db8:1:2::192.0.2.1',
  ],
  '192.0.2.7': [
    '192.0.2.7',
    '192.0.2.7:50123',
    '::ffff:192.0.2.7',
    '::FFFF:192.0.2.7',
    '::ffff:c000:207',
    '::ffff:c000:0207',
    '0:0:0:0:0:ffff:192.0.2.7',
    '[::ffff:192.0.2.7]:443',
  ],
}

it.each(Object.entries(networks))('every spelling counts as the network %s', (network, spellings) => {
  expect(spellings.map((address) => networksOf(address)[0].name)).toEqual(spellings.map(() => network))
})

describe('codes to one mailbox', () => {
  /** Each spelling reaches the same person, or would if it were accepted. */
  const spellings = [
    'an.na@gmail.com',
    'anna@gmail.com',
    'ANNA@gmail.com',
    'anna@GMAIL.COM',
    'a.n.n.a@gmail.com',
    'anna+1@gmail.com',
    'a.nna+party@gmail.com',
    'anna@googlemail.com',
    'an.na+x@googlemail.com',
    ' anna@gmail.com',
    'anna@gmail.com ',
    'anna\u0000@gmail.com',
    'anna\u200b@gmail.com',
    'ann\u0430@gmail.com',
    '\uff41nna@gmail.com',
    'anna@gmail\u3002com',
    '"anna"@gmail.com',
    'anna@gmail.com.',
    'anna(x)@gmail.com',
  ]

  it('are limited to five, for any spelling and from any network', async () => {
    const server = await testServer('any', { strictLimits: true })
    try {
      for (const [index, emailAddress] of spellings.entries())
        await attempt(
          server,
          'sendEmailSignInCode',
          { emailAddress },
          { ip: `2001:db8:${index}::1`, deviceId: `d${index}` },
        )
      const mails = await readOutbox(server.services.db)
      const what = `codes sent to one mailbox that is spelled in ${spellings.length} ways`
      prove({ what, value: mails.length, least: 1, max: 5 })
    } finally {
      await server.end()
    }
  })

  it('from one network are limited to thirty, with any headers', async () => {
    const server = await testServer('any', { strictLimits: true })
    try {
      const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']
      let sentCount = 0
      for (let index = 0; index < 60; index += 1) {
        const claimedAddress = [`10.0.0.${index}`, `10.0.0.${index}, 192.0.2.7`, `for=10.0.0.${index}`][index % 3] ?? ''
        const answer = await server.app.inject({
          method: 'POST',
          url: '/json/AuthenticationService',
          headers: { [names[index % names.length] ?? '']: claimedAddress },
          payload: envelope('sendEmailSignInCode', { emailAddress: `guest${index}@example.com` }),
          remoteAddress: `2001:db8:1:2::${index.toString(16)}`,
        })
        sentCount += answer.statusCode === 200 ? 1 : 0
      }
      prove({
        what: 'codes sent to one network with forged headers, of 60 requested',
        value: sentCount,
        least: 30,
        max: 30,
      })
    } finally {
      await server.end()
    }
  })
})

describe('a code under a thousand parallel guesses', () => {
  it('is only compared with five of them', async () => {
    const server = await testServer('any')
    try {
      const emailAddress = 'gina@example.com'
      await attempt(server, 'sendEmailSignInCode', { emailAddress })
      const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0'))
      const ends = await Promise.all(
        guesses.map((code) => attempt(server, 'signInWithEmailAndCode', { emailAddress, code })),
      )
      const comparedCount = ends.filter(({ failure }) => failure?.reason !== 'codeExpired').length
      prove({ what: `guesses compared, of ${guesses.length} parallel ones`, value: comparedCount, max: 5 })
    } finally {
      await server.end()
    }
  })
})
