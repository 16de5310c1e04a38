import type { z } from 'zod'
import { readBody } from './readBody.ts'

export interface JsonRequest<Answer extends z.ZodType> {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams
  /** Schema of a valid result. */
  answer: Answer
  /** Ten seconds by default. */
  timeoutMs?: number
  /** Maximum size of the response, bytes. A megabyte by default. */
  mostBytes?: number
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
export async function fetchJson<Answer extends z.ZodType>(
  address: string,
  { method = 'GET', headers, body, answer, timeoutMs = 10_000, mostBytes = 1024 * 1024 }: JsonRequest<Answer>,
): Promise<z.output<Answer>> {
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
  return answer.parse(parseJson((await readBody(response, mostBytes)).toString('utf8')))
}

/** Replaces the parser's error message, which would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The service returned no JSON')
  }
}
