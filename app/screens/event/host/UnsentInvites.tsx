import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { filterUnsent } from '@festoon/contract/messages/guests/guestStatus'
import * as copy from '@festoon/contract/messages/hostPage'
import { isInFilter } from '@festoon/contract/rules/guests/guestStatus'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import * as paths from '../../../platform/paths.ts'

/** Reminder of unsent invites, with a link to the page for sending them (AUTHZ-26). Renders nothing if there are none. */
export function UnsentInvites({ eventId }: { eventId: string }) {
  const { data } = useQuery(inviteesQuery(eventId))
  const unsentCount = data?.filter((guest) => guest.role === 'attendee' && isInFilter(guest, filterUnsent)).length
  if (!unsentCount) return null
  return (
    <p className="text-body">
      {`${copy.unsentInvites(unsentCount)} `}
      <Link to={paths.invite(eventId)} className="text-highlight underline">
        {copy.sendInvites}
      </Link>
    </p>
  )
}
