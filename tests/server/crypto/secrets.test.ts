import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appSecret } from '../../../server/config/appSecret.ts'
import { readConfig } from '../../../server/config/config.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { deriveKeys } from '../../../server/crypto/keys.ts'
import { pictureLink } from '../../../server/crypto/pictureLink.ts'
import { randomGuid } from '../../../server/crypto/randomToken.ts'
import { randomToken, tokenHash } from '../../../server/crypto/randomToken.ts'
import { readReplyAddress, replyAddress } from '../../../server/crypto/replyAddress.ts'
import { keyedHash, sealResult, sealKey } from '../../../server/crypto/sealedResult.ts'
import { guestCalendarToken, guestDataProof, optOutToken, unsubscribeToken } from '../../../server/crypto/tokens.ts'
import { confirmToken, inviteeToken, newGuest } from '../../../server/crypto/tokens.ts'
import { twilioSignature } from '../../../server/crypto/twilioSignature.ts'
import { builtInIdentity } from '../../../server/providers/identity/builtIn.ts'
import { testCheckout } from '../../../server/providers/payments/testCheckout.ts'
import { person, party } from '../../support/builders.ts'
import { prove } from '../../support/load/figure.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const samples = Number(process.env.SECRET_SAMPLES ?? 2_000)
const keys = deriveKeys('a test secret that is long enough')
const eventId = '6f0f3b5e-2a3c-4d5e-8f90-0123456789ab'
const subject = (at: number) => ({
  eventId,
  inviteeId: `6f0f3b5e-2a3c-4d5e-8f90-${String(at).padStart(12, '0')}`,
  tokenVersion: 1,
})
const base64 = (text: string): Buffer => Buffer.from(text, 'base64url')
const hex = (text: string): Buffer => Buffer.from(text.replaceAll('-', ''), 'hex')
const identity = builtInIdentity(keys.identityToken)
const checkout = testCheckout(keys.testCheckout)

interface Secret {
  /** The file in `server/crypto` that creates the secret; undefined if it is elsewhere or in a library. */
  file?: string
  /** Creates a secret and returns its unpredictable part. Secrets differ in at most a counter. */
  make: (at: number) => Buffer | Promise<Buffer>
}

/** All secrets in links, headers, cookies and fields that grant access. */
const secrets: Readonly<Record<string, Secret>> = {
  'personal link of a guest': {
    file: 'tokens',
    make: (at) => base64(inviteeToken(keys.inviteeToken, subject(at))),
  },
  "address for a guest's replies by calendar": {
    file: 'replyAddress',
    make: (at) => {
      const address = replyAddress(keys.replyAddress, 'rsvp@festoon.example', subject(at))
      return hex(readReplyAddress('rsvp@festoon.example', address)?.proof ?? '')
    },
  },
  "address of a guest's calendar": {
    file: 'tokens',
    make: (at) => base64(guestCalendarToken(keys.calendarFeed, subject(at))),
  },
  'proof of a new guest': { file: 'tokens', make: () => base64(newGuest(keys.newGuest, eventId).proof) },
  "link to a guest's data": {
    file: 'tokens',
    make: (at) => base64(guestDataProof(keys.guestData, subject(at), 0, 'key').split('.')[1] ?? ''),
  },
  'link that confirms an email address': {
    file: 'tokens',
    make: (at) => base64(confirmToken(keys.guestData, { ...subject(at), addressKey: 'key' })),
  },
  'unsubscribe link in an email': {
    file: 'tokens',
    make: (at) => base64(unsubscribeToken(keys.optOut, { addressKey: `key ${at}`, eventId })),
  },
  'proof of an opt-out': {
    file: 'tokens',
    make: (at) =>
      base64(optOutToken(keys.optOut, { channel: 'email', address: `guest.${at}@example.com`, scope: 'all', eventId })),
  },
  'link to a private image': {
    file: 'pictureLink',
    make: (at) =>
      base64(
        pictureLink({ keys, clock: { now: () => 0 } }, `/files/albums/${at}.webp`)
          .split('.')
          .at(-1) ?? '',
      ),
  },
  'key of an opted-out address': {
    file: 'addressKey',
    make: (at) => base64(addressKey(keys.addressKey, 'email', `guest.${at}@example.com`)),
  },
  'access token, refresh token, sign-in link': { file: 'randomToken', make: () => base64(randomToken()) },
  'stored hash of these': { file: 'randomToken', make: (at) => hex(tokenHash(`token ${at}`)) },
  'co-host link': { file: 'randomToken', make: () => hex(randomGuid()) },
  'hash of a call': { file: 'sealedResult', make: (at) => base64(keyedHash(keys.request, at)) },
  'key of a sealed result': { file: 'sealedResult', make: (at) => sealKey(keys.request, at) },
  'seal of a result': { file: 'sealedResult', make: (at) => sealResult(keys.request, { at }).subarray(12, 28) },
  'signature of an SMS': {
    file: 'twilioSignature',
    make: (at) =>
      Buffer.from(twilioSignature('token', 'https://festoon.example/webhooks/sms', { a: `${at}` }), 'base64'),
  },
  'key derived from the secret': { file: 'keys', make: (at) => deriveKeys(`a secret that counts ${at}`).inviteeToken },
  'identity token': {
    make: async (at) =>
      base64((await identity.issue({ kind: 'email', value: `g${at}@example.com` }, 0)).split('.')[2] ?? ''),
  },
  'payment of the test checkout': {
    make: async (at) => {
      const order = { purchaseId: `${at}`, priceId: 'coins-60', amount: 299, currency: 'usd' }
      return base64((await checkout.begin(order)).clientSecret.split('_secret_')[1] ?? '')
    },
  },
  'state of a sign-in with a provider': { make: () => base64(randomState()) },
  'nonce of a sign-in with a provider': { make: () => base64(randomNonce()) },
  'code verifier of a sign-in with a provider': { make: () => base64(randomPKCECodeVerifier()) },
}

/** Returns the number of bits that are 1 about half the time, which a guess would have to get right. */
function liveBits(secretBytes: readonly Buffer[]): number {
  const length = Math.min(...secretBytes.map((one) => one.length))
  let live = 0
  for (let bit = 0; bit < length * 8; bit += 1) {
    let ones = 0
    for (const one of secretBytes) ones += ((one[bit >> 3] ?? 0) >> (bit & 7)) & 1
    // Six standard deviations in either direction.
    if (Math.abs(ones / secretBytes.length - 0.5) < 3 / Math.sqrt(secretBytes.length)) live += 1
  }
  return live
}

it.each(Object.entries(secrets))('%s: at least 128 bits, and no two start the same', async (name, { make }) => {
  const secretBytes: Buffer[] = []
  for (let at = 0; at < samples; at += 1) secretBytes.push(await make(at))
  const bits = liveBits(secretBytes)
  const distinctStarts = new Set(secretBytes.map((one) => one.toString('hex', 0, 8))).size
  expect(distinctStarts).toBe(samples)
  prove({ what: `unpredictable bits: ${name}`, value: bits, least: 128 })
})

it('constant bits are not counted', () => {
  const half = Array.from({ length: samples }, () => Buffer.concat([Buffer.alloc(8, 7), randomBytes(8)]))
  expect(liveBits(half)).toBe(64)
})

it('every file that creates secrets has a row', async () => {
  const files = await readdir(join(import.meta.dirname, '../../../server/crypto'))
  const rows = new Set(Object.values(secrets).map(({ file }) => file))
  expect(files.map((file) => file.replace('.ts', '')).filter((file) => !rows.has(file))).toEqual([
    'confirmLink',
    'unsubscribeLink',
  ])
})

it("the application's own secret has 384 bits, and differs in every folder", async () => {
  const newSecrets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'festoon-secret-'))
      const secret = await appSecret(readConfig({ DATA_DIR: folder }))
      await rm(folder, { recursive: true })
      return secret
    }),
  )
  expect(new Set(newSecrets).size).toBe(50)
  expect(base64(newSecrets[0] ?? '')).toHaveLength(48)
})

let server: TestServer
beforeAll(async () => {
  server = await testServer('any')
})
afterAll(() => server.end())

it('secrets that a server issues have at least 128 bits', async () => {
  const host = await person(server, 'Hana')
  const event = await party(server, host)
  const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
  const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, host)
  const lengths = { access: host.accessToken, refresh: host.refreshToken, album: album.albumCode }
  for (const [name, token] of Object.entries(lengths)) expect([name, base64(token).length >= 16]).toEqual([name, true])
  // The links aren't v4 UUIDs, whose version digit is fixed. One in sixteen has it by chance, so check several.
  const links = [linkUuid]
  while (links.length < 12) {
    await call(server, 'invalidateCohostLink', { eventId: event.id }, host)
    links.push((await call(server, 'getCohostLink', { eventId: event.id }, host)).linkUuid)
  }
  expect(links.every((link) => link[14] === '4')).toBe(false)
})
