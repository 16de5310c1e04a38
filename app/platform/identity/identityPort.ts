import { limits } from '@festoon/contract/limits'
import type { Site } from '@festoon/contract/wire/page'
import { loadScreen } from '../loadScreen.ts'
import { builtInIdentity } from './builtIn.ts'
import type { IdentityPort } from './port.ts'

/** Returns the result of `work`, but rejects with a `TimeoutError` if `work` takes longer than `ms` milliseconds. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('Identity provider timed out', 'TimeoutError')), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

let chosenPort: Promise<IdentityPort> | undefined

/** Wraps an identity provider so that every call times out after ten seconds (CONST-04). */
export function impatient(port: IdentityPort): IdentityPort {
  const limit = limits.identityTimeoutMs
  return {
    signInWithCustomToken: (token) => within(limit, port.signInWithCustomToken(token)),
    startRedirect: (provider, returnState) => within(limit, port.startRedirect(provider, returnState)),
    redirectResult: () => within(limit, port.redirectResult()),
    signOut: () => within(limit, port.signOut()),
  }
}

/**
 * Returns the configured identity provider. Firebase's code is loaded only if Firebase is configured. Throws `ChunkError` if
 * the code can't be loaded; the next call then tries again.
 */
export function identityPort({ firebase }: Pick<Site, 'firebase'>): Promise<IdentityPort> {
  chosenPort ??= firebase
    ? loadScreen(() => import('../firebase/firebaseIdentity.ts')).then(({ firebaseIdentity }) =>
        impatient(firebaseIdentity(firebase)),
      )
    : Promise.resolve(impatient(builtInIdentity))
  return chosenPort.catch((error: unknown) => {
    // The code couldn't be loaded. The next attempt may succeed.
    chosenPort = undefined
    throw error
  })
}
