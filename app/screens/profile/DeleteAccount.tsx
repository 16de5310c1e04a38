import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/deleteAccount'
import type { EventSummary } from '@festoon/contract/nouns/event'
import type { HostedEventsChoice } from '@festoon/contract/nouns/profile'
import { isPast } from '@festoon/contract/rules/dates/past'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Dialog } from '@festoon/ui/Dialog'
import { call } from '../../platform/api/call.ts'
import { eventsQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { signOut } from '../../platform/session/session.ts'
import { useSite } from '../../platform/session/site.ts'

const read = { ...eventsQuery, staleTime: 0 }

const hostedIn = (events: readonly EventSummary[], now: number): number =>
  events.filter((event) => event.isHost && !event.isDraft && event.cancelledTimestamp === null && !isPast(event, now))
    .length

/**
 * Dialog for deleting the user's account (PROF-08). If the user organizes parties that aren't over, first asks whether to
 * cancel them or hand them over. Refetches the user's parties, so that none is missed.
 */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const queryClient = useQueryClient()
  const { data: events, dataUpdatedAt: now, error: unread, isFetchedAfterMount } = useQuery(read)
  const [choice, setChoice] = useState<HostedEventsChoice>()
  const [hasChosen, setChosen] = useState(false)
  const removal = useMutation({
    mutationFn: async () => {
      if (choice === undefined && hostedIn(await queryClient.fetchQuery(read), Date.now()) > 0) return
      await call('deleteAccount', choice === undefined ? {} : { hostedEvents: choice })
      await signOut(site)
    },
  })
  const ownEvents = events && isFetchedAfterMount ? hostedIn(events, now) : undefined
  const isAsking = ownEvents !== undefined && ownEvents > 0 && !hasChosen
  const close = (): void => {
    // Deletion can't be canceled once it has started.
    if (!removal.isPending) onClose()
  }
  const outcome =
    ownEvents === undefined || ownEvents === 0
      ? null
      : choice === 'handOver'
        ? copy.willBeHandedOver(ownEvents)
        : copy.willBeCanceled(ownEvents)
  const problem = removal.error ?? unread

  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) close()
      }}
      size="small"
      title={isAsking ? copy.partiesTitle(ownEvents) : copy.deleteTitle}
      description={isAsking ? copy.partiesDetail(ownEvents) : copy.deleteDetail}
      actions={
        <>
          <Button tone="quiet" disabled={removal.isPending} onClick={close}>
            {copy.keepAccount}
          </Button>
          {isAsking ? (
            <Button disabled={choice === undefined} onClick={() => setChosen(true)}>
              {copy.nextStep}
            </Button>
          ) : (
            <Button
              tone="danger"
              disabled={ownEvents === undefined}
              busy={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {copy.deleteAccount}
            </Button>
          )}
        </>
      }
    >
      {isAsking ? (
        <Choice
          legend={copy.whatHappens(ownEvents)}
          hideLegend
          name="hostedEvents"
          layout="column"
          options={[
            {
              value: 'cancel',
              label: copy.cancelParties(ownEvents),
              hint: copy.cancelPartiesDetail,
            },
            {
              value: 'handOver',
              label: copy.handOver(ownEvents),
              hint: copy.handOverDetail,
            },
          ]}
          {...(choice === undefined ? {} : { value: choice })}
          onValueChange={(value) => setChoice(value === 'handOver' ? 'handOver' : 'cancel')}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3 pb-2 text-body">
          <p>{copy.whatIsErased}</p>
          {outcome !== null && <p className="font-semibold">{outcome}</p>}
          <p role="alert" className="text-error empty:hidden">
            {problem ? errorMessage(problem) : null}
          </p>
        </div>
      )}
    </Dialog>
  )
}
