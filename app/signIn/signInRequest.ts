import { z } from 'zod'
import { initialSignIn, type Entry, type SignIn } from './signInMachine.ts'

/** Pages of `/login`, by their numbers in the navigation state (ROUTE-10). */
export const signInPage = { phone: 1, email: 2, code: 3, name: 4 } as const

const requestSchema = z.object({
  /** The initial page: 1 phone, 2 email, 3 code, 4 name. */
  page: z.literal([1, 2, 3, 4]).optional().catch(undefined),
  /** The event that the user is signing in for, which is opened afterward if there is no `s`. */
  eventId: z.guid().optional().catch(undefined),
  eventTitle: z.string().max(256).optional().catch(undefined),
  /** True to show the sign-in page even to users who are signed in (SIGN-23). */
  forceLogin: z.boolean().optional().catch(undefined),
  /** The contact that a code has already been sent to. */
  sentTo: z.string().min(1).max(128).optional().catch(undefined),
  codeType: z.enum(['phone', 'email']).optional().catch(undefined),
})

/** The navigation state of `/login` (ROUTE-10, ROUTE-11). */
export type SignInRequest = z.infer<typeof requestSchema>

/** Reads the navigation state of `/login`, ignoring malformed values. */
export function readSignInRequest(state: unknown): SignInRequest {
  const parsed = requestSchema.safeParse(state)
  return parsed.success ? parsed.data : {}
}

/**
 * Stores the progress of a sign-in in the navigation state of `/login`, so that it continues with the sent code after a
 * reload or when the user comes back. `code` is undefined if none was sent.
 */
export function keepSignInRequest(
  request: SignInRequest,
  entry: Entry,
  code: Pick<SignInRequest, 'sentTo'> | undefined,
): void {
  const before: unknown = history.state
  const kept = typeof before === 'object' ? before : {}
  const page = code ? signInPage.code : signInPage[entry]
  // Bypasses the router, which would treat it as another navigation.
  history.replaceState({ ...kept, usr: { ...request, page, codeType: entry, sentTo: code?.sentTo } }, '')
}

/**
 * Returns the page on which a requested sign-in starts. A request for the code page without a contact starts with entering
 * the contact.
 */
export function signInStart({ page, sentTo, codeType }: SignInRequest): SignIn {
  if (page === signInPage.name) return { ...initialSignIn('email'), status: 'askingForName' }
  if (page === signInPage.code && sentTo !== undefined)
    return { ...initialSignIn(codeType ?? (sentTo.includes('@') ? 'email' : 'phone')), status: 'codeSent', sentTo }
  return initialSignIn(page === signInPage.phone || codeType === 'phone' ? 'phone' : 'email')
}
