import { Suspense, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { GuestKey } from '@festoon/contract/wire/page'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import { personalLink, whyKeepLink } from '@festoon/contract/messages/rsvp/personalLink'
import { useIsInBrowser } from '../../../browser/useIsInBrowser.ts'
import { lazyOr } from '../../../parts/lazyOr.ts'
import * as paths from '../../../pathTo.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import type { OwnRsvpProps } from './OwnRsvp.tsx'
import { RsvpSummary } from './RsvpSummary.tsx'
import type { SavedHere } from './rsvpState.ts'
import type { SavedRsvpProps } from './SavedRsvp.tsx'
import type { SaveRsvp } from './saveRsvp.ts'

// Loaded for an RSVP that was saved here.
const SavedRsvp = lazyOr<SavedRsvpProps>(() =>
  Promise.all([import('./SavedRsvp.tsx'), partStyles()]).then(([part]) => part.SavedRsvp),
)

// Loaded for guests who RSVPed on another device.
const OwnRsvp = lazyOr<OwnRsvpProps>(() =>
  Promise.all([import('./OwnRsvp.tsx'), partStyles()]).then(([part]) => part.OwnRsvp),
)

/** Returns the proof that shows the guest's message and responses if this browser lacks a part of them. */
const missingProof = ({
  withheld,
  rsvpMessage,
  answers,
  heads,
}: Invitee): OwnRsvpProps['by'] | false | null | undefined => {
  const shown = withheld?.provable
  return (
    shown &&
    ((shown.message && rsvpMessage === '') || shown.responses > answers.length || (shown.heads && !heads)) &&
    shown.by
  )
}

export interface ChangeableRsvpProps {
  event: EventView
  invitee: Invitee
  guestKey: GuestKey | null
  /** The parts of the invitation that are shown to a guest who is going. */
  details: { facts: ReactNode; calendar: ReactNode } | false | undefined
  /** The RSVP that was saved during this visit, or is being saved; null if there is none. */
  saved: SavedHere | null
  isSending: boolean
  /** The form that is shown in the page without JavaScript. */
  form: ReactNode
  /** True if that form opens by itself, because the visitor came to RSVP. */
  startsOpen: boolean
  save: SaveRsvp
  /** Called with the message and responses that the server showed after a code; absent for users with an account. */
  onShown: OwnRsvpProps['onShown'] | undefined
  onChange: () => void
  onUndone: () => void
}

/** The summary of an RSVP, with buttons to change it and to undo it (RSVP-30, RSVP-37). */
export function ChangeableRsvp(props: ChangeableRsvpProps) {
  const { event, invitee, guestKey, details, saved, isSending, form, startsOpen, save, onShown, onChange, onUndone } = props
  const isInBrowser = useIsInBrowser()
  const proof = missingProof(invitee)
  return (
    <>
      <RsvpSummary invitee={invitee} />
      {isInBrowser && guestKey && onShown && proof && (
        <Suspense>
          <OwnRsvp eventId={event.id} guestKey={guestKey} by={proof} onShown={onShown} />
        </Suspense>
      )}
      {details && details.facts}
      <div className="flex flex-wrap items-center gap-2">
        {details && details.calendar}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onChange}
          className="min-h-11 w-fit cursor-pointer rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover noscript:hidden"
        >
          {!saved?.mayUndo
            ? copy.changeRsvp
            : event.openInvite && givenRsvp(invitee) === 'YES'
              ? copy.addMessageOrGuests
              : copy.addMessage}
        </button>
        {saved && !isSending && (
          <Suspense>
            <SavedRsvp
              invitee={invitee}
              save={save}
              isNewYes={saved.isNewYes}
              mayUndo={saved.mayUndo}
              onUndone={onUndone}
            />
          </Suspense>
        )}
      </div>
      {guestKey && (
        <noscript>
          {/* Browsers never render this, so their script leaves it out. */}
          {import.meta.env.SSR && invitee.withheld?.unconfirmed && (
            <p className="pb-4 text-body text-ink-muted">
              <a href={paths.eventAsGuest(event.id, guestKey)} className="font-semibold text-highlight underline">
                {personalLink}
              </a>
              {'. '}
              {whyKeepLink}
            </p>
          )}
          {import.meta.env.SSR && (
            <details open={startsOpen}>
              <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
                {copy.changeRsvp}
              </summary>
              <div className="pt-6">{form}</div>
            </details>
          )}
        </noscript>
      )}
    </>
  )
}
