import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/event'
import { shortDate } from '@festoon/contract/rules/eventDates'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { eventQuery } from '../../api/queries.ts'
import * as paths from '../../pathTo.ts'

export interface AnswerCohostProps {
  event: EventView
  /** The co-host link that was opened. */
  linkUuid: string | null
  now: number
}

/** Whoever was asked to host too accepts or declines (ROUTE-35, COHOST-04). */
export function AnswerCohost({ event, linkUuid, now }: AnswerCohostProps) {
  const [sending, setSending] = useState<'ACCEPTED' | 'DECLINED' | null>(null)
  const notify = useNotice()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const answer = async (status: 'ACCEPTED' | 'DECLINED'): Promise<void> => {
    setSending(status)
    try {
      await call('updateCohostStatus', { eventId: event.id, status, ...(linkUuid === null ? {} : { linkUuid }) })
    } catch (error) {
      setSending(null)
      return notify({ level: 'error', text: errorMessage(error) })
    }
    for (const queryKey of [eventQuery(event.id).queryKey, ['events']])
      await queryClient.invalidateQueries({ queryKey })
    if (status === 'ACCEPTED') notify({ level: 'info', text: `You host ${event.title} now, too.` })
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
        Host {event.title} with {event.hostedBy}?
      </h1>
      <p className="text-lead text-ink-muted">
        {shortDate(event, now)}. A co-host edits the party, invites guests, sees their answers and writes to them.
        Calling it off stays with {event.hostedBy}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          busy={sending === 'ACCEPTED'}
          disabled={sending === 'DECLINED'}
          onClick={() => void answer('ACCEPTED')}
        >
          Accept
        </Button>
        <Button
          size="large"
          tone="quiet"
          busy={sending === 'DECLINED'}
          disabled={sending === 'ACCEPTED'}
          onClick={() => void answer('DECLINED')}
        >
          Decline
        </Button>
      </div>
    </section>
  )
}
