import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from '../database/schema.ts'
import { Failure } from '../core/Failure.ts'

/** The rate limits: `points` per `duration` in seconds. */
const rules = {
  /** Codes sent to one email address or phone number per 15 minutes. */
  codeToDestination: { points: 5, duration: 900 },
  /** Codes sent to one email address or phone number per day. */
  codeToDestinationInDay: { points: 20, duration: 86_400 },
  /** Codes requested from one network address. */
  codeFromAddress: { points: 30, duration: 900 },
  /** Codes entered from one network address. */
  codeTryFromAddress: { points: 60, duration: 900 },
  /** Codes requested by one user to add email addresses or phone numbers. */
  codeFromUser: { points: 20, duration: 3_600 },
  /** Sign-in links opened from one network address. */
  linkTryFromAddress: { points: 60, duration: 900 },
  /** Opt-outs from one network address. */
  optOutFromAddress: { points: 60, duration: 900 },
  /** Guest data links sent to one guest. */
  dataLinksOfGuest: { points: 3, duration: 3_600 },
  /** Data corrections by one guest: enough to fix mistakes, but too few to find out who else is invited. */
  dataCorrectionsOfGuest: { points: 10, duration: 3_600 },
  /** Guest data links requested from one network address. */
  dataLinksFromAddress: { points: 30, duration: 3_600 },
  /** Guests added through open links from one network address. */
  linkAnswerFromAddress: { points: 120, duration: 3_600 },
  /** Guests that one user tries to add: enough for the longest list, but too few to probe for email addresses. */
  guestsOfUser: { points: 10_000, duration: 86_400 },
  /** Invitations that one user sends. */
  invitesOfUser: { points: 5_000, duration: 86_400 },
  /** Guest lists that one user imports. */
  importsOfUser: { points: 60, duration: 3_600 },
  /** Invitation previews that one user has emailed. */
  previewsOfUser: { points: 30, duration: 3_600 },
  /** Messages that one user sends to guests. */
  messagesOfUser: { points: 60, duration: 3_600 },
  /** Events that one user creates. */
  eventsOfUser: { points: 50, duration: 86_400 },
  /** Sets of sample images generated for one network address. */
  samplesFromAddress: { points: 6, duration: 86_400 },
  /** Sets of images generated for one user, who is also limited by coins. */
  drawingsOfUser: { points: 60, duration: 3_600 },
  /** Descriptions and search terms generated for one network address. */
  wordsFromAddress: { points: 60, duration: 3_600 },
  /** Videos and posters that the server fetches for one network address. */
  filmsFromAddress: { points: 240, duration: 3_600 },
  /** Photos that one guest uploads to an album. */
  photosOfGuest: { points: 300, duration: 3_600 },
  /** Payments that one user starts. */
  paymentsOfUser: { points: 20, duration: 3_600 },
  /** Payments that one user asks to have verified. */
  verificationsOfUser: { points: 60, duration: 3_600 },
  uploadsOfUser: { points: 60, duration: 3_600 },
  /**
   * Place lookups from one network address. Counted per process, because there is one request per keystroke, which is too
   * many for the database.
   */
  placesFromAddress: { points: 240, duration: 60, inMemory: true },
  /** Video searches from one network address. */
  videoSearchFromAddress: { points: 60, duration: 60, inMemory: true },
  /** Song searches from one network address: one every few keystrokes. */
  songsFromAddress: { points: 120, duration: 60, inMemory: true },
  /** Requests to the music service from one network address, except song searches. */
  musicFromAddress: { points: 60, duration: 60, inMemory: true },
  /** Payment webhooks from one network address. The payment service retries refused webhooks. */
  paymentEventsFromAddress: { points: 1_200, duration: 60, inMemory: true },
  /** Webhooks without a valid signature from one network address. */
  unsignedFromAddress: { points: 600, duration: 60, inMemory: true },
  /** Newsletter sign-ups from one network address. */
  newsletterFromAddress: { points: 20, duration: 3_600 },
  logFromAddress: { points: 30, duration: 60, inMemory: true },
} as const
export type RateRule = keyof typeof rules

export interface RateLimits {
  /**
   * Uses up points of a rate limit. `key` is the user, guest, network, or address that the limit applies to.
   * @throws Failure rateLimited, with the seconds to wait, if too few points are left.
   */
  take(rule: RateRule, key: string, points?: number): Promise<void>
}

/**
 * Creates the rate limiter. Requests are counted in the database, shared by all processes of the server, except for limits
 * that are kept in memory. `scale` multiplies every limit.
 */
export function databaseRateLimits(db: Db, scale = 1): RateLimits {
  // rate-limiter-flexible accepts anything with node-postgres' `query`.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }
  const make = (rule: RateRule): RateLimiterAbstract => {
    const { duration, ...rest } = rules[rule]
    const options = { keyPrefix: rule, points: rest.points * scale, duration }
    if ('inMemory' in rest) return new RateLimiterMemory(options)
    return new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
  }
  const limiters = new Map<RateRule, RateLimiterAbstract>()
  return {
    take: async (rule, key, points = 1) => {
      if (points === 0) return
      const limiter = limiters.get(rule) ?? make(rule)
      limiters.set(rule, limiter)
      try {
        await limiter.consume(key.slice(0, 200), points)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw new Failure('rateLimited', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) })
        throw refusal
      }
    },
  }
}
