/**
 * The whole body of an outside answer.
 * @throws Error when it has more than `mostBytes`.
 */
export async function readBody({ body }: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new Error('The service says too much')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
