import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import { GuestDialog, type GuestTask } from '../../../features/guests/list/GuestDialog.tsx'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'

export interface AttendeeDialogProps {
  event: EventView
  inviteeId: string
  onClose: () => void
}

/** Dialog where a host edits a guest listed on the event page. */
export function AttendeeDialog({ event, inviteeId, onClose }: AttendeeDialogProps) {
  const [task, setTask] = useState<GuestTask>('edit')
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const guest = invitees?.find((invitee) => invitee.inviteeId === inviteeId)
  if (!invitees || !guest) return null
  return <GuestDialog event={event} guest={guest} invitees={invitees} task={task} onTask={setTask} onClose={onClose} />
}
