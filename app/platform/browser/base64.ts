/** Encodes text as base64url, which needs no escaping in a URL. */
export function toBase64Url(text: string): string {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes base64 or base64url to text. Returns undefined if the input isn't valid base64 or doesn't contain valid UTF-8. */
export function fromBase64(base64: string): string | undefined {
  try {
    const plain = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(plain, (c) => c.charCodeAt(0)))
  } catch {
    return undefined
  }
}
