import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { hasStarted } from '@festoon/contract/rules/dates/past'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { eventQuery } from '../../../platform/api/queries.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'

/** Lets a co-host take over a party whose host has left. `until` is the time, in ms, at which it is canceled otherwise. */
export function TakeOver({ event, until, now }: { event: EventView; until: number; now: number }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [isAsking, setAsking] = useState(false)
  const taking = useMutation({
    mutationFn: () => call('takeOverEvent', { eventId: event.id }),
    onSuccess: (result) => {
      queryClient.setQueryData(eventQuery(event.id).queryKey, result.event)
      notify({ level: 'info', key: 'took over', text: copy.tookOver })
    },
    onError: (error) => {
      notify({ level: 'error', key: 'took over', text: errorMessage(error) })
      return queryClient.invalidateQueries({ queryKey: eventQuery(event.id).queryKey })
    },
    onSettled: () => setAsking(false),
  })
  const day = shortDate({ startTime: until, endTime: 0, timeZone: event.timeZone }, now)
  return (
    <Banner tone="warn" title={copy.needsHost}>
      <div className="grid justify-items-start gap-4">
        <p>
          {copy.needsHostDetail} {!hasStarted(event, until) && copy.canceledOtherwise(day)}
        </p>
        <Button onClick={() => setAsking(true)}>{copy.takeOver}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.takeOverTitle}
        text={copy.takeOverDetail}
        confirmLabel={copy.takeOver}
        cancelLabel={copy.notNow}
        busy={taking.isPending}
        onConfirm={() => taking.mutate()}
      />
    </Banner>
  )
}
