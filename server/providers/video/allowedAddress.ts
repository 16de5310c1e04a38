/**
 * An address of a film or picture that may be fetched: by https at one of the service's hosts, or at its API's own origin.
 * @param hosts names, or endings of names that begin with a dot.
 */
export function allowedAddress(address: string | undefined, hosts: readonly string[], api: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { origin, protocol, hostname, port } = new URL(address)
  if (origin === new URL(api).origin) return address
  const isListed = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && port === '' && isListed ? address : undefined
}
