import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/event'
import { inviteesQuery } from '../../api/queries.ts'
import { GuestDialog, type GuestTask } from '../../invitees/GuestDialog.tsx'

export interface AttendeeDialogProps {
  event: EventView
  inviteeId: string
  onClose: () => void
}

/** What a host does with one of the guests that the event page names. */
export function AttendeeDialog({ event, inviteeId, onClose }: AttendeeDialogProps) {
  const [task, setTask] = useState<GuestTask>('edit')
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const guest = invitees?.find((one) => one.inviteeId === inviteeId)
  if (!invitees || !guest) return null
  return <GuestDialog event={event} guest={guest} invitees={invitees} task={task} onTask={setTask} onClose={onClose} />
}
