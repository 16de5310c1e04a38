import { isIP } from 'node:net'
import { z } from 'zod'

/** The names of address ranges that Fastify's `trustProxy` knows. */
const rangeNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Returns the number of bits of the network part in `8` or `255.0.0.0`, or NaN if it is neither. */
function networkBits(mask: string): number {
  if (isIP(mask) !== 4) return /^\d{1,3}$/.test(mask) ? Number(mask) : Number.NaN
  const bits = mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
  return /^1*0*$/.test(bits) ? bits.replaceAll('0', '').length : Number.NaN
}

/** Returns the kind of IP address and the number of bits of the network part of a range such as `10.0.0.0/8`. */
function rangeOf(text: string): { kind: number; bits: number } {
  const [address = '', mask, ...rest] = text.split('/')
  const kind = rest.length > 0 ? 0 : isIP(address)
  const whole = kind === 4 ? 32 : 128
  return { kind, bits: mask === undefined ? whole : networkBits(mask) }
}

const partsOf = (proxies: string): string[] => proxies.split(',').map((part) => part.trim())

function isRange(text: string): boolean {
  const { kind, bits } = rangeOf(text)
  return rangeNames.has(text) || (kind === 4 && bits <= 32) || (kind === 6 && bits <= 128)
}

/** The schema of TRUST_PROXY: the number of proxies, their addresses, or whether all of them are trusted. */
export const trustProxy = z.string().transform((text, context): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d+$/.test(text)) return Number(text)
  if (!partsOf(text).every(isRange))
    context.addIssue({ code: 'custom', message: 'must be a number of proxies, or addresses such as 10.0.0.0/8' })
  return text
})

/** The maximum number of proxies: a CDN, a load balancer and an ingress, and two more. With more, visitors could add some. */
const maxProxies = 5

/** The shortest network parts of private networks: 10.0.0.0/8 and fc00::/7. */
const minBits: ReadonlyMap<number, number> = new Map([
  [4, 8],
  [6, 7],
])

/** The maximum share of the addresses of a kind that can be proxies, so that many ranges don't add up to everyone. */
const maxShare = 1 / 64

/** Returns true if anyone could count as a proxy, because of the number of proxies or of their addresses. */
export function trustsEveryone(proxies: boolean | number | string): boolean {
  if (typeof proxies === 'boolean') return proxies
  if (typeof proxies === 'number') return proxies > maxProxies
  const ranges = partsOf(proxies).map(rangeOf)
  return [...minBits].some(([kind, min]) => {
    const bits = ranges.filter((range) => range.kind === kind).map((range) => range.bits)
    return bits.some((one) => one < min) || bits.reduce((sum, one) => sum + 2 ** -one, 0) > maxShare
  })
}
