import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Failure } from '../core/Failure.ts'
import { networksOf } from '../core/networks.ts'
import type { Db } from '../database/schema.ts'

/** The rate limits. Each allows `points` per `duration`, in seconds. */
const rules = {
  /**
   * Limits how many codes for one purpose can be sent to one email address or phone number in 15 minutes. Those that anyone
   * requests, and those of each of its holder's sessions and browsers, are counted separately (accounts/signIn/signInCode.ts).
   */
  codeToDestination: { points: 5, duration: 900 },
  /** Limits how many codes can be sent in a day, counted as for `codeToDestination`. */
  codeToDestinationInDay: { points: 20, duration: 86_400 },
  /** Limits how many codes can be requested from one network address. Those of holders don't count. */
  codeFromAddress: { points: 30, duration: 900 },
  /**
   * Limits how many codes can be entered from one network address. Those of holders don't count. Each step of a sign-in with
   * Google or Apple does.
   */
  codeTryFromAddress: { points: 60, duration: 900 },
  /** Limits how many codes a signed-in user can request to add email addresses or phone numbers. */
  codeFromUser: { points: 20, duration: 3_600 },
  /** Limits how many sign-in links that don't work can be opened from one network address. */
  linkTryFromAddress: { points: 60, duration: 900 },
  /** Limits how many short links can be opened from one network address. */
  shortLinksFromAddress: { points: 300, duration: 60, inMemory: true },
  /** Limits how many link cards and stories are drawn for one network address. Those that are kept are free. */
  picturesFromAddress: { points: 120, duration: 60, inMemory: true },
  /** Limits how many fonts are subset for one network address. Those that are kept are free. */
  fontsFromAddress: { points: 30, duration: 60, inMemory: true },
  /** Limits how many opt-outs can be made from one network address. */
  optOutFromAddress: { points: 60, duration: 900 },
  /** Limits how many reports and blocks can be sent from one network address. */
  reportsFromAddress: { points: 30, duration: 3_600 },
  /** Limits how many links to a guest's data can be sent to that guest. */
  dataLinksOfGuest: { points: 3, duration: 3_600 },
  /**
   * Limits how often a guest can correct their data: often enough to fix mistakes, but too rarely to find out who else is
   * invited.
   */
  dataCorrectionsOfGuest: { points: 10, duration: 3_600 },
  /** Limits how many links to guests' data can be requested from one network address. */
  dataLinksFromAddress: { points: 30, duration: 3_600 },
  /** Limits how many RSVPs can be sent from one network address through open links, which aren't tied to a guest. */
  linkRsvpFromAddress: { points: 120, duration: 3_600 },
  /**
   * Limits how often one guest's RSVP can be saved, views of the invitation included: more often than anyone changes their mind.
   * Counted in memory, because RSVPs are one statement.
   */
  rsvpsOfGuest: { points: 120, duration: 3_600, inMemory: true },
  /**
   * Limits how many guests a user can try to add. Changing a guest's email address also counts. The limit allows for the
   * longest guest list but prevents probing for email addresses.
   */
  guestsOfUser: { points: 10_000, duration: 86_400 },
  /** Limits how many guest lists a user can import. */
  importsOfUser: { points: 60, duration: 3_600 },
  /** Limits how often a user can look at a guest list before importing it. Each choice of other columns counts. */
  importPreviewsOfUser: { points: 300, duration: 3_600, inMemory: true },
  /** Limits how many invitation previews a user can send by email. */
  previewsOfUser: { points: 30, duration: 3_600 },
  /** Limits how often a user can look at the messages about a party in the editor. */
  messagePreviewsOfUser: { points: 300, duration: 3_600, inMemory: true },
  /** Limits how many messages a user can send, in addition to the limit of recipients (accounts/sending). */
  messagesOfUser: { points: 60, duration: 3_600 },
  /** Limits how often a user can agree to co-host the same event, because the organizer is notified each time. */
  cohostsOfParty: { points: 10, duration: 86_400 },
  /** Limits how many events a user can create. */
  eventsOfUser: { points: 50, duration: 86_400 },
  /** Limits how many sets of sample images can be requested from one network address. */
  samplesFromAddress: { points: 6, duration: 86_400 },
  /** Limits how many sets of images a user can request. The user's coins are a further limit. */
  drawingsOfUser: { points: 60, duration: 3_600 },
  /** Limits how many descriptions, event drafts, and sets of search terms can be requested from one network address. */
  wordsFromAddress: { points: 60, duration: 3_600 },
  /** Limits how many videos and posters the server downloads from external services for one network address. */
  videosFromAddress: { points: 240, duration: 3_600 },
  /** Limits how many photos a guest can upload to an event's album. */
  photosOfGuest: { points: 300, duration: 3_600 },
  /** Limits how many payments a user can start. */
  paymentsOfUser: { points: 20, duration: 3_600 },
  /** Limits how many payments a user can ask the server to verify. */
  verificationsOfUser: { points: 60, duration: 3_600 },
  uploadsOfUser: { points: 60, duration: 3_600 },
  /**
   * Limits how many place lookups can be made from one network address. Counted in memory, because one request per keystroke
   * would be too many for the database.
   */
  placesFromAddress: { points: 240, duration: 60, inMemory: true },
  /** Limits how many video searches can be made from one network address. */
  videoSearchFromAddress: { points: 60, duration: 60, inMemory: true },
  /** Limits how many song searches can be made from one network address: enough for one every few keystrokes. */
  songsFromAddress: { points: 120, duration: 60, inMemory: true },
  /** Limits how many requests to the music service, other than song searches, can be made from one network address. */
  musicFromAddress: { points: 60, duration: 60, inMemory: true },
  /** Limits how many payment webhooks are accepted from one network address. The payment service resends refused webhooks. */
  paymentEventsFromAddress: { points: 1_200, duration: 60, inMemory: true },
  /** Limits how many webhooks without a valid signature can be sent from one network address. */
  unsignedFromAddress: { points: 600, duration: 60, inMemory: true },
  /** Limits how many newsletter sign-ups can be made from one network address. */
  newsletterFromAddress: { points: 20, duration: 3_600 },
  /** Limits how many calls a user can make whose results are stored. The limit allows for saving a draft with each keystroke. */
  writesOfUser: { points: 1_200, duration: 600, inMemory: true },
  /**
   * Limits the same calls per day, because each can leave a row: twice as many as an editor that saves every five seconds for eight
   * hours.
   */
  writesOfUserInDay: { points: 12_000, duration: 86_400, inMemory: true },
  /** Limits the size in bytes of a user's results that are kept for a day. */
  keptResultsOfUser: { points: 20_000_000, duration: 86_400, inMemory: true },
  /** Limits how many calls whose results are stored can be made from one network address without signing in. */
  writesFromAddress: { points: 600, duration: 600, inMemory: true },
  /** Limits how many log lines browsers behind one network address can cause by reporting errors and violations. */
  logFromAddress: { points: 120, duration: 60, inMemory: true },
} as const
type RateRule = keyof typeof rules
/** The rate limits of networks. */
export type NetworkRule = Extract<RateRule, `${string}FromAddress`>
/** The rate limits of users, guests, email addresses and phone numbers. */
export type SubjectRule = Exclude<RateRule, NetworkRule>

export interface RateLimits {
  /**
   * Uses up points of a rate limit. `key` identifies the user, guest, email address, or phone number that the limit applies to.
   * @throws Failure rateLimited, with the number of seconds to wait, if too few points are left.
   */
  take(rule: SubjectRule, key: string, points?: number): Promise<void>
  /**
   * Uses up points of a rate limit for all networks of an IP address, or for none of them (core/networks.ts). Wider networks have a
   * multiple of the limit.
   * @throws Failure rateLimited, with the number of seconds to wait, if too few points are left for one of them.
   */
  takeFrom(rule: NetworkRule, ip: string, points?: number): Promise<void>
}

/**
 * Creates the rate limiter. Counts are stored in the database and shared by all server processes, except for limits with
 * `inMemory`, which each process counts separately. `scale` multiplies every limit.
 */
export function databaseRateLimits(db: Db, scale = 1): RateLimits {
  // rate-limiter-flexible accepts anything with node-postgres' `query`.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }
  const make = (rule: RateRule, times: number): RateLimiterAbstract => {
    const { duration, ...rest } = rules[rule]
    const options = { keyPrefix: rule, points: rest.points * scale * times, duration }
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
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (rule: RateRule, times: number): RateLimiterAbstract => {
    const limiter = limiters.get(`${rule} ${times}`) ?? make(rule, times)
    limiters.set(`${rule} ${times}`, limiter)
    return limiter
  }
  const consume = async (rule: RateRule, key: string, points: number, times = 1): Promise<void> => {
    if (points === 0) return
    try {
      await limiterOf(rule, times).consume(key.slice(0, 200), points)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new Failure('rateLimited', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) })
      throw refusal
    }
  }
  return {
    take: async (rule, key, points = 1) => consume(rule, key, points),
    takeFrom: async (rule, ip, points = 1) => {
      // From the narrowest, so that a network that is refused uses up nothing of those around it.
      const networks = networksOf(ip).filter(({ isShared }) => !isShared)
      for (const [at, { name, times }] of networks.entries())
        try {
          await consume(rule, name, points, times)
        } catch (refusal) {
          for (const narrower of networks.slice(0, at))
            await limiterOf(rule, narrower.times).reward(narrower.name, points)
          throw refusal
        }
    },
  }
}
