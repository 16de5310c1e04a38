import { Failure } from '../core/Failure.ts'
import { ServiceRefused } from '../providers/fetchJson.ts'
import type { Services } from './services.ts'

/**
 * Runs `work`, which calls an external service. Logs the service's errors. The caller learns only that the service failed and,
 * if known, when to try again.
 * @throws Failure providerFailed, or any Failure that `work` throws.
 */
export async function askProvider<T>(
  { log }: Pick<Services, 'log'>,
  service: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure) throw error
    log.warn({ err: error, service }, 'external service failed')
    const retryAfter = error instanceof ServiceRefused ? error.retryAfter : undefined
    throw new Failure('providerFailed', retryAfter === undefined ? {} : { retryAfter }, error)
  }
}
