import { createContext, useContext, useSyncExternalStore } from 'react'
import { knownSession, onSessionChange } from './session.ts'

/** Whether the document was asked for with a live session: what to show until the session itself is known. */
export const SignedInHint = createContext(false)

/** Who is signed in, kept up to date. `userId` is undefined until the session is known. */
export function useSession(): { isSignedIn: boolean; userId: string | undefined } {
  const hint = useContext(SignedInHint)
  const session = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  return { isSignedIn: session === undefined ? hint : session !== null, userId: session?.userId }
}
