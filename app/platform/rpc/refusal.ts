import { z } from 'zod'
import { failureDataSchema } from '@festoon/contract/wire/failure'
import { CallError, unexpectedResponse } from './postCall.ts'

const refusalSchema = z.object({ error: z.object({ message: z.string(), data: failureDataSchema }) })

/**
 * Converts the body of an error response of our own server to a `CallError`, with the reason `internal` if the body is malformed. `request`
 * names what was asked for.
 */
export function refusal(request: string, body: unknown): CallError {
  const parsedRefusal = refusalSchema.safeParse(body)
  if (!parsedRefusal.success) return unexpectedResponse(request, parsedRefusal.error)
  const { message, data } = parsedRefusal.data.error
  return new CallError(data.reason, message, data)
}
