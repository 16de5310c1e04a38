import type { Invitee } from '@festoon/contract/guest'

const headings = {
  going: "You're going!",
  waitlisted: "You're on the waitlist",
  denied: 'The host could not fit you in',
  declined: "You can't make it",
} as const

/** Of a party that is over or off. */
const before = {
  ...headings,
  going: 'You said yes',
  waitlisted: 'You were on the waitlist',
  declined: 'You said no',
} as const

function standing(invitee: Invitee): keyof typeof headings {
  if (invitee.rsvpStatus === 'NO') return 'declined'
  if (invitee.waitlistStatus === 'PENDING_APPROVAL') return 'waitlisted'
  if (invitee.waitlistStatus === 'DENIED') return 'denied'
  return 'going'
}

/** What the guest answered, as the server has it. `isOver`: it changes nothing any more. */
export function Answered({ invitee, isOver = false }: { invitee: Invitee; isOver?: boolean }) {
  const stands = standing(invitee)
  const party = invitee.additionalGuestCount + 1
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <h2 className="font-display text-headline">{(isOver ? before : headings)[stands]}</h2>
      {!isOver && (
        <p className="text-body text-ink-muted empty:hidden">
          {stands === 'going' && (party > 1 ? `We have you down for ${party} people.` : 'We have you down for one.')}
          {stands === 'waitlisted' && 'We will tell you as soon as there is room.'}
          {stands === 'declined' && 'Thanks for letting the host know.'}
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
