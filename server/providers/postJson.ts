import type { z } from 'zod'
import { fetchJson } from './fetchJson.ts'

export interface JsonCall<Schema extends z.ZodType> {
  headers: Readonly<Record<string, string>>
  body: object
  /** The schema of a valid response. */
  schema: Schema
  timeoutMs: number
  /** The maximum size of the response in bytes. */
  maxBytes: number
}

/**
 * Posts JSON to an external service and parses the response.
 * @throws The same errors as `fetchJson`.
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
