import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/cohosts'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import * as paths from '../../platform/paths.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

export interface CohostRequestProps {
  event: EventView
  /** The id of the co-host link that the visitor opened; null if the organizer asked the visitor directly. */
  linkUuid: string | null
  now: number
}

/** A request to co-host a party, with buttons to accept or decline (ROUTE-35, COHOST-04). */
export function CohostRequest({ event, linkUuid, now }: CohostRequestProps) {
  const [sending, setSending] = useState<'ACCEPTED' | 'DECLINED' | null>(null)
  const notify = useNotice()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const respond = async (status: 'ACCEPTED' | 'DECLINED'): Promise<void> => {
    setSending(status)
    try {
      await call('updateCohostStatus', { eventId: event.id, status, ...(linkUuid === null ? {} : { linkUuid }) })
    } catch (error) {
      setSending(null)
      return notify({ level: 'error', text: errorMessage(error) })
    }
    for (const queryKey of [eventQuery(event.id).queryKey, ['events']])
      await queryClient.invalidateQueries({ queryKey })
    if (status === 'ACCEPTED') notify({ level: 'info', text: copy.accepted(event.title) })
    await navigate(paths.event(event.id), { replace: true })
  }

  return (
    <section className="grid grid-cols-1 justify-items-start gap-5">
      <img
        src={event.photoUrl}
        alt=""
        width={640}
        height={640}
        className="size-40 rounded-lg object-cover shadow-raised"
      />
      <h1 dir="auto" className="font-display text-display">
        {copy.hostWith(event.title, event.hostedBy)}
      </h1>
      <p className="text-lead text-ink-muted">{copy.whatCohostsDo(shortDate(event, now), event.hostedBy)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          busy={sending === 'ACCEPTED'}
          disabled={sending === 'DECLINED'}
          onClick={() => void respond('ACCEPTED')}
        >
          {copy.accept}
        </Button>
        <Button
          size="large"
          tone="quiet"
          busy={sending === 'DECLINED'}
          disabled={sending === 'ACCEPTED'}
          onClick={() => void respond('DECLINED')}
        >
          {copy.decline}
        </Button>
      </div>
    </section>
  )
}
