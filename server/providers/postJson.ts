import type { z } from 'zod'
import { fetchJson } from './fetchJson.ts'

export interface JsonCall<Answer extends z.ZodType> {
  headers: Readonly<Record<string, string>>
  body: object
  /** Schema of a valid result. */
  answer: Answer
  timeoutMs: number
  /** Maximum size of the response, bytes. */
  mostBytes: number
}

/**
 * Posts JSON to an outside service and parses its response.
 * @throws Error as `fetchJson`.
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
