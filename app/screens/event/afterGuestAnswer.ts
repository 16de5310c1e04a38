import type { Attendance } from '@festoon/contract/guest'
import type { GuestKey } from '@festoon/contract/page'
import { openDrawn } from '../../document/arrival.ts'
import { answerSearch } from '../../document/answerSearch.ts'
import { toBase64Url } from '../../document/base64.ts'
import { keepThisPage } from '../../offline/startWorker.ts'
import * as paths from '../../pathTo.ts'
import { store } from '../../session/storage.ts'
import type { Given } from './givenAnswer.ts'
import type { SaveAnswer } from './RsvpCard.tsx'

// Loaded when an answer is sent: what comes of it for a guest without login.

/** Keeps what was sent, encoded, so that this browser can show it again (STORE-04). */
export function keepGiven(
  eventId: string,
  inviteeId: string,
  sent: Omit<Attendance, 'inviteeId'>,
  messageBefore: string | undefined,
): void {
  const answers = (sent.answers ?? []).filter(({ answerValue }) => !('text' in answerValue) || answerValue.text !== '')
  const rsvpMessage = sent.rsvpMessage ?? messageBefore ?? ''
  store(`given:${eventId}`, toBase64Url(JSON.stringify({ inviteeId, rsvpMessage, answers } satisfies Given)))
}

/**
 * The contact is another guest's: whoever it belongs to signs in with it, and the answer goes along (RSVP-06, RSVP-07).
 * What was answered to the host's questions waits in this browser.
 */
export function promptLogin(
  eventId: string,
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  answer: Parameters<SaveAnswer>[0],
): void {
  const { rsvpMessage: message, ...rest } = answer
  const back = paths.updateUser(eventId, answerSearch({ ...rest, message }))
  if (email !== undefined) store('email', email)
  if (phone !== undefined) store('phone', phone)
  const page = email === undefined ? 1 : 2
  openDrawn(paths.signIn(back), { forceLogin: true, page, eventId }, { replace: false })
}

/** Where it goes on: whoever finishes a yes gets an account for it (RSVP-11); otherwise the page stays (RSVP-09). */
export function finish(eventId: string, key: GuestKey | null, rsvpStatus: Attendance['rsvpStatus']): void {
  const isFinishing = new URLSearchParams(location.search).get('fr') === '1'
  if (key && isFinishing && rsvpStatus === 'YES')
    location.assign(paths.updateUser(eventId, answerSearch({ rsvpStatus, key })))
  else {
    forgetPreselection()
    // As it is now, for when there is no network.
    void keepThisPage()
  }
}

/** What the link preselected is answered: a reload shows the answer, not the link's wish. */
function forgetPreselection(): void {
  const url = new URL(location.href)
  for (const name of ['r', 'fr', 'np', 'answered', 'm', 'n', 'e', 'p', 'ng', 'ea', 'ep']) url.searchParams.delete(name)
  history.replaceState(null, '', url)
}
