import { isIP } from 'node:net'

/** Returns true for the IP addresses of this machine itself: 127.0.0.0/8 and ::1. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1'
}

/** Returns the name or address in a host that may have a port, without the brackets of an IPv6 address; '' if it is invalid. */
export function nameOfHost(host: string): string {
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[(.*)\]$/, '$1') : ''
}

/**
 * Returns true for the names and addresses of this machine. Browsers resolve `localhost` and its subdomains to the machine that
 * they run on.
 */
export const isThisMachine = (name: string): boolean => /(^|\.)localhost$/.test(name) || isLoopbackAddress(name)
