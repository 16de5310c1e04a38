import { isIPv4 } from 'node:net'

/** A network that an IP address is in. */
export interface Network {
  /** The IPv4 address, or the prefix with its length. */
  name: string
  /** The multiple of a limit that applies to this network. */
  times: number
  /** True if many customers of a provider share it, so that it counts only where a limit protects the whole installation. */
  isShared: boolean
}

/** All networks of an IP address that limits count, from the narrowest. */
export type Networks = readonly [Network, ...Network[]]

/**
 * Returns the networks of an IP address, for limits: the address and its /24 for IPv4, or its /64, /56 and /48 for IPv6. A subscriber
 * gets at least a /64, a household usually a /56, and a company, or anyone with a tunnel, a /48. The multiples leave room for the
 * neighbors of a subscriber who uses up a limit, and for others where one network gets a tenth to a fifth of the installation's. The
 * address may have brackets or a port. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networksOf(addressText: string): Networks {
  const groups = groupsOf(addressText)
  if (typeof groups === 'string') {
    const block = `${groups.split('.').slice(0, 3).join('.')}.0/24`
    return [
      { name: groups, times: 1, isShared: false },
      ...(isIPv4(groups) ? [{ name: block, times: 3, isShared: true }] : []),
    ]
  }
  const prefix = (bits: number, times: number): Network => ({ name: prefixOf(groups, bits), times, isShared: false })
  return [prefix(64, 1), prefix(56, 2), prefix(48, 3)]
}

/** Returns the network whose requests take turns with those of others: the address for IPv4, or its /48 for IPv6. */
export function siteOf(addressText: string): string {
  const groups = groupsOf(addressText)
  return typeof groups === 'string' ? groups : prefixOf(groups, 48)
}

/** Returns the start of an IPv6 address as a prefix of this length. */
function prefixOf(groups: readonly number[], bits: number): string {
  const part = groups.slice(0, Math.ceil(bits / 16))
  const remainingBits = bits % 16
  const network = part.map((group, at) =>
    remainingBits > 0 && at === part.length - 1 ? group & (0xff_ff << (16 - remainingBits)) : group,
  )
  return `${network.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** Returns the eight groups of an IPv6 address, or an IPv4 address as text. */
function groupsOf(addressText: string): readonly number[] | string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(addressText.trim())?.[1] ?? /^([\d.]+):\d+$/.exec(addressText.trim())?.[1]
  const address = (bare ?? addressText.trim()).toLowerCase().split('%')[0] ?? ''
  if (!address.includes(':')) return address
  const [head = '', tail] = withoutDots(address).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : groups
}

/** Converts the dotted IPv4 address at the end of an IPv6 address, if any, to hexadecimal groups. */
function withoutDots(address: string): string {
  const last = address.slice(address.lastIndexOf(':') + 1)
  if (!isIPv4(last)) return address
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number)
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16))
  return `${address.slice(0, -last.length)}${groups.join(':')}`
}
