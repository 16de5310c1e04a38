import { useQuery } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/guests/guestLink'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Dialog } from '@festoon/ui/Dialog'
import { Skeleton } from '@festoon/ui/Skeleton'
import { CopyLink } from '../../features/sharing/CopyLink.tsx'
import { smsLinkTo } from '../../features/sharing/invitationLinks.ts'
import { withoutScheme } from '../../features/sharing/withoutScheme.ts'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

/** Dialog with the personal link of a guest without an email address, which the host can copy or text. */
export function GuestLink({ event, guest, onClose }: { event: EventView; guest: Invitee; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['inviteeLink', event.id, guest.inviteeId],
    queryFn: () => call('getInviteeLink', { eventId: event.id, inviteeId: guest.inviteeId }),
    gcTime: 0,
  })
  const { phone, name } = guest
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={copy.linkFor(name)}
      description={copy.linkDetail(name)}
      actions={
        data && (
          <>
            {phone !== undefined && (
              <ButtonLink tone="quiet" href={smsLinkTo(phone, copy.message(name, titleOf(event.title), data.url))}>
                {copy.textLink}
              </ButtonLink>
            )}
            <CopyLink path={data.url} tone="primary" />
          </>
        )
      }
    >
      {error ? (
        <p role="alert" className="text-body text-error">
          {errorMessage(error)}
        </p>
      ) : data ? (
        <p className="rounded-md bg-tint p-4 text-body wrap-anywhere">{withoutScheme(data.url)}</p>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </Dialog>
  )
}
