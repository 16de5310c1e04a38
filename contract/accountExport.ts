import { z } from 'zod'
import { operation } from './operation.ts'

const at = z.iso.datetime().nullable()

/** What is kept about an account: what it may take along. Times as ISO 8601. */
export const accountExportSchema = z.object({
  name: z.string(),
  photoUrl: z.string().nullable(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  coins: z.number().int(),
  since: at,
  /** What was said of texts to their phones; null: nothing. */
  texts: z.string().nullable(),
  /** The newsletter goes to one of the addresses. */
  newsletter: z.boolean(),
  /** Where it is signed in. */
  devices: z.array(z.object({ device: z.string(), since: at, lastUsed: at })),
  hosted: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      start: at,
      end: at,
      place: z.string(),
      cancelled: at,
      guests: z.number().int(),
      questions: z.array(z.string()),
    }),
  ),
  drafts: z.array(z.object({ id: z.string(), saved: at, event: z.unknown() })),
  answers: z.array(
    z.object({
      party: z.string(),
      host: z.string(),
      start: at,
      answer: z.string(),
      additionalGuests: z.number().int(),
      message: z.string(),
      answers: z.array(z.unknown()),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      cohost: z.string().nullable(),
      answeredAt: at,
    }),
  ),
  messages: z.array(z.object({ party: z.string(), message: z.string(), sentAt: at })),
  /** What hosts wrote to them alone. */
  messagesToYou: z.array(z.object({ party: z.string(), message: z.string(), sentAt: at })),
  /** In the smallest unit of the currency. */
  purchases: z.array(
    z.object({ coins: z.number().int(), amount: z.number().int(), currency: z.string(), begunAt: at, paidAt: at }),
  ),
  /** What they did as a host: the operation, never its words. */
  deeds: z.array(z.object({ party: z.string(), did: z.string(), at })),
  coinChanges: z.array(z.object({ why: z.string(), amount: z.number().int(), balance: z.number().int(), at })),
  pictures: z.array(z.object({ url: z.string(), prompt: z.string(), at })),
  /** What they have asked to have drawn. */
  drawings: z.array(z.object({ asked: z.unknown(), at })),
  photos: z.array(z.string()),
})
export type AccountExport = z.infer<typeof accountExportSchema>

/** Everything that is kept about the caller's account, at most `limits.exportRows` of each kind, the latest first. */
export const exportAccount = operation({
  service: 'UserService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ account: accountExportSchema }),
  failures: [],
})
