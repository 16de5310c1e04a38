import type { Invitee } from '@festoon/contract/guest'
import { Button } from '@festoon/ui/Button'
import { useSendInvites } from '../../invitees/useSendInvites.ts'

/**
 * Sends what waits to be sent. It stays in reach at the bottom while there is something to send,
 * but for phones on which somebody types a guest's name: there it would cover the fields (INV-10, ERR-54, ERR-55).
 */
export function SendBar({ eventId, unsent }: { eventId: string; unsent: readonly Invitee[] }) {
  const sending = useSendInvites(eventId)
  if (unsent.length === 0) return null
  const count = unsent.length.toLocaleString('en-US')
  return (
    <div className="sticky bottom-4 flex max-wide:group-has-[form_:focus]/invites:static flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg bg-raised p-4 shadow-overlay">
      <p className="min-w-0 flex-1 basis-28 text-label wide:text-body">
        {unsent.length === 1 ? '1 invite is ready to go.' : `${count} invites are ready to go.`}
      </p>
      <Button busy={sending.isPending} onClick={() => sending.mutate(unsent)}>
        {unsent.length === 1 ? 'Send 1 invite' : `Send ${unsent.length} invites`}
      </Button>
    </div>
  )
}
