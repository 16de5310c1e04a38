import { isIPv4 } from 'node:net'

/**
 * Returns the network of an IP address, for rate limits: the address itself for IPv4, or its /64 for IPv6, because one
 * subscriber gets a whole /64. The address may have brackets or a port. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networkOf(written: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(written.trim())?.[1] ?? /^([\d.]+):\d+$/.exec(written.trim())?.[1]
  const address = (bare ?? written.trim()).toLowerCase().split('%')[0] ?? ''
  if (!address.includes(':')) return address
  const [head = '', tail] = withoutDots(address).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Converts the dotted IPv4 address at the end of an IPv6 address, if any, to hexadecimal groups. */
function withoutDots(address: string): string {
  const last = address.slice(address.lastIndexOf(':') + 1)
  if (!isIPv4(last)) return address
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number)
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16))
  return `${address.slice(0, -last.length)}${groups.join(':')}`
}
