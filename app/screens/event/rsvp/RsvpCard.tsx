import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance } from '@festoon/contract/nouns/guest'
import type { GuestKey, NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import { isPast } from '@festoon/contract/rules/dates/past'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { givenRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import { useIsInBrowser } from '../../../browser/useIsInBrowser.ts'
import type { GuestArrival } from '../../../document/arrival.ts'
import type { Unsent } from '../../../offline/keepRsvp.ts'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import { RsvpFaults } from '../RsvpFaults.tsx'
import { ChangeableRsvp } from './ChangeableRsvp.tsx'
import type { KeepLinkProps } from './KeepLink.tsx'
import type { OwnRsvpProps } from './OwnRsvp.tsx'
import type { RsvpDialogProps } from './RsvpDialog.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { RsvpSummary } from './RsvpSummary.tsx'
import { contactsOf, startingValues } from './rsvpFormFields.ts'
import { rsvpView } from './rsvpState.ts'
import type { UnsentRsvpProps } from './UnsentRsvp.tsx'
import type { SaveRsvp } from './saveRsvp.ts'
import { loadSending, loadUnsent, useRsvpCard } from './useRsvpCard.ts'

// Loaded when a guest changes their RSVP. If that fails, the form is shown in the page.
const RsvpDialog = lazyOr<RsvpDialogProps>(
  () => Promise.all([import('./RsvpDialog.tsx'), partStyles()]).then(([part]) => part.RsvpDialog),
  RsvpForm,
)

// Loaded for an RSVP that couldn't be sent.
const UnsentRsvp = lazyOr<UnsentRsvpProps>(() => loadUnsent().then((part) => part.UnsentRsvp))

// Loaded for guests whose RSVP, answer or message isn't confirmed by email.
const KeepLink = lazyOr<KeepLinkProps>(() =>
  Promise.all([import('./KeepLink.tsx'), partStyles()]).then(([part]) => part.KeepLink),
)

export interface RsvpCardProps {
  event: EventView
  guestKey: GuestKey | null
  /** The invitee id and proof for a new guest who submits the form without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: GivenRsvp | null
  /** The form's values and errors from a submission without JavaScript, or the values in the link; null if there are none. */
  form: RsvpFormState | null
  now: number
  /** The parts of the invitation that are shown in the card of a guest who is going. */
  details?: { facts: ReactNode; calendar: ReactNode } | false | undefined
  /** The kinds of contact (email or phone) that the user's account has, in addition to those of the invitee. */
  known?: readonly ContactKind[]
  /** The guest's name, if known from the user's account or the link. */
  knownName?: string | undefined
  /** True while the guest's earlier RSVP or name is being loaded. */
  isRecalling?: boolean
  /** The reason for the visit; null until hydrated. The form opens immediately if the visitor came to RSVP. */
  arrival: GuestArrival | null
  /** The SMS consent field, shown to guests who say yes. */
  consent?: ReactNode
  /** The note for visitors who aren't the guest who received the personal link. */
  notYou?: ReactNode
  save: SaveRsvp
  /** Called with the message and responses that the server showed after a code; absent for users with an account. */
  onShown?: OwnRsvpProps['onShown']
  /** Returns the call for the service worker to make later if an RSVP can't be sent now; absent for users with an account. */
  unsent?: (rsvp: Omit<Attendance, 'inviteeId'>) => Unsent
}

/**
 * The guest's RSVP: a form until the guest has RSVPed, then a summary with a button to change the RSVP (RSVP-30, RSVP-37).
 * While an RSVP is waiting to be sent, shows that one instead. Once the party is over, shows only the summary, if any.
 */
export function RsvpCard({ details, consent, notYou, onShown, save, unsent, ...props }: RsvpCardProps) {
  const { event, guestKey, newGuest, now, knownName, isRecalling = false, arrival } = props
  const { invitee } = event
  const before = givenRsvp(invitee)
  const contacts = [...new Set([...contactsOf(invitee), ...(props.known ?? [])])]
  // One key per guest, so that two guests on one device, or a guest and an account, don't share an unsent RSVP.
  const waitingKey = guestKey?.inviteeId ?? event.id
  const sending = { event, form: props.form, contacts, waitingKey, save, unsent }
  const { state, dispatch, submit, settle } = useRsvpCard(sending)
  const card = useRef<HTMLElement>(null)
  const isInBrowser = useIsInBrowser()

  // Changes after an RSVP, and is not 0 for visitors who came to RSVP, such as from an email.
  const times = state.saved?.times ?? 0
  const focuses = times + Number(!isRecalling && (props.preselected !== null || arrival?.showRSVP === true))
  useEffect(() => {
    if (focuses === 0) return
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.focus({ preventScroll: true })
  }, [focuses])

  const view = rsvpView(state, { isOver: isPast(event, now), isLoading: isRecalling, before })
  if (view === 'past') return before && invitee && <RsvpSummary invitee={invitee} isOver />

  const { start, dialog, errors } = state.is === 'unsent' ? { start: null, dialog: 'closed', errors: {} } : state
  const isFromPage = start === 'page'
  const preselected = isFromPage ? props.preselected : null
  const form = isFromPage ? props.form : start
  const hasErrors = form !== null && Object.keys(form.errors).length > 0
  const isEntered = invitee?.rsvpAt === undefined
  const startsOpen = arrival?.showRSVP || hasErrors || (preselected !== null && (preselected !== before || isEntered))
  const fields = {
    event,
    guestKey,
    start: startingValues(event, preselected, form, knownName),
    errors,
    busy: state.is === 'sending',
    known: contacts,
    consent,
    onSubmit: (...rsvp: Parameters<typeof submit>) => void submit(...rsvp),
    onStart: loadSending,
  }
  const inline = (
    <RsvpForm
      key={`${times} ${!isFromPage && start !== null} ${invitee?.inviteeId} ${invitee?.rsvpMessage} ${knownName}`}
      newGuest={newGuest}
      mayBeShort={form === null}
      {...fields}
    />
  )
  const isSummary = view === 'summary' && invitee
  const unconfirmed = invitee?.withheld?.unconfirmed
  return (
    <section
      ref={card}
      // A form without JavaScript opens the next page here.
      id="rsvp"
      tabIndex={-1}
      aria-label={copy.yourRsvp}
      className="relative isolate grid gap-5 rounded-lg bg-surface p-5 shadow-raised outline-none small:p-7"
    >
      {hasErrors && <noscript>{import.meta.env.SSR && <RsvpFaults event={event} errors={form.errors} />}</noscript>}
      {view === 'loading' && (
        <p role="status" className="text-body text-ink-muted">
          {copy.loadingRsvp}
        </p>
      )}
      {view === 'unsent' && (
        <Suspense>
          <UnsentRsvp
            waitingKey={waitingKey}
            save={save}
            onEnd={(outcome) => {
              if (outcome === 'sent') settle()
              else dispatch(outcome === 'gone' ? { type: 'gone' } : { type: 'returned', start: outcome, before })
            }}
          />
        </Suspense>
      )}
      {view === 'form' && inline}
      {isSummary && (
        <ChangeableRsvp
          event={event}
          invitee={invitee}
          guestKey={guestKey}
          details={details}
          saved={state.is === 'sending' ? state.next : state.saved}
          isSending={state.is === 'sending'}
          form={inline}
          startsOpen={startsOpen}
          save={save}
          onShown={onShown}
          onChange={() => dispatch({ type: 'opened' })}
          onUndone={settle}
        />
      )}
      {isSummary && (dialog === 'open' || (dialog === 'auto' && isInBrowser && startsOpen)) && (
        <Suspense>
          <RsvpDialog
            {...fields}
            before={before}
            isUnchanged={dialog === 'auto' && arrival?.nonUpdateRSVPThroughEmail}
            onClose={() => dispatch({ type: 'closed' })}
          />
        </Suspense>
      )}
      {event.rsvpNote && (
        <p role="status" className="text-body text-ink-muted">
          {event.rsvpNote}
        </p>
      )}
      {isInBrowser && guestKey && unconfirmed && (isSummary || event.whenNote || invitee?.rsvpAt) && (
        <Suspense>
          <KeepLink eventId={event.id} guestKey={guestKey} takesCode={unconfirmed === 'code'} />
        </Suspense>
      )}
      {!isSummary && details && details.facts}
      {notYou}
    </section>
  )
}
