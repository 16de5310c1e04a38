import { z } from 'zod'
import { initialSignIn, type Entry, type SignIn } from './signInMachine.ts'

/** The numbers of the sign-in steps in the navigation state of `/login` (ROUTE-10). */
export const signInPage = { phone: 1, email: 2, code: 3, name: 4 } as const

const requestSchema = z.object({
  /** The initial step, as a number from `signInPage`. */
  page: z.literal([1, 2, 3, 4]).optional().catch(undefined),
  /**
   * The id of the event that the user is signing in for. The event's page opens after sign-in, unless the URL has an `s`
   * parameter.
   */
  eventId: z.guid().optional().catch(undefined),
  eventTitle: z.string().max(256).optional().catch(undefined),
  /** True to show the sign-in page even if a user is already signed in (SIGN-23). */
  forceLogin: z.boolean().optional().catch(undefined),
  /** The email address or phone number to which a code has already been sent. */
  sentTo: z.string().min(1).max(128).optional().catch(undefined),
  codeType: z.enum(['phone', 'email']).optional().catch(undefined),
})

/** A sign-in request in the navigation state of `/login` (ROUTE-10, ROUTE-11). */
export type SignInRequest = z.infer<typeof requestSchema>

/** Returns the sign-in request in the navigation state of `/login`, ignoring malformed values. */
export function readSignInRequest(state: unknown): SignInRequest {
  const parsedRequest = requestSchema.safeParse(state)
  return parsedRequest.success ? parsedRequest.data : {}
}

/**
 * Stores the progress of a sign-in in the navigation state of `/login`, so that the user can continue after a reload. `code` is
 * undefined if no code was sent.
 */
export function keepSignInRequest(
  request: SignInRequest,
  entry: Entry,
  code: Pick<SignInRequest, 'sentTo'> | undefined,
): void {
  const before: unknown = history.state
  const otherState = typeof before === 'object' ? before : {}
  const page = code ? signInPage.code : signInPage[entry]
  // Bypasses the router, which would treat it as another navigation.
  history.replaceState({ ...otherState, usr: { ...request, page, codeType: entry, sentTo: code?.sentTo } }, '')
}

/**
 * Returns the initial state of a requested sign-in. If a request for the code step lacks `sentTo`, the user first enters an
 * email address or phone number.
 */
export function signInStart({ page, sentTo, codeType }: SignInRequest): SignIn {
  if (page === signInPage.name) return { ...initialSignIn('email'), status: 'askingForName' }
  if (page === signInPage.code && sentTo !== undefined)
    return { ...initialSignIn(codeType ?? (sentTo.includes('@') ? 'email' : 'phone')), status: 'codeSent', sentTo }
  return initialSignIn(page === signInPage.phone || codeType === 'phone' ? 'phone' : 'email')
}
