import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { hasSessionCookie, knownSession, liveSession, onSessionChange } from './session.ts'

/** Whether the document was asked for with a live session: what to show until the session itself is known. */
export const SignedInHint = createContext(false)

/** Who is signed in, kept up to date. `userId` is undefined until the session is known. */
export function useSession(): { isSignedIn: boolean; userId: string | undefined } {
  const hint = useContext(SignedInHint)
  const session = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  const isUnknown = session === undefined
  useEffect(() => {
    // A page that needs no session must still know whose header it shows; another tab may have signed in since it was asked
    // for. Without an answer the hint stands.
    if (isUnknown && (hint || hasSessionCookie())) liveSession().catch(() => undefined)
  }, [hint, isUnknown])
  return { isSignedIn: isUnknown ? hint : session !== null, userId: session?.userId }
}
