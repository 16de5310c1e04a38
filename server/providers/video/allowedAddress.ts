/**
 * Returns the URL of a video or image if this server may fetch it, otherwise undefined. The URL must either use https and one
 * of the given hosts, or have the same origin as the service's API.
 * @param hosts Hostnames. A leading dot matches any subdomain.
 */
export function allowedAddress(address: string | undefined, hosts: readonly string[], api: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { origin, protocol, hostname, port } = new URL(address)
  if (origin === new URL(api).origin) return address
  const isListed = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && port === '' && isListed ? address : undefined
}
