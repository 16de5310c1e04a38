import { z } from 'zod'
import { initialSignIn, type Entry, type SignIn } from './signInMachine.ts'

/** The pages of `/login`, by their number in the navigation state (ROUTE-10). */
export const signInPage = { phone: 1, email: 2, code: 3, name: 4 } as const

const requestSchema = z.object({
  /** The first page: 1 phone, 2 email, 3 code, 4 name. */
  page: z.literal([1, 2, 3, 4]).optional().catch(undefined),
  /** The event that the sign-in is for: the way back if `s` has none. */
  eventId: z.guid().optional().catch(undefined),
  eventTitle: z.string().max(256).optional().catch(undefined),
  /** Asks even users who are signed in (SIGN-23). */
  forceLogin: z.boolean().optional().catch(undefined),
  /** The contact that a code was already sent to. */
  sentTo: z.string().min(1).max(128).optional().catch(undefined),
  codeType: z.enum(['phone', 'email']).optional().catch(undefined),
})

/** The navigation state of `/login` (ROUTE-10, ROUTE-11). */
export type SignInRequest = z.infer<typeof requestSchema>

/** Reads the navigation state of `/login`. Anything of another shape is ignored. */
export function readSignInRequest(state: unknown): SignInRequest {
  const parsed = requestSchema.safeParse(state)
  return parsed.success ? parsed.data : {}
}

/**
 * Writes the progress of a sign-in into the navigation state of `/login`, so that a reload, or coming back, continues
 * at the code that was sent. `code` undefined: none was sent.
 */
export function keepSignInRequest(
  request: SignInRequest,
  entry: Entry,
  code: Pick<SignInRequest, 'sentTo'> | undefined,
): void {
  const before: unknown = history.state
  const kept = typeof before === 'object' ? before : {}
  const page = code ? signInPage.code : signInPage[entry]
  // Not through the router, which would count it as another visit.
  history.replaceState({ ...kept, usr: { ...request, page, codeType: entry, sentTo: code?.sentTo } }, '')
}

/** Returns where a requested sign-in starts. A code page without the contact of the code starts with the contact. */
export function signInStart({ page, sentTo, codeType }: SignInRequest): SignIn {
  if (page === signInPage.name) return { ...initialSignIn('email'), status: 'askingForName' }
  if (page === signInPage.code && sentTo !== undefined)
    return { ...initialSignIn(codeType ?? (sentTo.includes('@') ? 'email' : 'phone')), status: 'codeSent', sentTo }
  return initialSignIn(page === signInPage.phone || codeType === 'phone' ? 'phone' : 'email')
}
