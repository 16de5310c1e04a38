import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { HostedEventsChoice } from '@festoon/contract/profile'
import { isPast } from '@festoon/contract/rules/past'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Dialog } from '@festoon/ui/Dialog'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { eventsQuery } from '../../api/queries.ts'
import { signOut } from '../../session/session.ts'
import { useSite } from '../../session/site.ts'

const parties = (count: number): string => `${count} ${count === 1 ? 'party' : 'parties'}`

/** Deletes the account, having asked first what becomes of the parties that its person still hosts (PROF-08). */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const site = useSite()
  const { data: events, dataUpdatedAt: now, error: unread } = useQuery({ ...eventsQuery, enabled: open })
  const [choice, setChoice] = useState<HostedEventsChoice>()
  const [hasAnswered, setAnswered] = useState(false)
  const removal = useMutation({
    mutationFn: async () => {
      await call('deleteAccount', { hostedEvents: choice ?? 'cancel' })
      await signOut(site)
    },
  })
  const hosted = events?.filter((event) => event.isHost && !event.isDraft && !isPast(event, now)).length
  const isAsking = hosted !== undefined && hosted > 0 && !hasAnswered
  const close = (): void => {
    // What was begun cannot be taken back.
    if (removal.isPending) return
    setAnswered(false)
    setChoice(undefined)
    removal.reset()
    onClose()
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
      open={open}
      onOpenChange={(next) => {
        if (!next) close()
      }}
      size="small"
      title={isAsking ? 'What about your parties?' : 'Delete your account?'}
      description={
        isAsking
          ? `You still host ${parties(hosted)} that ${hosted === 1 ? 'is' : 'are'} ahead. Decide about them first.`
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
          legend="What happens to them?"
          hideLegend
          name="hostedEvents"
          layout="column"
          options={[
            { value: 'cancel', label: 'Call them off', hint: 'Guests see that the party is canceled.' },
            {
              value: 'handOver',
              label: 'Hand them over',
              hint: 'To the co-host who has been with you longest. Parties without one are called off.',
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
