import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/cohosts'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { smallPhoto } from '../../parts/smallPhoto.ts'
import { call } from '../../platform/api/call.ts'
import { inviteesQuery } from '../../platform/api/inviteesQuery.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { cohostLabels } from './cohostState.ts'

export interface CohostListProps {
  eventId: string
  cohosts: readonly Invitee[]
  /** False once the party is over or canceled, when no one can be removed or asked again. */
  isOpen: boolean
}

/** List of co-hosts and people who were asked to co-host, with buttons to remove them or ask them again. */
export function CohostList({ eventId, cohosts, isOpen }: CohostListProps) {
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
    await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
    setBusyId(null)
  }
  const dismiss = (cohost: Invitee) =>
    act(cohost.inviteeId, () =>
      call('updateCohostStatus', { eventId, status: 'DECLINED', cohost: { inviteeId: cohost.inviteeId } }),
    )
  const ask = (cohost: Invitee) =>
    act(cohost.inviteeId, () => call('addCohost', { eventId, cohost: { inviteeId: cohost.inviteeId } }))

  if (cohosts.length === 0) return <p className="text-lead text-ink-muted">{copy.noCohosts}</p>
  return (
    <ul className="grid grid-cols-1 divide-y-2 divide-line">
      {cohosts.map((cohost) => (
        <li key={cohost.inviteeId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <Avatar
            name={cohost.name}
            {...(cohost.photoUrl === undefined ? {} : { photoUrl: smallPhoto(cohost.photoUrl) })}
          />
          <div className="grid min-w-0 flex-1 basis-40">
            <p dir="auto" translate="no" className="text-body font-semibold">
              {cohost.name}
            </p>
            {cohost.cohostStatus && <p className="text-label text-ink-muted">{cohostLabels[cohost.cohostStatus]}</p>}
          </div>
          {!isOpen ? null : cohost.cohostStatus === 'DECLINED' || cohost.cohostStatus === 'FAILED' ? (
            <Button
              tone="quiet"
              size="small"
              busy={busyId === cohost.inviteeId}
              aria-label={copy.askGuestAgain(cohost.name)}
              onClick={() => void ask(cohost)}
            >
              {copy.askAgain}
            </Button>
          ) : (
            <Button
              tone="quiet"
              size="small"
              busy={busyId === cohost.inviteeId}
              aria-label={copy.removeCohost(cohost.name)}
              onClick={() => void dismiss(cohost)}
            >
              {copy.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
