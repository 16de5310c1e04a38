import { useState } from 'react'
import * as copy from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee } from '@festoon/contract/nouns/guest'
import { IconButton } from '@festoon/ui/IconButton'
import { lazyPart } from '../../../parts/lazyPart.tsx'

const pencil = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3 3L8.5 19 4 20zm10.5-13.5 3 3" />
  </svg>
)

// Loaded when a host edits a guest.
const AttendeeDialog = lazyPart(() => import('./AttendeeDialog.tsx').then((part) => part.AttendeeDialog))

/** Button that lets a host edit a guest on the event page (EVPAGE-12). */
export function EditAttendee({ event, attendee }: { event: EventView; attendee: Attendee }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={copy.editGuest(attendee.name)}
        icon={pencil}
        tone="quiet"
        size="small"
        onClick={() => setOpen(true)}
      />
      {isOpen && <AttendeeDialog event={event} inviteeId={attendee.inviteeId} onClose={() => setOpen(false)} />}
    </>
  )
}
