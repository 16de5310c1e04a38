/**
 * Reads the whole body of a response from an external service.
 * @throws Error if the body is larger than `maxBytes`.
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Error('The response was too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
