import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance, PersonalLink } from '@festoon/contract/nouns/guest'
import { store } from '../../../platform/browser/storage.ts'
import { openPage } from '../../../platform/document/arrival.ts'
import { rememberLink, rememberSentRsvp } from '../../../platform/document/guestMemory.ts'
import { rsvpSearch } from '../../../platform/document/rsvpSearch.ts'
import { keepThisPage } from '../../../platform/offline/startWorker.ts'
import * as paths from '../../../platform/paths.ts'
import { refetchEvent, sendRsvp, sentRsvp } from '../guestParts/guestCalls.ts'
import type { SaveRsvp } from './saveRsvp.ts'
import { withSentRsvp } from './sentRsvp.ts'

// Loaded when a guest without an account sends an RSVP.

/** The guest who sends an RSVP, and the setters of the page's state. */
interface GuestSender {
  event: EventView
  link: PersonalLink | null
  /** The link's invitee, or the new guest's id. */
  inviteeId: string
  setLink: (link: PersonalLink | null) => void
  setEvent: (change: (before: EventView) => EventView) => void
}

/**
 * Saves the RSVP of a guest without an account, remembers it in this browser, and shows the party as the guest sees it now. `result` is the
 * server's response if the service worker has sent the RSVP already. Throws `CallError`.
 */
export async function saveGuestRsvp(
  { event, link, inviteeId, setLink, setEvent }: GuestSender,
  ...[rsvp, result]: Parameters<SaveRsvp>
): ReturnType<SaveRsvp> {
  const eventId = event.id
  const outcome = result === undefined ? await sendRsvp(eventId, link, { ...rsvp, inviteeId }) : sentRsvp(result)
  if (outcome.shouldPromptLogin) {
    promptLogin(event, outcome, rsvp)
    return 'signInRequired'
  }
  const guest =
    link ?? (outcome.token === undefined ? null : { eventId, inviteeId: outcome.inviteeId, token: outcome.token })
  if (guest) rememberLink(guest)
  rememberRsvp({ eventId, inviteeId: outcome.inviteeId }, rsvp, event.invitee?.rsvpMessage)
  setLink(guest)
  setEvent((before) => withSentRsvp({ ...before, invitee: outcome.invitee }))
  // The RSVP may unlock more of the page, such as the address.
  const latest = guest && (await refetchEvent(guest).catch(() => null))
  if (latest) setEvent(() => withSentRsvp(latest))
  finish(guest, rsvp.rsvpStatus)
  return rsvp.undoes && outcome.isNonUpdate ? 'refused' : 'saved'
}

/**
 * Remembers a sent RSVP's message, responses, and details for the caterer in this browser, so that the page can show them later (STORE-04).
 */
export function rememberRsvp(
  { eventId, inviteeId }: Omit<PersonalLink, 'token'>,
  rsvp: Pick<Attendance, 'rsvpMessage' | 'answers' | 'heads'>,
  messageBefore?: string,
): void {
  const answers = (rsvp.answers ?? []).filter(({ answerValue }) => !('text' in answerValue) || answerValue.text !== '')
  const rsvpMessage = rsvp.rsvpMessage ?? messageBefore ?? ''
  rememberSentRsvp(eventId, { inviteeId, rsvpMessage, answers, heads: rsvp.heads })
}

/**
 * Opens the sign-in page, in the event's colors, after a guest entered an email address or phone number that needs a sign-in (RSVP-06,
 * RSVP-07). The return URL contains the RSVP without the responses to the host's questions.
 */
function promptLogin(
  { id: eventId, colors }: EventView,
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  rsvp: Parameters<SaveRsvp>[0],
): void {
  const { rsvpMessage: message, ...rest } = rsvp
  const search = rsvpSearch({ ...rest, message })
  // A link never sends a message alone, so the guest sends it on the party's page, whose form it fills in.
  const back = rsvp.messageOnly ? paths.event(eventId) + search : paths.updateUser(eventId, search)
  if (email !== undefined) store('email', email)
  if (phone !== undefined) store('phone', phone)
  const page = email === undefined ? 1 : 2
  openPage(
    `${paths.signIn(back)}&ec=${btoa(colors.primary)}&tc=${btoa(colors.text)}`,
    { forceLogin: true, page, eventId },
    { replace: false },
  )
}

/**
 * Continues after an RSVP has been saved. If the guest said yes and the personal link was for finishing an RSVP (`fr=1`), opens
 * account creation (RSVP-11). Otherwise, stays on the page (RSVP-09).
 */
function finish(link: PersonalLink | null, rsvpStatus: Attendance['rsvpStatus']): void {
  const isFinishing = new URLSearchParams(location.search).get('fr') === '1'
  if (link && isFinishing && rsvpStatus === 'YES')
    location.assign(paths.updateUser(link.eventId, rsvpSearch({ rsvpStatus, link })))
  else {
    forgetPreselection()
    // Stores the current page for offline use.
    void keepThisPage()
  }
}

/** Removes the RSVP's parameters from the URL, so that a reload shows the saved RSVP. */
function forgetPreselection(): void {
  const url = new URL(location.href)
  for (const name of ['r', 'fr', 'np', 'm', 'n', 'e', 'p', 'ng', 'ea', 'ep']) url.searchParams.delete(name)
  history.replaceState(null, '', url)
}
