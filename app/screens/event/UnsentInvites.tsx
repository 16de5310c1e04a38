import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { inviteesQuery } from '../../api/queries.ts'
import * as paths from '../../pathTo.ts'

/** Says that guests still wait for their invite, and leads to where they are sent (AUTHZ-26). */
export function UnsentInvites({ eventId }: { eventId: string }) {
  const { data } = useQuery(inviteesQuery(eventId))
  const unsent = data?.filter(({ role, inviteStatus, rsvpStatus }) => {
    const isAwaited = rsvpStatus === 'INVITED' || rsvpStatus === 'SEEN'
    return role === 'attendee' && isAwaited && inviteStatus === 'PENDING'
  }).length
  if (!unsent) return null
  return (
    <p className="text-body">
      {unsent === 1 ? '1 invite is not sent yet.' : `${unsent} invites are not sent yet.`}{' '}
      <Link to={paths.invite(eventId)} className="text-highlight underline">
        Send them
      </Link>
    </p>
  )
}
