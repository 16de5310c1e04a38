import type { z } from 'zod'
import { fetchJson } from './fetchJson.ts'

export interface JsonCall<Schema extends z.ZodType> {
  headers: Readonly<Record<string, string>>
  body: object
  /** Schema of a valid result. */
  schema: Schema
  timeoutMs: number
  /** Maximum size of the response, bytes. */
  maxBytes: number
}

/**
 * Posts JSON to an outside service and parses its response.
 * @throws Error as `fetchJson`.
 */
export const postJson = <Schema extends z.ZodType>(
  address: string,
  { headers, body, ...rest }: JsonCall<Schema>,
): Promise<z.output<Schema>> =>
  fetchJson(address, {
    ...rest,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
