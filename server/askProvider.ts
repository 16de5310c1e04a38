import { Failure } from './Failure.ts'
import { ServiceRefused } from './providers/fetchJson.ts'
import type { Services } from './services.ts'

/**
 * Does what an outside service is needed for. What goes wrong there is logged, without what was asked, and told as no more
 * than that.
 * @throws Failure providerFailed, or the Failure that `work` throws.
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
    log.warn({ err: error, service }, 'an outside service failed')
    const retryAfter = error instanceof ServiceRefused ? error.retryAfter : undefined
    throw new Failure('providerFailed', retryAfter === undefined ? {} : { retryAfter }, error)
  }
}
