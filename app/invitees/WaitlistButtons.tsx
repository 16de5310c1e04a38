import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { Button } from '@festoon/ui/Button'
import { useWaitlist } from './useWaitlist.ts'
import { waitlistChoices } from './waitlistChoices.ts'

/** The host's word on a guest's place, in the guest's detail (INV-13). */
export function WaitlistButtons({ event, guest }: { event: EventView; guest: Invitee }) {
  const waitlist = useWaitlist(event.id)
  const choices = waitlistChoices(event, guest)
  if (choices.length === 0) return null
  return (
    <div role="group" aria-label="Waitlist" className="flex flex-wrap gap-3">
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
