import type { LinkReputation } from './port.ts'

/** Creates a provider that blocks the operator's own list of domains, including their subdomains. */
export function blockList(domains: readonly string[]): LinkReputation {
  const isBlocked = (host: string): boolean => domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
  return { findBlocked: (hosts) => Promise.resolve(hosts.filter(isBlocked)) }
}
