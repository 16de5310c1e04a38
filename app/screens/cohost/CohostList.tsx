import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { cohostLinkQuery, inviteesQuery } from '../../api/queries.ts'
import { smallPhoto } from '../../layout/smallPhoto.ts'
import { cohostLabels } from './cohostState.ts'

export interface CohostListProps {
  eventId: string
  cohosts: readonly Invitee[]
}

/** Who hosts too or was asked to, each with what the organizer can do about it. */
export function CohostList({ eventId, cohosts }: CohostListProps) {
  const [busyId, setBusyId] = useState<string | null>(null)
  const notify = useNotice()
  const queryClient = useQueryClient()

  const act = async (inviteeId: string, action: () => Promise<unknown>): Promise<void> => {
    setBusyId(inviteeId)
    try {
      await action()
    } catch (error) {
      notify({ level: 'error', text: errorMessage(error) })
    }
    // Whoever is dismissed takes the link with them: there is another.
    for (const { queryKey } of [inviteesQuery(eventId), cohostLinkQuery(eventId)])
      await queryClient.invalidateQueries({ queryKey })
    setBusyId(null)
  }
  const dismiss = (cohost: Invitee) =>
    act(cohost.inviteeId, () =>
      call('updateCohostStatus', { eventId, status: 'DECLINED', cohost: { inviteeId: cohost.inviteeId } }),
    )
  const ask = (cohost: Invitee) =>
    act(cohost.inviteeId, () => call('addCohost', { eventId, cohost: { inviteeId: cohost.inviteeId } }))

  if (cohosts.length === 0)
    return <p className="text-lead text-ink-muted">Nobody yet. Two hosts get twice as much done.</p>
  return (
    <ul className="grid grid-cols-1 divide-y-2 divide-line">
      {cohosts.map((cohost) => (
        <li key={cohost.inviteeId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <Avatar
            name={cohost.name}
            {...(cohost.photoUrl === undefined ? {} : { photoUrl: smallPhoto(cohost.photoUrl) })}
          />
          <div className="grid min-w-0 flex-1 basis-40">
            <p dir="auto" className="text-body font-semibold">
              {cohost.name}
            </p>
            {cohost.cohostStatus && <p className="text-label text-ink-muted">{cohostLabels[cohost.cohostStatus]}</p>}
          </div>
          {cohost.cohostStatus === 'DECLINED' || cohost.cohostStatus === 'FAILED' ? (
            <Button
              tone="quiet"
              size="small"
              busy={busyId === cohost.inviteeId}
              aria-label={`Ask ${cohost.name} again`}
              onClick={() => void ask(cohost)}
            >
              Ask again
            </Button>
          ) : (
            <Button
              tone="quiet"
              size="small"
              busy={busyId === cohost.inviteeId}
              aria-label={`Remove ${cohost.name} as co-host`}
              onClick={() => void dismiss(cohost)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
