import type { z } from 'zod'
import { readBody } from './readBody.ts'

export interface JsonRequest<Schema extends z.ZodType> {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams
  /** The schema that a valid response must match. */
  schema: Schema
  /** The time limit in ms, ten seconds by default. */
  timeoutMs?: number
  /** The maximum size of the response in bytes, a megabyte by default. */
  maxBytes?: number
}

/**
 * Thrown when an external service returns an error. Only the status is kept, because the error message could contain
 * personal data.
 */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
  readonly status: number
  /** The delay in seconds before another attempt, if the service specifies one (RFC 9110, 10.2.3). */
  readonly retryAfter: number | undefined

  constructor(status: number, retryAfter: string | null = null) {
    super(`The service returned status ${status}`)
    this.status = status
    this.retryAfter = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }
}

/**
 * Calls an external service and parses its JSON response.
 * @throws ServiceRefused if the service returns an error; another Error if it can't be reached, takes too long, or its
 * response is too large or unexpected.
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

/** Parses JSON. If parsing fails, replaces the parser's error message, which would quote the response. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error("The service didn't return JSON")
  }
}
