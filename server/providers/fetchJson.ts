import type { z } from 'zod'
import { readBody } from './readBody.ts'

export interface JsonRequest<Schema extends z.ZodType> {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams
  /** The schema of a valid response. */
  schema: Schema
  /** The time limit in ms. The default is 10,000. */
  timeoutMs?: number
  /** The maximum size of the response in bytes. The default is one megabyte. */
  maxBytes?: number
}

/**
 * Thrown when an external service responds with an error status. The error doesn't contain the response, which could include
 * personal data.
 */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
  readonly status: number
  /** The delay in seconds that the service requested before another attempt (RFC 9110, section 10.2.3), if any. */
  readonly retryAfter: number | undefined

  constructor(status: number, retryAfter: string | null = null) {
    super(`The service returned status ${status}`)
    this.status = status
    this.retryAfter = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }
}

/**
 * Calls an external service and parses its JSON response.
 * @throws ServiceRefused if the service responds with an error status; another Error if the service can't be reached, takes too
 * long, or returns a response that is too large or doesn't match the schema.
 */
export async function fetchJson<Schema extends z.ZodType>(
  address: string,
  { method = 'GET', headers, body, schema, timeoutMs = 10_000, maxBytes = 1024 * 1024 }: JsonRequest<Schema>,
): Promise<z.output<Schema>> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, accept: 'application/json' },
    body: body ?? null,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ServiceRefused(response.status, response.headers.get('retry-after'))
  }
  return schema.parse(parseJson((await readBody(response, maxBytes)).toString('utf8')))
}

/**
 * Parses JSON.
 * @throws Error with a message that doesn't quote the text, unlike the message from `JSON.parse`.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error("The service didn't return JSON")
  }
}
