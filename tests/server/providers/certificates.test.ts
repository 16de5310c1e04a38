import { once } from 'node:events'
import { createServer as createHttpsServer, get, type RequestOptions } from 'node:https'
import { createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { fetchJson } from '../../../server/providers/fetchJson.ts'
import { smtpMail } from '../../../server/providers/mail/smtp.ts'
import { openIdConnect } from '../../../server/providers/openId/openIdConnect.ts'
import { selfSigned } from '../../support/services/selfSigned.ts'

const mail = { key: 'a key', to: 'gus@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const sender = { from: 'hello@festoon.example', unsubscribeMailbox: undefined }
const certificateError = /self-signed certificate/i

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Returns the messages of an error and its causes. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: unknown) => messagesOf(error),
  )

describe('a server with a certificate that it signed itself', () => {
  let certificate: ReturnType<typeof selfSigned>
  beforeAll(() => {
    certificate = selfSigned()
  })

  const https = async () => {
    const requestedUrls: string[] = []
    const server = createHttpsServer(certificate, ({ url = '' }, response) => {
      requestedUrls.push(url)
      response.end('{}')
    })
    return { requestedUrls, origin: `https://127.0.0.1:${await portOf(server)}` }
  }
  /** Starts a mail server and returns its port, and what it learned of senders. */
  const mailServer = async (secure: boolean) => {
    const learnedData: unknown[] = []
    const server = new SMTPServer({
      ...certificate,
      secure,
      authOptional: true,
      onAuth: (auth, _session, callback) => {
        learnedData.push(auth.username)
        callback(null, { user: 'any' })
      },
      onMailFrom: (address, _session, callback) => {
        learnedData.push(address)
        callback()
      },
    })
    server.on('error', () => undefined)
    return { learnedData, port: await portOf(server.server) }
  }

  it('is accepted by a client that trusts the certificate, so only its issuer is wrong', async () => {
    const { requestedUrls, origin } = await https()
    const options: RequestOptions = { ca: certificate.cert }
    const [response] = await once(get(`${origin}/trusted`, options), 'response')
    response.resume()
    expect(requestedUrls).toEqual(['/trusted'])
  })

  it('gets no request as an external service or identity provider', async () => {
    const { requestedUrls, origin } = await https()
    expect(await failureOf(fetchJson(`${origin}/search?key=secret`, { schema: z.unknown() }))).toMatch(certificateError)
    const provider = openIdConnect({ issuer: origin, clientId: 'x', secret: 'y', returnsByPost: false })
    const checks = { state: 's', nonce: 'n', codeVerifier: 'v' }
    expect(await failureOf(provider.authorizationUrl('https://party.example/back', checks))).toMatch(certificateError)
    expect(requestedUrls).toEqual([])
  })

  it.each([
    ['smtps', true],
    ['smtp', false],
  ])('gets no login and no email by %s', async (protocol, secure) => {
    const { learnedData, port } = await mailServer(secure)
    const provider = smtpMail(`${protocol}://user:password@127.0.0.1:${port}`, sender)
    closing.push(() => provider.close())
    expect(await failureOf(provider.send(mail))).toMatch(certificateError)
    expect(learnedData).toEqual([])
  })

  it('gets no login as a database', async () => {
    const receivedBytes: Buffer[] = []
    const server = createServer((socket: Socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        socket.write('S')
        const secureSocket = new TLSSocket(socket, { isServer: true, ...certificate })
        secureSocket.on('error', () => undefined)
        secureSocket.on('data', (bytes: Buffer) => receivedBytes.push(bytes))
      })
    })
    const database = openPostgres(`postgres://user:password@127.0.0.1:${await portOf(server)}/x?sslmode=require`)
    expect(await failureOf(sql`select 1`.execute(database.db))).toMatch(certificateError)
    expect(receivedBytes).toEqual([])
    await database.close()
  })
})

it('a mail server on another machine gets no email without TLS', async () => {
  const senderAddresses: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onMailFrom: ({ address }, _session, callback) => {
      senderAddresses.push(address)
      callback()
    },
    onData: (stream, _session, callback) => {
      stream.resume()
      stream.on('end', () => callback())
    },
  })
  server.on('error', () => undefined)
  const port = await portOf(server.server)
  // The name leads to this machine, but is not a loopback address.
  const url = `smtp://0.0.0.0:${port}`
  const strict = smtpMail(url, sender)
  closing.push(() => strict.close())
  expect(await failureOf(strict.send(mail))).toMatch(/STARTTLS/)
  expect(senderAddresses).toEqual([])
  const plainMail = smtpMail(url, { ...sender, allowsPlain: true })
  closing.push(() => plainMail.close())
  await plainMail.send(mail)
  expect(senderAddresses).toEqual(['hello@festoon.example'])
})
