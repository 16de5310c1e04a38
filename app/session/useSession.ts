import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { hasSessionCookie, knownSession, liveSession, onSessionChange } from './session.ts'

/** Context that is true if the page was requested with a session. It is used until the session itself is known. */
export const SignedInHint = createContext(false)

/**
 * Returns the current session, and rerenders the component when the session changes. `userId` is undefined if the user is
 * signed out or the session isn't known yet.
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
