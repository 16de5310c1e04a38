import { failureDataSchema } from '@festoon/contract/failure'
import { z } from 'zod'
import { CallError } from './postCall.ts'

const refusalSchema = z.object({ error: z.object({ message: z.string(), data: failureDataSchema }) })

/** The failure that an address of our own server answered with; `internal` where it named none. */
export function refusal(answer: unknown): CallError {
  const refused = refusalSchema.safeParse(answer)
  if (!refused.success) return new CallError('internal', 'Something went wrong. Please try again.')
  const { message, data } = refused.data.error
  const { reason, retryAfter } = data
  return new CallError(reason, message, retryAfter === undefined ? {} : { retryAfter })
}
