import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/event'
import { call } from '../../api/call.ts'
import { eventQuery, userQuery } from '../../api/queries.ts'
import { newUuid } from '../../session/newUuid.ts'
import { useSession } from '../../session/useSession.ts'
import { RsvpCard, type SaveAnswer } from './RsvpCard.tsx'

/** The answer of a signed-in guest (RPC-37). */
export function MemberAnswer({ event, now }: { event: EventView; now: number }) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { data: user, isPending } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  // Someone who opened the link without being invited gets a row of their own; one id, however often it is sent.
  const [newId] = useState(() => newUuid())

  const save: SaveAnswer = async (answer) => {
    const saved = await call('updateAttendance', {
      eventId: event.id,
      invitee: { ...answer, inviteeId: event.invitee?.inviteeId ?? newId },
    })
    queryClient.setQueryData(eventQuery(event.id).queryKey, { ...event, invitee: saved.invitee })
    await queryClient.invalidateQueries({ queryKey: ['event', event.id] })
    return 'saved'
  }

  return (
    <RsvpCard
      event={event}
      guestKey={null}
      preselected={null}
      form={null}
      now={now}
      isContactKnown
      knownName={user?.name}
      // The form starts from the name: one drawn before would be drawn anew, and lose what was picked meanwhile.
      isRecalling={isPending}
      save={save}
    />
  )
}
