import { limits } from '@festoon/contract/limits'
import type { Site } from '@festoon/contract/page'
import { loadScreen } from '../../loadScreen.ts'
import { builtInIdentity } from './builtIn.ts'
import type { IdentityPort } from './port.ts'
import { within } from './within.ts'

let chosen: Promise<IdentityPort> | undefined

/** Gives up on every step after ten seconds (CONST-04). */
function impatient(port: IdentityPort): IdentityPort {
  const limit = limits.identityTimeoutMs
  return {
    signInWithCustomToken: (token) => within(limit, port.signInWithCustomToken(token)),
    startRedirect: (provider, returnState) => within(limit, port.startRedirect(provider, returnState)),
    redirectResult: () => within(limit, port.redirectResult()),
    signOut: () => within(limit, port.signOut()),
  }
}

/** The identity provider that the server is set up with. Firebase's code is loaded only where it is the one. */
export function identityPort({ firebase }: Pick<Site, 'firebase'>): Promise<IdentityPort> {
  chosen ??= firebase
    ? loadScreen(() => import('../../firebase/firebaseIdentity.ts')).then(({ firebaseIdentity }) =>
        impatient(firebaseIdentity(firebase)),
      )
    : Promise.resolve(impatient(builtInIdentity))
  return chosen.catch((error: unknown) => {
    // The code could not be loaded; the next try may.
    chosen = undefined
    throw error
  })
}
