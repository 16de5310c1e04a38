import { request, type ClientRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

/** An upload whose sender stops in the middle. */
export interface HalfUpload {
  /** The HTTP status and failure reason of the response. Rejects if the connection closes without a response. */
  response: Promise<[status: number | undefined, reason: string | undefined]>
  /** Closes the connection. */
  end(): void
}

const failureSchema = z.object({ error: z.object({ data: z.object({ reason: z.string() }) }) })

/** Announces a body of `size` bytes but sends only `sentBytes`, and keeps the connection open. */
export function halfUpload(
  url: string,
  { size, sentBytes, headers }: { size: number; sentBytes: Buffer; headers: Record<string, string> },
): HalfUpload {
  let sender: ClientRequest | undefined
  const response = new Promise<[number | undefined, string | undefined]>((settle, fail) => {
    sender = request(
      url,
      { method: 'POST', agent: false, headers: { 'content-length': size, ...headers } },
      (answer) => {
        text(answer).then((body) => {
          const failure = failureSchema.safeParse(body.startsWith('{') ? JSON.parse(body) : undefined)
          settle([answer.statusCode, failure.data?.error.data.reason])
        }, fail)
      },
    )
    sender.on('error', fail)
    sender.write(sentBytes)
  })
  // A test may end the connection without asking for the response.
  response.catch(() => undefined)
  return { response, end: () => sender?.destroy() }
}

/** The beginning of a multipart form whose file is `bytes` long so far. */
export const formStart = (field: string, bytes: number, before = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${before}--part\r\nContent-Disposition: form-data; name="${field}"; filename="guests.csv"\r\nContent-Type: text/csv\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 97),
  ])

export const formType = 'multipart/form-data; boundary=part'
