import type { z } from 'zod'
import { readBody } from './readBody.ts'

export interface JsonRequest<Schema extends z.ZodType> {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams
  /** Schema of a valid result. */
  schema: Schema
  /** Ten seconds by default. */
  timeoutMs?: number
  /** Maximum size of the response, bytes. A megabyte by default. */
  maxBytes?: number
}

/** An outside service returned an error. Only its status is kept, because its message could contain personal data. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
  readonly status: number
  /** Seconds to wait before another try, if the service says so (RFC 9110, 10.2.3). */
  readonly retryAfter: number | undefined

  constructor(status: number, retryAfter: string | null = null) {
    super(`The service returned status ${status}`)
    this.status = status
    this.retryAfter = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }
}

/**
 * Calls an outside service and parses its JSON response.
 * @throws ServiceRefused if it returns an error; another Error if it can't be reached, is late, or returns too much or
 * something unexpected.
 */
export async function fetchJson<Schema extends z.ZodType>(
  address: string,
  { method = 'GET', headers, body, schema, timeoutMs = 10_000, maxBytes = 1024 * 1024 }: JsonRequest<Schema>,
): Promise<z.output<Schema>> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, accept: 'application/json' },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ServiceRefused(response.status, response.headers.get('retry-after'))
  }
  return schema.parse(parseJson((await readBody(response, maxBytes)).toString('utf8')))
}

/** Replaces the parser's error message, which would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The service returned no JSON')
  }
}
