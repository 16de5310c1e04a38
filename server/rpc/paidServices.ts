import type { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { PaidService } from '../config/paidConfig.ts'
import type { Clock } from '../core/clock.ts'
import { Failure } from '../core/Failure.ts'
import type { Networks } from '../core/networks.ts'
import type { Db } from '../database/schema.ts'
import { secondsUntilFree, type Budgets, type Cost } from './budgets.ts'

/** The visitor or user who causes a call. */
export interface PaidCaller {
  /** The id of the visitor or user; undefined without a visitor's cookie from one of our pages. */
  visitor: string | undefined
  /** The networks of a caller who could get any number of cookies or free accounts; undefined for someone who has paid. */
  networks?: Networks
}

/**
 * The external services that bill per call. Callers need a visitor's cookie from one of our pages, or a session. Each service has a
 * daily budget, of which one network can use only a part. Results are cached in this process.
 */
export interface PaidServices {
  /**
   * Returns the cached result of the same query, or counts a call and runs `work`. `query` identifies the query among all of the
   * service's, and `schema` describes its result. Callers who ask while a call is running share it. A failed call isn't cached.
   * @throws Failure originRefused if the caller hasn't opened one of our pages, dailyLimit if the budget of the service, network or
   * visitor is used up, or any error that `work` throws.
   */
  ask<T>(
    service: PaidService,
    caller: PaidCaller,
    query: readonly unknown[],
    schema: z.ZodType<T>,
    work: () => Promise<T>,
  ): Promise<T>
  /**
   * Counts a call whose result isn't cached, in the transaction `tx` if there is one.
   * @throws Failure originRefused or dailyLimit, as `ask` does.
   */
  count(service: PaidService, caller: PaidCaller, tx?: Db): Promise<void>
}

/** The part of a service's daily budget that the visitors of one network can use. */
const networkShare = 0.2
/** The time in ms for which a result is cached. */
const keptMs = 3_600_000
/** The time in ms for which a written text is cached. After that, people who ask again want another text. */
const wordsKeptMs = 60_000
/** The maximum number of cached results. */
const maxResults = 2_000

/** Creates the budgets and the cache of the services that bill per call. Embedded providers are free and have no budget. */
export function paidServices(
  { db, clock, config }: { db: Db; clock: Clock; config: Config },
  budgets: Budgets,
): PaidServices {
  const results = new Map<string, { result: Promise<unknown>; until: number }>()
  const count = async (service: PaidService, { visitor, networks }: PaidCaller, tx: Db = db): Promise<void> => {
    const max = config.paidServices[service]
    if (max === undefined) return
    if (visitor === undefined) throw new Failure('originRefused')
    const ofNetwork: Cost[] =
      networks === undefined
        ? []
        : [{ name: 'paidCallsOfNetwork', networks, part: service, amount: 1, max: Math.ceil(max * networkShare) }]
    const exhaustedBudget = await budgets.spend(tx, [
      { name: 'paidCallsOfVisitor', subject: visitor, amount: 1 },
      ...ofNetwork,
      { name: `${service}OfInstallation`, subject: '', amount: 1, max },
    ])
    if (!exhaustedBudget) return
    throw new Failure('dailyLimit', { retryAfter: secondsUntilFree(exhaustedBudget, clock.now()) })
  }
  const cachedResult = (key: string): Promise<unknown> | undefined => {
    const storedResult = results.get(key)
    return storedResult && storedResult.until > clock.now() ? storedResult.result : undefined
  }
  return {
    count,
    ask: async <T>(
      service: PaidService,
      caller: PaidCaller,
      query: readonly unknown[],
      schema: z.ZodType<T>,
      work: () => Promise<T>,
    ): Promise<T> => {
      const key = JSON.stringify([service, ...query])
      const storedResult = cachedResult(key)
      if (storedResult) return schema.parse(await storedResult)
      await count(service, caller)
      // Another caller may have asked in the meantime.
      const other = cachedResult(key)
      if (other) return schema.parse(await other)
      const result = work()
      results.delete(key)
      results.set(key, { result, until: clock.now() + (service === 'words' ? wordsKeptMs : keptMs) })
      for (const oldest of results.keys()) {
        if (results.size <= maxResults) break
        results.delete(oldest)
      }
      result.catch(() => {
        if (results.get(key)?.result === result) results.delete(key)
      })
      return result
    },
  }
}
