import { z } from 'zod'
import { failureDataSchema } from '@festoon/contract/wire/failure'
import { CallError } from './postCall.ts'

const refusalSchema = z.object({ error: z.object({ message: z.string(), data: failureDataSchema }) })

/**
 * Converts the body of an error response from our own server to a `CallError`, with the reason `internal` if the body is
 * malformed.
 */
export function refusal(body: unknown): CallError {
  const parsedRefusal = refusalSchema.safeParse(body)
  if (!parsedRefusal.success) return new CallError('internal', 'Something went wrong. Please try again.')
  const { message, data } = parsedRefusal.data.error
  return new CallError(data.reason, message, data)
}
