import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, FileStorage } from '../../providers/storage/port.ts'
import { notFound } from '../../rpc/http/registerFailures.ts'

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', mp4: 'video/mp4' }

/**
 * Sends a stored file, or the requested range of it (RFC 9110, sections 13 and 14). Responds with 304 if the browser's copy is
 * current, 404 if the file doesn't exist, and 416 if the range contains none of the file's bytes.
 */
export async function sendStored(
  storage: FileStorage,
  path: string,
  headers: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await storage.open(path)
  if (!file) return notFound(request, reply)
  const etag = `W/"${file.size.toString(16)}-${Math.floor(file.writtenAt).toString(16)}"`
  reply
    .headers(headers)
    .header('etag', etag)
    .header('last-modified', new Date(file.writtenAt).toUTCString())
    .header('accept-ranges', 'bytes')
    .type(types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  const { 'if-none-match': knownTags, 'if-range': condition } = request.headers
  if (knownTags === '*' || knownTags?.split(',').some((one) => one.trim() === etag)) return reply.status(304).send()
  // A weak ETag doesn't identify bytes, so a range is only sent without a condition.
  const range = condition === undefined ? rangeIn(request.headers.range, file.size) : undefined
  if (range === 'beyond') return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : file.size)
  // An empty stream keeps the content-length header of the real content.
  return reply.send(request.method === 'HEAD' || file.size === 0 ? Readable.from([]) : await file.read(range))
}

/**
 * Returns the byte range requested by a Range header, or 'beyond' if the range contains none of the file's bytes. Returns
 * undefined if the whole file should be sent, because the header is missing, is invalid, or requests several ranges.
 */
function rangeIn(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (whole === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || (first === '' && Number(last) === 0)) return 'beyond'
  return end < start ? undefined : { start, end }
}
