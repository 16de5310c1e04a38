/**
 * Builds the Content-Disposition header of a download. Includes the file name in full (RFC 5987) and, for older clients, in
 * ASCII.
 */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007E]/g, '_')
  const encodedName = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodedName}`
}
