import type { Invitee } from '@festoon/contract/nouns/guest'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'

const headings = {
  going: copy.summaryGoing,
  waitlisted: copy.summaryWaitlisted,
  denied: copy.summaryDenied,
  declined: copy.summaryNotGoing,
} as const

/** Headings used once the party is over. */
const pastHeadings = {
  ...headings,
  going: copy.saidYes,
  waitlisted: copy.wereWaitlisted,
  declined: copy.saidNo,
} as const

function outcomeOf(invitee: Invitee): keyof typeof headings {
  if (invitee.rsvpStatus === 'NO') return 'declined'
  if (invitee.waitlistStatus === 'PENDING_APPROVAL') return 'waitlisted'
  if (invitee.waitlistStatus === 'DENIED') return 'denied'
  return 'going'
}

/** Summary of the guest's RSVP, in the past tense if `isOver` is true. */
export function RsvpSummary({ invitee, isOver = false }: { invitee: Invitee; isOver?: boolean }) {
  const outcome = outcomeOf(invitee)
  const count = invitee.additionalGuestCount + 1
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <h2 className="font-display text-headline">{(isOver ? pastHeadings : headings)[outcome]}</h2>
      {!isOver && (
        <p className="text-body text-ink-muted empty:hidden">
          {outcome === 'going' && copy.detailGoing(count)}
          {outcome === 'waitlisted' && copy.detailWaitlisted}
          {outcome === 'declined' && copy.detailNotGoing}
        </p>
      )}
      {invitee.rsvpMessage !== '' && (
        <blockquote
          dir="auto"
          className="mt-2 border-s-4 border-highlight ps-4 text-body whitespace-pre-line [unicode-bidi:plaintext]"
        >
          {invitee.rsvpMessage}
        </blockquote>
      )}
    </div>
  )
}
