import { z } from 'zod'
import { initialSignIn, type Entry, type SignIn } from './signInMachine.ts'

/** The pages of `/login`, by the number that its navigation state gives (ROUTE-10). */
export const signInPage = { phone: 1, email: 2, code: 3, name: 4 } as const

const requestSchema = z.object({
  /** The page to begin with: 1 phone, 2 e-mail, 3 code, 4 name. */
  page: z.literal([1, 2, 3, 4]).optional().catch(undefined),
  /** The event that the sign-in is for: the way back when `s` names none. */
  eventId: z.guid().optional().catch(undefined),
  eventTitle: z.string().max(256).optional().catch(undefined),
  /** Asks even somebody who is signed in (SIGN-23). */
  forceLogin: z.boolean().optional().catch(undefined),
  /** The contact that a code was sent to already. */
  sentTo: z.string().min(1).max(128).optional().catch(undefined),
  codeType: z.enum(['phone', 'email']).optional().catch(undefined),
})

/** What the navigation state of `/login` may carry (ROUTE-10, ROUTE-11). */
export type SignInRequest = z.infer<typeof requestSchema>

/** Reads the navigation state of `/login`. What is of another shape is as if it were not there. */
export function readSignInRequest(state: unknown): SignInRequest {
  const parsed = requestSchema.safeParse(state)
  return parsed.success ? parsed.data : {}
}

/**
 * Writes into the navigation state of `/login` how far the sign-in is, so that a reload, or coming back, goes on at the code
 * that was sent; `code` undefined: none is out.
 */
export function keepSignInRequest(
  request: SignInRequest,
  entry: Entry,
  code: Pick<SignInRequest, 'sentTo'> | undefined,
): void {
  const before: unknown = history.state
  const kept = typeof before === 'object' ? before : {}
  const page = code ? signInPage.code : signInPage[entry]
  // Not by the router, for which it would be another visit.
  history.replaceState({ ...kept, usr: { ...request, page, codeType: entry, sentTo: code?.sentTo } }, '')
}

/** Where a sign-in begins that was asked for like this. A code page without the contact that has the code begins at that. */
export function signInStart({ page, sentTo, codeType }: SignInRequest): SignIn {
  if (page === signInPage.name) return { ...initialSignIn('email'), status: 'askingForName' }
  if (page === signInPage.code && sentTo !== undefined)
    return { ...initialSignIn(codeType ?? (sentTo.includes('@') ? 'email' : 'phone')), status: 'codeSent', sentTo }
  return initialSignIn(page === signInPage.phone || codeType === 'phone' ? 'phone' : 'email')
}
