import { Failure } from '../../Failure.ts'
import type { Services } from '../../services.ts'

/** Asks an outside service. @throws Failure providerFailed when it has no answer. */
export async function askProvider<T>({ log }: Pick<Services, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    log.warn({ err: error }, 'a provider did not answer')
    throw new Failure('providerFailed', {}, error)
  }
}
