/**
 * Returns the URL of a video or image if it may be fetched, otherwise undefined. It must use https and one of the given
 * hostnames, or have the origin of the service's API.
 * @param hosts Hostnames, or suffixes of hostnames that start with a dot.
 */
export function allowedAddress(address: string | undefined, hosts: readonly string[], api: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { origin, protocol, hostname, port } = new URL(address)
  if (origin === new URL(api).origin) return address
  const isListed = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && port === '' && isListed ? address : undefined
}
