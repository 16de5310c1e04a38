import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const time = (date: Date): Buffer => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))
/** The object identifiers of ecdsa-with-SHA256, commonName, and subjectAltName. */
const ids = { signature: '06082a8648ce3d040302', name: '0603550403', addresses: '0603551d11' }
const id = (hex: string): Buffer => Buffer.from(hex, 'hex')

/** Creates a certificate for 127.0.0.1 that is valid but for its issuer: it signed itself. Both parts are in PEM format. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(id(ids.signature))
  const name = sequence(der(0x31, sequence(id(ids.name), der(0x0c, Buffer.from('127.0.0.1')))))
  const days = (count: number): Date => new Date(Date.now() + count * 86_400_000)
  const addresses = der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1]))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(days(-1)), time(days(1))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(id(ids.addresses), addresses))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const text = sequence(body, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  }
}
