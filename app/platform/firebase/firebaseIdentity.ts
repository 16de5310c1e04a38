import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  OAuthProvider,
  signInWithCustomToken,
  signInWithRedirect,
  signOut,
  type AuthProvider,
} from 'firebase/auth'
import * as copy from '@festoon/contract/messages/signIn'
import type { FirebaseSettings } from '@festoon/contract/wire/page'
import type { SignInProvider } from '@festoon/contract/wire/signInProvider'
import type { IdentityPort, RedirectResult } from '../identity/port.ts'
import * as paths from '../paths.ts'

const cancellations = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/redirect-cancelled-by-user',
  'auth/user-cancelled',
])

const makers: Record<SignInProvider, () => AuthProvider> = {
  google: () => new GoogleAuthProvider(),
  apple: () => {
    const provider = new OAuthProvider('apple.com')
    provider.addScope('email')
    return provider
  },
}

function ending(error: unknown): RedirectResult {
  if (!(error instanceof Error)) return { kind: 'failed', message: copy.unknownError }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return cancellations.has(code) ? { kind: 'canceled' } : { kind: 'failed', message: error.message }
}

/**
 * Returns an identity provider that uses Firebase Authentication. No other module imports the Firebase SDK, so the SDK is
 * loaded only if Firebase is configured.
 */
export function firebaseIdentity({ apiKey, authDomain, projectId, emulator }: FirebaseSettings): IdentityPort {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    // The app's own session outlives the tab, so Firebase's doesn't have to.
    persistence: browserSessionPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return {
    signInWithCustomToken: async (customToken) => {
      const { user } = await signInWithCustomToken(auth, customToken)
      return user.getIdToken()
    },
    // The redirect returns to the page it started on, with its state.
    startRedirect: (provider) => signInWithRedirect(auth, makers[provider]()),
    redirectResult: async () => {
      try {
        const result = await getRedirectResult(auth)
        return result ? { kind: 'identity', identityToken: await result.user.getIdToken() } : null
      } catch (error) {
        return ending(error)
      }
    },
    signOut: async () => {
      await signOut(auth)
      return paths.root()
    },
  }
}
