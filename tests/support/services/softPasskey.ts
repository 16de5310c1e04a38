import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, UsedPasskey } from '@festoon/contract/nouns/security/passkey'
import { call, type Caller } from '../rpcClient.ts'
import type { TestServer } from '../testServer.ts'

const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** Returns a CBOR head: the major type and a length below 65,536 (RFC 8949). */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  return length < 256
    ? Buffer.from([(type << 5) | 24, length])
    : Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])

/** The data that a browser passes to an authenticator. */
interface Ceremony {
  challenge: string
  rpId: string
  origin?: string
  /** False if the authenticator doesn't verify its owner. */
  isVerified?: boolean
}

/** A software authenticator with one ES256 passkey. It signs what it is asked to, so that tests can lie, too. */
export function softPasskey(id = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  let counter = 0
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = ({ rpId, isVerified = true }: Ceremony, extra?: Buffer): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (extra ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, extra ?? Buffer.alloc(0)])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  return {
    id: credential.id,
    create: (ceremony: Ceremony): CreatedPasskey => {
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(ceremony, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = [head(5, 3), text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData')]
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(Buffer.concat([...attestation, bytes(data)])),
          transports: ['internal'],
        },
      }
    },
    use: (ceremony: Ceremony & { userHandle?: string }): UsedPasskey => {
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(ceremony.userHandle === undefined ? {} : { userHandle: ceremony.userHandle }),
        },
      }
    },
  }
}
export type SoftPasskey = ReturnType<typeof softPasskey>

/** Adds a new passkey to a caller's account and returns it. */
export async function passkeyOf(server: TestServer, caller: Caller, name = 'Laptop'): Promise<SoftPasskey> {
  const passkey = softPasskey()
  const start = await call(server, 'startPasskey', {}, caller)
  await call(server, 'addPasskey', { passkey: passkey.create(start), name }, caller)
  return passkey
}
