import { z } from 'zod'
import { operation } from '../wire/operation.ts'

const at = z.iso.datetime().nullable()

/** The account data that a user can download. Times are in ISO 8601 format. */
export const accountExportSchema = z.object({
  name: z.string(),
  photoUrl: z.string().nullable(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  coins: z.number().int(),
  since: at,
  /** The user's SMS permission; null if they were never asked. */
  texts: z.string().nullable(),
  /** True if one of the user's email addresses is subscribed to the newsletter. */
  newsletter: z.boolean(),
  /** Devices the user is signed in on. */
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
  /** Private messages received from hosts. */
  messagesToYou: z.array(z.object({ party: z.string(), message: z.string(), sentAt: at })),
  /** Coin purchases. `amount` is the price in the currency's smallest unit. */
  purchases: z.array(
    z.object({ coins: z.number().int(), amount: z.number().int(), currency: z.string(), begunAt: at, paidAt: at }),
  ),
  /** The user's actions as a host. Each entry has the party, the action and the time, but no details. */
  deeds: z.array(z.object({ party: z.string(), did: z.string(), at })),
  coinChanges: z.array(z.object({ why: z.string(), amount: z.number().int(), balance: z.number().int(), at })),
  pictures: z.array(z.object({ url: z.string(), prompt: z.string(), at })),
  /** Prompts used to generate images. */
  drawings: z.array(z.object({ asked: z.unknown(), at })),
  photos: z.array(z.string()),
})
export type AccountExport = z.infer<typeof accountExportSchema>

/**
 * Returns the caller's account data. Apart from email addresses and phone numbers, each list is sorted newest first and has at
 * most `limits.exportRows` entries.
 */
export const exportAccount = operation({
  service: 'UserService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ account: accountExportSchema }),
  failures: [],
})
