import type { Invitee } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { useSendInvites } from '../../guests/list/useSendInvites.ts'
import * as copy from '@festoon/contract/messages/guests/guestList'

/**
 * Bar with a button that sends the unsent invites (INV-10, ERR-54, ERR-55). Renders nothing if there are none. The bar sticks
 * to the bottom of the window, except on small screens while a form has focus, because it would cover the form.
 */
export function SendBar({ eventId, unsent }: { eventId: string; unsent: readonly Invitee[] }) {
  const sending = useSendInvites(eventId)
  if (unsent.length === 0) return null
  return (
    <div className="sticky bottom-4 flex max-wide:group-has-[form_:focus]/invites:static flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg bg-raised p-4 shadow-overlay">
      <p className="min-w-0 flex-1 basis-28 text-label wide:text-body">{copy.invitesReady(unsent.length)}</p>
      <Button busy={sending.isPending} onClick={() => sending.mutate(unsent)}>
        {copy.sendInvites(unsent.length)}
      </Button>
    </div>
  )
}
