import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from './schema.ts'
import { Failure } from '../Failure.ts'

/** How often something may be done: `points` in `seconds`. */
const rules = {
  /** Codes sent to one address or phone. */
  codeToDestination: { points: 5, duration: 900 },
  /** Codes sent to one address or phone in a day. */
  codeToDestinationInDay: { points: 20, duration: 86_400 },
  /** Codes asked for from one network address. */
  codeFromAddress: { points: 30, duration: 900 },
  /** Codes tried from one network address. */
  codeTryFromAddress: { points: 60, duration: 900 },
  /** Codes that one user asks for, to add contacts. */
  codeFromUser: { points: 20, duration: 3_600 },
  /** Sign-in links tried from one network address. */
  linkTryFromAddress: { points: 60, duration: 900 },
  /** Messages turned off from one network address. */
  optOutFromAddress: { points: 60, duration: 900 },
  /** Links to what is kept of one guest, sent to that guest. */
  dataLinksOfGuest: { points: 3, duration: 3_600 },
  /** Corrections of one guest: enough to mend a slip, too few to try out who else is invited. */
  dataCorrectionsOfGuest: { points: 10, duration: 3_600 },
  /** Such links asked for from one network address. */
  dataLinksFromAddress: { points: 30, duration: 3_600 },
  /** Guests that one network address adds by open links. */
  linkAnswerFromAddress: { points: 120, duration: 3_600 },
  /** Guests that one user tries to add: enough for the longest list, too few to try out addresses. */
  guestsOfUser: { points: 10_000, duration: 86_400 },
  /** Invitations that one user sends. */
  invitesOfUser: { points: 5_000, duration: 86_400 },
  /** Guest lists that one user imports. */
  importsOfUser: { points: 60, duration: 3_600 },
  /** Previews of invitations that one user has mailed. */
  previewsOfUser: { points: 30, duration: 3_600 },
  /** Messages that one user writes to guests. */
  messagesOfUser: { points: 60, duration: 3_600 },
  /** Events that one user creates. */
  eventsOfUser: { points: 50, duration: 86_400 },
  /** Sets of sample pictures that one network address has drawn. */
  samplesFromAddress: { points: 6, duration: 86_400 },
  /** Sets of pictures that one user has drawn: coins limit them too. */
  drawingsOfUser: { points: 60, duration: 3_600 },
  /** Descriptions and search words that one network address asks for. */
  wordsFromAddress: { points: 60, duration: 3_600 },
  /** Films and their posters that one network address makes the server fetch from a service. */
  filmsFromAddress: { points: 240, duration: 3_600 },
  /** Photos that one guest puts into the album of a party. */
  photosOfGuest: { points: 300, duration: 3_600 },
  /** Payments that one user begins. */
  paymentsOfUser: { points: 20, duration: 3_600 },
  /** Payments that one user asks to be credited. */
  verificationsOfUser: { points: 60, duration: 3_600 },
  uploadsOfUser: { points: 60, duration: 3_600 },
  /** Counted in each process by itself: one per key stroke is too many for the database. */
  placesFromAddress: { points: 240, duration: 60, inMemory: true },
  /** Searches for films. */
  videoSearchFromAddress: { points: 60, duration: 60, inMemory: true },
  /** Searches for songs: one every few key strokes. */
  songsFromAddress: { points: 120, duration: 60, inMemory: true },
  /** Whatever else is asked of the music service. */
  musicFromAddress: { points: 60, duration: 60, inMemory: true },
  /** What a service of payments tells; it repeats what is refused. */
  paymentEventsFromAddress: { points: 1_200, duration: 60, inMemory: true },
  /** Webhooks that nobody we know has signed. */
  unsignedFromAddress: { points: 600, duration: 60, inMemory: true },
  /** Sign-ups to the newsletter from one network address. */
  newsletterFromAddress: { points: 20, duration: 3_600 },
  logFromAddress: { points: 30, duration: 60, inMemory: true },
} as const
export type RateRule = keyof typeof rules

export interface RateLimits {
  /** Takes points of a rule for a key. @throws Failure rateLimited, with the seconds to wait, when too few are left. */
  take(rule: RateRule, key: string, points?: number): Promise<void>
}

/** Counts in the database, so that every process of the server counts together, but for small change. `scale` widens every limit. */
export function databaseRateLimits(db: Db, scale = 1): RateLimits {
  // rate-limiter-flexible speaks to anything with node-postgres' `query`.
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
