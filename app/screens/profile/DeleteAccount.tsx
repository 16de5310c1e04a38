import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventSummary } from '@festoon/contract/nouns/event'
import type { HostedEventsChoice } from '@festoon/contract/nouns/profile'
import { isPast } from '@festoon/contract/rules/dates/past'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Dialog } from '@festoon/ui/Dialog'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../rpc/errorMessage.ts'
import { eventsQuery } from '../../api/queries.ts'
import { signOut } from '../../session/session.ts'
import { useSite } from '../../session/site.ts'

const read = { ...eventsQuery, staleTime: 0 }

const hostedIn = (events: readonly EventSummary[], now: number): number =>
  events.filter((event) => event.isHost && !event.isDraft && event.cancelledTimestamp === null && !isPast(event, now))
    .length

const parties = (count: number): string => `${count} ${count === 1 ? 'party' : 'parties'}`

/**
 * Deletes the account, after asking what happens to the parties it hosts (PROF-08). It uses what the server says now,
 * not what a tab knew, so that every party has been asked about.
 */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const queryClient = useQueryClient()
  const { data: events, dataUpdatedAt: now, error: unread, isFetchedAfterMount } = useQuery(read)
  const [choice, setChoice] = useState<HostedEventsChoice>()
  const [hasAnswered, setAnswered] = useState(false)
  const removal = useMutation({
    mutationFn: async () => {
      if (choice === undefined && hostedIn(await queryClient.fetchQuery(read), Date.now()) > 0) return
      await call('deleteAccount', choice === undefined ? {} : { hostedEvents: choice })
      await signOut(site)
    },
  })
  const hosted = events && isFetchedAfterMount ? hostedIn(events, now) : undefined
  const isAsking = hosted !== undefined && hosted > 0 && !hasAnswered
  const isOne = hosted === 1
  const them = isOne ? 'it' : 'them'
  const close = (): void => {
    // Deletion can't be undone once it has started.
    if (!removal.isPending) onClose()
  }
  const fate =
    hosted === undefined || hosted === 0
      ? null
      : choice === 'handOver'
        ? `${parties(hosted)} will be handed over to a co-host, or called off where there is none.`
        : `${parties(hosted)} will be called off, and the guests will be told.`
  const problem = removal.error ?? unread

  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) close()
      }}
      size="small"
      title={isAsking ? `What about your ${isOne ? 'party' : 'parties'}?` : 'Delete your account?'}
      description={
        isAsking
          ? `You still host ${parties(hosted)} that ${isOne ? 'is' : 'are'} ahead. Decide about ${them} first.`
          : 'This cannot be undone.'
      }
      actions={
        <>
          <Button tone="quiet" disabled={removal.isPending} onClick={close}>
            Keep my account
          </Button>
          {isAsking ? (
            <Button disabled={choice === undefined} onClick={() => setAnswered(true)}>
              Continue
            </Button>
          ) : (
            <Button
              tone="danger"
              disabled={hosted === undefined}
              busy={removal.isPending}
              onClick={() => removal.mutate()}
            >
              Delete my account
            </Button>
          )}
        </>
      }
    >
      {isAsking ? (
        <Choice
          legend={`What happens to ${them}?`}
          hideLegend
          name="hostedEvents"
          layout="column"
          options={[
            {
              value: 'cancel',
              label: `Call ${them} off`,
              hint: 'Guests are told, and see no more than that it is canceled.',
            },
            {
              value: 'handOver',
              label: `Hand ${them} over`,
              hint: 'To the co-host who has been with you longest. A party without one is called off.',
            },
          ]}
          {...(choice === undefined ? {} : { value: choice })}
          onValueChange={(value) => setChoice(value === 'handOver' ? 'handOver' : 'cancel')}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3 pb-2 text-body">
          <p>
            Your name, contacts, picture and drafts are erased, and every device is signed out. Answers that you gave to
            others stay counted, without your name.
          </p>
          {fate !== null && <p className="font-semibold">{fate}</p>}
          <p role="alert" className="text-error empty:hidden">
            {problem ? errorMessage(problem) : null}
          </p>
        </div>
      )}
    </Dialog>
  )
}
