import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/event'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import type { MenuItem } from '@festoon/ui/Menu'
import { GuestTasks, type OpenTask } from '../../guests/GuestTasks.tsx'
import { openTasks, taskLabels } from '../../guests/guestTasks.ts'
import { EndEvent } from '../../layout/EndEvent.tsx'
import { OptionsMenu } from '../../layout/OptionsMenu.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import { shareLink } from '../../layout/shareLink.ts'
import { useIsInBrowser } from '../../layout/useIsInBrowser.ts'
import * as paths from '../../pathTo.ts'
import { CopyLink } from './CopyLink.tsx'
import { hostMay } from './hostMay.ts'
import { HostTally } from './HostTally.tsx'
import { PartyCreated } from './PartyCreated.tsx'
import { PartyOptions } from './PartyOptions.tsx'
import { UnsentInvites } from './UnsentInvites.tsx'

const wasJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'showEventCreated' in state

/** What a host does from the event page, and how the party stands (EVPAGE-01, EVPAGE-02, EVPAGE-14). */
export function HostTools({ event, now }: { event: EventView; now: number }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'options' | 'end' | OpenTask | null>(null)
  const { state } = useLocation()
  // A share sheet, as phones have it.
  const canShare = useIsInBrowser() && 'share' in navigator
  const link = paths.event(event.id)
  const may = hostMay(event, now)
  const tasks = openTasks(event, now)
  const task = opened === 'options' || opened === 'end' ? null : opened
  const items: MenuItem[] = [
    { label: 'Guest management', onSelect: () => setOpened('manage') },
    { label: 'Party settings', onSelect: () => setOpened('options') },
    { label: 'Duplicate', onSelect: () => void navigate(paths.cloneEvent(event.id)) },
    ...(event.isHost ? [{ label: 'Co-hosts', onSelect: () => void navigate(paths.cohost(event.id)) }] : []),
    ...(may.end === null
      ? []
      : [
          {
            label: may.end === 'delete' ? 'Delete party' : 'Cancel party',
            tone: 'danger' as const,
            onSelect: () => setOpened('end'),
          },
        ]),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label="Host tools" className="flex flex-wrap gap-2">
        <ButtonLink href={paths.invite(event.id)} render={routerLink(paths.invite(event.id))}>
          Invites
        </ButtonLink>
        {may.edit && (
          <ButtonLink href={paths.editEvent(event.id)} tone="quiet" render={routerLink(paths.editEvent(event.id))}>
            Edit
          </ButtonLink>
        )}
        {tasks.includes('message') && (
          <Button tone="quiet" onClick={() => setOpened('message')}>
            {taskLabels.message}
          </Button>
        )}
        <CopyLink path={link} />
        {canShare && (
          <Button
            tone="quiet"
            onClick={() => void shareLink({ title: event.title, url: new URL(link, location.origin).href })}
          >
            Share
          </Button>
        )}
        <OptionsMenu label="Party options" items={items} />
      </div>
      <HostTally event={event} />
      {may.sendInvites && <UnsentInvites eventId={event.id} />}
      {wasJustCreated(state) && (
        <PartyCreated eventId={event.id} onClose={() => void navigate(link, { replace: true, state: null })} />
      )}
      <GuestTasks event={event} now={now} task={task} onTask={setOpened} />
      {opened === 'options' && event.host && (
        <PartyOptions event={event} settings={event.host} mayEdit={may.edit} onClose={() => setOpened(null)} />
      )}
      {opened === 'end' && (
        <EndEvent
          event={event}
          onClose={(isOver) => {
            setOpened(null)
            if (isOver && may.end === 'delete') void navigate(paths.events())
          }}
        />
      )}
    </div>
  )
}
