import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { Avatar } from '@festoon/ui/Avatar'
import { smallPhoto } from '../../../parts/smallPhoto.ts'

/** A link to the guest list, with the faces of a few others who are going. Renders nothing if the viewer may see none. */
export function OthersGoing({ event: { attendees, invitee } }: { event: EventView }) {
  const others = attendees?.filter(
    ({ inviteeId, rsvpStatus }) => rsvpStatus === 'YES' && inviteeId !== invitee?.inviteeId,
  )
  if (!others?.length) return null
  return (
    <a href="#guests" className="flex min-h-11 w-fit items-center gap-4 text-label">
      <span className="flex ps-1">
        {others.slice(0, 5).map(({ inviteeId, name, photoUrl }) => (
          <Avatar
            key={inviteeId}
            name={name}
            size="small"
            photoUrl={photoUrl && smallPhoto(photoUrl)}
            className="-ms-1 border-2 border-surface"
          />
        ))}
      </span>
      <span className="underline">{copy.seeWhoIsGoing}</span>
    </a>
  )
}
