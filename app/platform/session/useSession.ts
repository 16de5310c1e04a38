import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { hasSessionCookie, knownSession, liveSession, onSessionChange } from './session.ts'

/** Context that is true if the page was requested with a session. `useSession` uses it until the session is known. */
export const SignedInHint = createContext(false)

/**
 * Returns the sign-in status and, once the session is known, the signed-in user's id. Rerenders the component when the session
 * changes.
 */
export function useSession(): { isSignedIn: boolean; userId: string | undefined } {
  const hint = useContext(SignedInHint)
  const session = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  const isUnknown = session === undefined
  useEffect(() => {
    // A page loaded without a session needs this too, because the user may have signed in in another tab.
    // If the request fails, the hint is still used.
    if (isUnknown && (hint || hasSessionCookie())) liveSession().catch(() => undefined)
  }, [hint, isUnknown])
  return { isSignedIn: isUnknown ? hint : session !== null, userId: session?.userId }
}
