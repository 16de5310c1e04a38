import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { iconTile } from '../../../../parts/invitation/DetailRow.tsx'
import { LineIcon } from '../../../../parts/LineIcon.tsx'

const headings = {
  going: copy.summaryGoing,
  waitlisted: copy.summaryWaitlisted,
  denied: copy.summaryDenied,
  maybe: copy.summaryMaybe,
  declined: copy.summaryNotGoing,
} as const

/** Headings used once the party is over. */
const pastHeadings = {
  ...headings,
  going: copy.saidYes,
  waitlisted: copy.wereWaitlisted,
  declined: copy.saidNo,
} as const

const heart = 'M12 20C5 14.5 3 11.5 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11.5z'

const clock = 'M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'

/** The paths of the icons: a check mark and hearts. The others have a clock. */
const icons: Partial<Record<keyof typeof headings, string>> = {
  going: 'm5 13 4.5 4.5L19 7',
  denied: heart,
  declined: heart,
}

function outcomeOf(invitee: Invitee): keyof typeof headings {
  if (invitee.rsvpStatus === 'NO') return 'declined'
  if (invitee.rsvpStatus === 'MAYBE') return 'maybe'
  if (invitee.waitlistStatus === 'PENDING_APPROVAL') return 'waitlisted'
  if (invitee.waitlistStatus === 'DENIED') return 'denied'
  return 'going'
}

export interface RsvpSummaryProps {
  invitee: Invitee
  /** The number of people the guest wanted to bring who didn't fit. */
  refusedGuests?: number | undefined
  isOver?: boolean
}

/** Summary of the guest's RSVP, in the past tense if `isOver` is true. */
export function RsvpSummary({ invitee, refusedGuests = 0, isOver = false }: RsvpSummaryProps) {
  const outcome = outcomeOf(invitee)
  const count = invitee.additionalGuestCount + 1
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <div className="flex gap-4">
        <span className={`${iconTile} bg-button! text-button-ink`}>
          <LineIcon size={26}>
            <path d={icons[outcome] ?? clock} />
          </LineIcon>
        </span>
        <div className="grid min-w-0 content-center">
          <h2 className="font-display text-headline">{(isOver ? pastHeadings : headings)[outcome]}</h2>
          {!isOver && (
            <p className="text-body text-ink-muted empty:hidden">
              {outcome === 'going' && copy.detailGoing(count)}
              {outcome === 'waitlisted' && (invitee.awaits === 'approval' ? copy.detailApproval : copy.detailFull)}
              {outcome === 'declined' && copy.detailNotGoing}
            </p>
          )}
        </div>
      </div>
      {outcome === 'going' && refusedGuests > 0 && <p className="text-body">{copy.noRoom(refusedGuests)}</p>}
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
