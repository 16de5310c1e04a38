import { Suspense, type Dispatch, type ReactNode } from 'react'
import { personalLink, whyKeepLink } from '@festoon/contract/messages/rsvp/personalLink'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee, PersonalLink } from '@festoon/contract/nouns/guest'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { lazyOr } from '../../../../parts/lazyOr.ts'
import { useIsInBrowser } from '../../../../platform/browser/useIsInBrowser.ts'
import type { GuestArrival } from '../../../../platform/document/arrival.ts'
import * as paths from '../../../../platform/paths.ts'
import { partStyles } from '../../guestParts/partStyles.ts'
import { RsvpForm, type RsvpFormProps } from '../RsvpForm.tsx'
import type { RsvpAction, RsvpState } from '../rsvpState.ts'
import type { SaveRsvp } from '../saveRsvp.ts'
import type { OwnRsvpProps } from './OwnRsvp.tsx'
import type { RsvpDialogProps } from './RsvpDialog.tsx'
import { RsvpSummary } from './RsvpSummary.tsx'
import type { SavedRsvpProps } from './SavedRsvp.tsx'

// Loaded when a guest changes their RSVP. If that fails, the form is shown in the page.
const RsvpDialog = lazyOr<RsvpDialogProps>(
  () => Promise.all([import('./RsvpDialog.tsx'), partStyles()]).then(([part]) => part.RsvpDialog),
  RsvpForm,
)

// Loaded for an RSVP that was saved here.
const SavedRsvp = lazyOr<SavedRsvpProps>(() =>
  Promise.all([import('./SavedRsvp.tsx'), partStyles()]).then(([part]) => part.SavedRsvp),
)

// Loaded for guests who RSVPed on another device.
const OwnRsvp = lazyOr<OwnRsvpProps>(() =>
  Promise.all([import('./OwnRsvp.tsx'), partStyles()]).then(([part]) => part.OwnRsvp),
)

/** Returns the proof with which the guest can see the message and responses, if this browser lacks a part of them. */
const missingProof = ({
  withheld,
  rsvpMessage,
  answers,
  heads,
}: Invitee): OwnRsvpProps['by'] | false | null | undefined => {
  const provable = withheld?.provable
  return (
    provable &&
    ((provable.message && rsvpMessage === '') || provable.responses > answers.length || (provable.heads && !heads)) &&
    provable.by
  )
}

export interface ChangeableRsvpProps {
  event: EventView
  invitee: Invitee
  link: PersonalLink | null
  arrival: GuestArrival | null
  /** The state of the card, and the functions that change it. */
  card: { state: RsvpState; dispatch: Dispatch<RsvpAction>; settle: (how?: 'saved' | 'undone') => void }
  /** The parts of the invitation that are shown in the card of a guest who is going. */
  details?: { facts: ReactNode; calendar: ReactNode } | false | undefined
  fields: Omit<RsvpFormProps, 'dialog' | 'newGuest' | 'mayBeShort'>
  /** The form that is shown in the page without JavaScript. */
  form: ReactNode
  /** The number of people who didn't fit when the RSVP was sent without JavaScript. */
  refusedGuests?: number | undefined
  /** True once the party is over. The RSVP can't be changed then. */
  isOver: boolean
  /** True if the form opens by itself, because the visitor came to RSVP. */
  opensItself: boolean
  save: SaveRsvp
  /** Called with the message and responses that the server showed after a code; absent for users with an account. */
  onShown?: OwnRsvpProps['onShown'] | undefined
}

/** The summary of an RSVP, with buttons to change it and to undo it until the party is over (RSVP-30, RSVP-37). */
export function ChangeableRsvp(props: ChangeableRsvpProps) {
  const { event, invitee, link, arrival, card, details, fields, form, isOver, opensItself, save, onShown } = props
  const { state, dispatch, settle } = card
  const isInBrowser = useIsInBrowser()
  if (isOver) return <RsvpSummary invitee={invitee} isOver />
  if (state.status === 'unsent') return null
  const before = givenRsvp(invitee)
  const isSending = state.status === 'sending'
  const savedHere = isSending ? state.next : state.saved
  const wantedGuests = savedHere ? savedHere.wantedGuests : invitee.additionalGuestCount + (props.refusedGuests ?? 0)
  const proof = missingProof(invitee)
  return (
    <>
      <RsvpSummary invitee={invitee} refusedGuests={isSending ? 0 : wantedGuests - invitee.additionalGuestCount} />
      {isInBrowser && link && onShown && proof && (
        <Suspense>
          <OwnRsvp link={link} by={proof} onShown={onShown} />
        </Suspense>
      )}
      {details && details.facts}
      <div className="flex flex-wrap items-center gap-2">
        {details && details.calendar}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => dispatch({ type: 'opened' })}
          className="min-h-11 w-fit cursor-pointer rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover noscript:hidden"
        >
          {!savedHere?.mayUndo
            ? copy.changeRsvp
            : event.openInvite && before === 'YES'
              ? copy.addMessageOrGuests
              : copy.addMessage}
        </button>
        {savedHere && !isSending && (
          <Suspense>
            <SavedRsvp
              invitee={invitee}
              save={save}
              isNewYes={savedHere.isNewYes}
              mayUndo={savedHere.mayUndo}
              onUndone={() => settle('undone')}
            />
          </Suspense>
        )}
      </div>
      {link && (
        <noscript>
          {/* Browsers never render this, so their script leaves it out. */}
          {import.meta.env.SSR && invitee.withheld?.unconfirmed && (
            <p className="pb-4 text-body text-ink-muted">
              <a href={paths.eventAsGuest(link)} className="font-semibold text-highlight underline">
                {personalLink}
              </a>
              {'. '}
              {whyKeepLink}
            </p>
          )}
          {import.meta.env.SSR && (
            <details open={opensItself}>
              <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
                {copy.changeRsvp}
              </summary>
              <div className="pt-6">{form}</div>
            </details>
          )}
        </noscript>
      )}
      {(state.dialog === 'open' || (state.dialog === 'auto' && isInBrowser && opensItself)) && (
        <Suspense>
          <RsvpDialog
            {...fields}
            before={before}
            isUnchanged={state.dialog === 'auto' && arrival?.nonUpdateRSVPThroughEmail}
            onClose={() => dispatch({ type: 'closed' })}
          />
        </Suspense>
      )}
    </>
  )
}
