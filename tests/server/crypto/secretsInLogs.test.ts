import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventDraft, signInInput } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { blue } from '../../support/hostile/pictures.ts'
import { prove } from '../../support/load/figure.ts'
import { processDatabase, type ProcessDatabase } from '../../support/load/processDatabase.ts'
import { serverProcess, type ServerProcess } from '../../support/load/serverProcess.ts'
import { envelope } from '../../support/rpcClient.ts'
import { kindOf } from '../../support/testDatabase.ts'
import { documentedPaths } from '../../support/texts/documentedPaths.ts'

const outboxSchema = z.object({ messages: z.array(z.object({ subject: z.string().nullish(), text: z.string() })) })
const linkPattern = /https?:\/\/[^\s"<>]+/g

let database: ProcessDatabase
let server: ServerProcess
let logText = ''
/** Secrets that must not appear in any log, with their descriptions. */
const secrets = new Map<string, string>()
let requests = 0

beforeAll(async () => {
  database = await processDatabase(kindOf('any'))
  const env = {
    ...database.env,
    LOG_LEVEL: 'trace',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../support/load/printSpans.mjs')}`,
  }
  server = await serverProcess(env, (text) => {
    logText += text
  })
  await server.start()
}, 120_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** Sends a request, whatever the response is. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  requests += 1
  return fetch(`http://127.0.0.1:${new URL(server.origin).port}${path}`, { redirect: 'manual', ...init })
}

/** Returns the emails and SMS sent to an address or phone, newest first. */
const outbox = async (to: string) =>
  outboxSchema.parse(await (await ask(`/outbox.json?to=${encodeURIComponent(to)}`)).json()).messages

const codeTo = async (to: string): Promise<string> => {
  const [message] = await outbox(to)
  return /\b\d{6}\b/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? ''
}

/** Collects the secrets in the links of an email. */
function keepLinks(kind: string, body: string): void {
  for (const [link] of body.matchAll(linkPattern))
    for (const [name, value] of new URL(link).searchParams)
      if (value.length >= 20 && name !== 'e' && name !== 'iu') secrets.set(`${kind} ${name}`, value)
}

async function signUp(name: string, email: string) {
  await server.call('sendEmailSignInCode', { emailAddress: email })
  const code = await codeTo(email)
  secrets.set(`code of ${name}`, code)
  const { customToken: identityToken = '' } = await server.call('signInWithEmailAndCode', { emailAddress: email, code })
  await server.call('createElkUser', { elkUser: { name } }, { identityToken })
  const answer = await ask('/json/AuthenticationService', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(envelope('authenticate', signInInput, { identityToken })),
  })
  const cookies = answer.headers.getSetCookie().join('; ')
  const refreshToken = /authToken=([^;]+)/.exec(cookies)?.[1] ?? ''
  const { result } = z
    .object({ result: z.object({ userId: z.string(), accessToken: z.string() }) })
    .parse(await answer.json())
  for (const [kind, secret] of Object.entries({ email, identityToken, refreshToken, accessToken: result.accessToken }))
    secrets.set(`${kind} of ${name}`, secret)
  secrets.set(`name ${name}`, name)
  return { ...result, email, refreshToken, identityToken }
}

/** Returns true if a log contains a text. A code of digits that is only part of a longer number, such as a time, is chance. */
const mentions = (log: string, text: string): boolean =>
  /^\d+$/.test(text) ? new RegExp(`(?<!\\d)${text}(?!\\d)`).test(log) : log.includes(text)

it('no log or span contains secrets of sessions, invitations or mailboxes', async () => {
  const host = await signUp('Hildegard', 'hildegard@private.example')
  const event = eventDraft({ clock: { now: () => Date.now() } }, { title: 'Surprise for Leopold', openInvite: true })
  const { photoUrl: _none, ...draft } = event
  const upload = new FormData()
  const png = await blue().png().toBuffer()
  upload.append('image', new Blob([new Uint8Array(png)]), 'gudrun@private.example.png')
  const authorization = `Bearer ${host.accessToken}`
  const uploadResponse = await ask('/uploads/images', { method: 'POST', headers: { authorization }, body: upload })
  const { url: photoUrl } = z.object({ url: z.string() }).parse(await uploadResponse.json())
  const { event: party } = await server.call('createEvent', { event: { ...draft, photoUrl } }, host)
  const invitee = { inviteeId: randomUUID(), name: 'Gudrun', email: 'gudrun@private.example' }
  await server.call('addInvitees', { eventId: party.id, invitees: [invitee] }, host)
  const other = { inviteeId: randomUUID(), name: 'Walburga', phone: '+14155550177', rsvpStatus: 'YES' as const }
  await server.call('updateAttendanceByLink', { eventId: party.id, invitee: other })
  await server.call('sendInvites', { eventId: party.id, inviteIds: [invitee.inviteeId] }, host)
  const invitation = await eventually(async () => (await outbox(invitee.email))[0])
  keepLinks('invitation', invitation.text)
  const token = secrets.get('invitation token') ?? ''
  await ask(`/event/${party.id}/my-data?iu=${invitee.inviteeId}&token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'send' }),
  })
  keepLinks('data', (await outbox(invitee.email))[0]?.text ?? '')
  await server.call('sendEmailSignInCode', { emailAddress: host.email })
  keepLinks('sign-in', (await outbox(host.email))[0]?.text ?? '')
  await server.call('sendPhoneSignInCode', { phoneNumber: '+14155550178' })
  secrets.set('code by SMS', await codeTo('+14155550178'))
  const { linkUuid } = await server.call('getCohostLink', { eventId: party.id }, host)
  const basic = Buffer.from(`${host.userId}:${host.accessToken}`).toString('base64')
  for (const [name, value] of Object.entries({
    'co-host link': linkUuid,
    basic,
    'address of a guest': invitee.email,
    'phone of a guest': '4155550177',
    'phone used to sign in': '4155550178',
    'name of a guest': 'Gudrun',
    'name of another guest': 'Walburga',
    'name in the title': 'Leopold',
  }))
    secrets.set(name, value)
  expect([...secrets.keys()].toSorted()).toEqual(
    expect.arrayContaining(['data p', 'invitation t', 'invitation token', 'sign-in refreshToken']),
  )
  for (const [kind, secret] of secrets) expect([kind, secret.length >= 6]).toEqual([kind, true])

  const all = Object.fromEntries(secrets)
  const query = new URLSearchParams({
    ...all,
    token,
    iu: invitee.inviteeId,
    p: all['data p'] ?? '',
    t: all['invitation t'] ?? '',
    a: all['invitation a'] ?? '',
    e: party.id,
    link: linkUuid,
    refreshToken: all['sign-in refreshToken'] ?? '',
    email: invitee.email,
    phone: '+14155550177',
    code: all['code by SMS'] ?? '',
    q: 'Gudrun',
    input: 'Walburga',
    topic: 'Leopold',
  }).toString()
  const places: Record<string, string>[] = [
    { authorization, accept: 'text/html' },
    { authorization: `Basic ${basic}`, accept: 'application/json' },
    { authorization: `Bearer ${token}`, cookie: `authToken=${host.refreshToken}; token=${token}`, accept: '*/*' },
    {
      referer: `${server.origin}/event/${party.id}?token=${token}`,
      'user-agent': `${invitee.email} ${token}`,
      'x-request-id': token,
    },
  ]
  for (const row of documentedPaths) {
    const [method = '', path = ''] = row.split(' ')
    const url = path.replace('{eventId}', party.id).replaceAll(/\{\w+\}|\*/g, 'x')
    // Skip streams, which don't end, and gallery images, which take long to draw.
    if (url === '/realtime' || url.startsWith('/files/gallery')) continue
    for (const headers of places)
      for (const brokenUrl of [
        `${url}?${query}`,
        ...(headers.accept === 'text/html'
          ? [`${url}%3F${query}`, `${url}/${token}`, `${url}/${encodeURIComponent(invitee.email)}`]
          : []),
      ]) {
        if (method === 'GET') await ask(brokenUrl, { headers })
        else
          for (const [type, body] of [
            ['application/json', `{"email": "${invitee.email}", "token": "${token}"`],
            ['application/json', JSON.stringify({ ...all, email: invitee.email })],
            ['application/x-www-form-urlencoded', query],
            ['text/plain', `${token} ${invitee.email}`],
            [
              'multipart/form-data; boundary=a',
              `--a\r\ncontent-disposition: form-data; name="authHeader"; filename="${invitee.email}"\r\n\r\nBasic ${basic}`,
            ],
          ] as const)
            await ask(brokenUrl, { method, headers: { ...headers, 'content-type': type }, body })
      }
  }
  // Calls that succeed, that are rejected, and that are repeated.
  const ownRsvp = { inviteeId: invitee.inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: `Call me: ${invitee.email}` }
  await server.call('updateAttendanceThroughEmail', { eventId: party.id, token, invitee: ownRsvp })
  for (const wrong of [token.slice(1), `${token}x`])
    await server
      .call('updateAttendanceThroughEmail', { eventId: party.id, token: wrong, invitee: ownRsvp })
      .catch(() => undefined)
  await server.call('signInWithEmailAndCode', { emailAddress: host.email, code: '000000' }).catch(() => undefined)
  await server.call('fetchEvents', {}, { ...host, accessToken: `${host.accessToken}x` }).catch(() => undefined)
  await server.call('authenticate', signInInput, { identityToken: host.identityToken }).catch(() => undefined)
  await ask(`/realtime?topic=${linkUuid}`, { headers: { authorization: `Bearer ${token}` } })
  await eventually(() => Promise.resolve(/"span":"job /.test(logText)))

  const leakedSecrets = [...secrets].filter(([, secret]) => {
    const forms = [secret, encodeURIComponent(secret), secret.slice(0, 24), JSON.stringify(secret).slice(1, -1)]
    return forms.some((form) => mentions(logText, form))
  })
  const lines = logText.split('\n')
  const where = leakedSecrets.map(
    ([kind, secret]) => `${kind}: ${lines.find((line) => mentions(line, secret.slice(0, 24)))?.slice(0, 400)}`,
  )
  expect(where).toEqual([])
  prove(
    { what: 'secrets and names sent', value: secrets.size, least: 15 },
    { what: 'valid and invalid requests with them', value: requests, least: 500 },
    { what: 'lines logged', value: lines.length, least: 500 },
    { what: 'spans among the lines', value: lines.filter((line) => line.includes('"span"')).length, least: 10 },
    { what: 'secrets found in a line', value: leakedSecrets.length, max: 0 },
  )
}, 180_000)
