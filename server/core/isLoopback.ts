import { isIP } from 'node:net'

/** Returns true for the IP addresses of this machine itself: 127.0.0.0/8 and ::1. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1'
}

/** Returns true if a host, with or without a port, names this machine itself: `localhost`, its subdomains, or a loopback address. */
export function isLoopbackHost(host: string): boolean {
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  if (!URL.canParse(address)) return false
  const name = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}
