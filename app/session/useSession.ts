import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { hasSessionCookie, knownSession, liveSession, onSessionChange } from './session.ts'

/** Context that is true if the document was requested with a live session. Used until the session itself is known. */
export const SignedInHint = createContext(false)

/** Returns the current session state, and rerenders when it changes. `userId` is undefined until the session is known. */
export function useSession(): { isSignedIn: boolean; userId: string | undefined } {
  const hint = useContext(SignedInHint)
  const session = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  const isUnknown = session === undefined
  useEffect(() => {
    // Even a page without a session needs to know whose header to show, and another tab may have signed in since.
    // Without a response, the hint stays.
    if (isUnknown && (hint || hasSessionCookie())) liveSession().catch(() => undefined)
  }, [hint, isUnknown])
  return { isSignedIn: isUnknown ? hint : session !== null, userId: session?.userId }
}
