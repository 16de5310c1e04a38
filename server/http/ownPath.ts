/**
 * The path and query of a request as this site's own, whatever its first line says: `//host/x` would lead elsewhere when
 * it is sent back as an address, and `http://host/x` is meant for a proxy.
 */
export function ownPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^[/\\]+/, '')}`
}
