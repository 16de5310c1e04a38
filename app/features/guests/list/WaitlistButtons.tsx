import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { useWaitlist } from './useWaitlist.ts'
import { waitlistChoices } from './waitlistChoices.ts'

/** Buttons for the waitlist decisions that the host can make about a guest (INV-13). Renders nothing if there are none. */
export function WaitlistButtons({ event, guest }: { event: EventView; guest: Invitee }) {
  const waitlist = useWaitlist(event.id)
  const choices = waitlistChoices(event, guest)
  if (choices.length === 0) return null
  return (
    <div role="group" aria-label={copy.waitlist} className="flex flex-wrap gap-3">
      {choices.map(({ label, status }) => (
        <Button
          key={status}
          size="small"
          tone={status === 'APPROVED' ? 'primary' : 'quiet'}
          busy={waitlist.isPending && waitlist.variables.status === status}
          onClick={() => waitlist.mutate({ guest, status })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
