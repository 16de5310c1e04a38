import type { z } from 'zod'
import { readBody } from './readBody.ts'

export interface JsonRequest<Answer extends z.ZodType> {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams
  /** What a good answer looks like. */
  answer: Answer
  /** Ten seconds, unless told otherwise. */
  timeoutMs?: number
  /** Longest answer that is read; bytes. A megabyte, unless told otherwise. */
  mostBytes?: number
}

/** An outside service refused. Nothing that it says is repeated: only its status. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
  readonly status: number
  /** Seconds after which the service wants to be asked again, where it says so (RFC 9110, 10.2.3). */
  readonly retryAfter: number | undefined

  constructor(status: number, retryAfter: string | null = null) {
    super(`The service answered ${status}`)
    this.status = status
    this.retryAfter = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }
}

/**
 * Asks an outside service and reads its answer as JSON.
 * @throws ServiceRefused when it refuses; another Error when it cannot be reached, is late, says too much or something else
 * than it should.
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

/** Its own words for what is no JSON: the parser's quote it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The service did not answer JSON')
  }
}
