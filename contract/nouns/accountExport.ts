import { z } from 'zod'
import { timeAnswers } from '../rules/events/timeAnswers.ts'
import { operation } from '../wire/operation.ts'
import { headsSchema } from './catering/heads.ts'

const at = z.iso.datetime().nullable()

/** The account data that a user can download. Times are in ISO 8601 format. */
export const accountExportSchema = z.object({
  name: z.string(),
  photoUrl: z.string().nullable(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  coins: z.number().int(),
  since: at,
  /** The user's SMS permission, `granted` or `rejected`; null if the user hasn't decided. */
  smsPermission: z.string().nullable(),
  /** True if one of the user's email addresses is subscribed to the newsletter. */
  newsletter: z.boolean(),
  /** The devices on which the user is signed in. */
  devices: z.array(z.object({ device: z.string(), place: z.string(), since: at, lastUsed: at })),
  /** The account's activity of the last `limits.activityDays`. */
  activity: z.array(z.object({ what: z.string(), detail: z.string(), device: z.string(), place: z.string(), at })),
  passkeys: z.array(z.object({ name: z.string(), since: at, lastUsed: at })),
  /** The accounts at Google, Apple, or other providers that sign in to this account. */
  signInProviders: z.array(z.object({ provider: z.string(), email: z.string(), since: at })),
  hosted: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      start: at,
      end: at,
      place: z.string(),
      canceledAt: at,
      guests: z.number().int(),
      questions: z.array(z.string()),
      /** The items that the user asked guests to bring. */
      signUpItems: z.array(z.string()),
    }),
  ),
  drafts: z.array(z.object({ id: z.string(), saved: at, event: z.unknown() })),
  rsvps: z.array(
    z.object({
      party: z.string(),
      host: z.string(),
      start: at,
      rsvp: z.string(),
      plusOnes: z.number().int(),
      message: z.string(),
      responses: z.array(z.unknown()),
      /** The details for the caterer: children, names of plus-ones, and diets. Null if there are none. */
      heads: headsSchema.nullable(),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      cohost: z.string().nullable(),
      /** The items that the user signed up to bring. */
      brings: z.array(z.object({ item: z.string(), amount: z.number().int(), note: z.string() })),
      rsvpAt: at,
    }),
  ),
  /** The user's answers to proposed times. */
  times: z.array(z.object({ party: z.string(), start: at, answer: z.enum(timeAnswers) })),
  messages: z.array(z.object({ party: z.string(), message: z.string(), sentAt: at })),
  /** Private messages from hosts to the user. */
  messagesToYou: z.array(z.object({ party: z.string(), message: z.string(), sentAt: at })),
  /** Coin purchases. `amount` is the price in the currency's smallest unit. `paidAt` is null until the coins are credited. */
  purchases: z.array(
    z.object({ coins: z.number().int(), amount: z.number().int(), currency: z.string(), startedAt: at, paidAt: at }),
  ),
  /** The user's actions as a host: the party, the action, and the time. */
  actions: z.array(z.object({ party: z.string(), action: z.string(), at })),
  coinChanges: z.array(z.object({ reason: z.string(), amount: z.number().int(), balance: z.number().int(), at })),
  images: z.array(z.object({ url: z.string(), prompt: z.string(), at })),
  /** The user's requests to generate images. */
  imageRequests: z.array(z.object({ request: z.unknown(), at })),
  photos: z.array(z.string()),
})
export type AccountExport = z.infer<typeof accountExportSchema>

/**
 * Returns the caller's account data. Apart from `emails` and `phones`, each list is sorted latest first and has at most
 * `limits.exportRows` entries.
 */
export const exportAccount = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: false,
  input: z.object({}),
  output: z.object({ account: accountExportSchema }),
  failures: ['proofRequired'],
})
