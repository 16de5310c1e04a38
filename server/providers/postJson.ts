import type { z } from 'zod'
import { fetchJson } from './fetchJson.ts'

export interface JsonCall<Answer extends z.ZodType> {
  headers: Readonly<Record<string, string>>
  body: object
  /** What a good answer looks like. */
  answer: Answer
  timeoutMs: number
  /** Longest answer that is read; bytes. */
  mostBytes: number
}

/**
 * Posts JSON to an outside service and reads its answer.
 * @throws Error when it cannot be reached, refuses, is late, says too much or something else than it should.
 */
export const postJson = <Answer extends z.ZodType>(
  address: string,
  { headers, body, ...rest }: JsonCall<Answer>,
): Promise<z.output<Answer>> =>
  fetchJson(address, {
    ...rest,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
