import { report } from '../../../rpc/report.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import type { MenuItem } from '@festoon/ui/Menu'
import { GuestTasks, type OpenTask } from '../../../guests/GuestTasks.tsx'
import { openTasks, taskLabels } from '../../../guests/guestTasks.ts'
import { EndEvent } from '../../../parts/EndEvent.tsx'
import { OptionsMenu } from '../../../parts/OptionsMenu.tsx'
import { routerLink } from '../../../parts/routerLink.tsx'
import { useIsInBrowser } from '../../../browser/useIsInBrowser.ts'
import { readHostArrival } from '../../../document/arrival.ts'
import * as paths from '../../../pathTo.ts'
import { CopyLink } from './CopyLink.tsx'
import { hostMay } from './hostMay.ts'
import { HostTally } from './HostTally.tsx'
import { PartyCreated } from './PartyCreated.tsx'
import { PartyOptions } from './PartyOptions.tsx'
import { TakeOver } from './TakeOver.tsx'
import { UnsentInvites } from './UnsentInvites.tsx'
import * as copy from '@festoon/contract/messages/hostPage'

/**
 * Opens the device's share sheet for a link. Ignores the error if the user dismisses the sheet, and reports other failures
 * (ERR-48).
 */
async function shareLink(link: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    report('WARN', 'A link could not be shared', error)
  }
}

/** Actions and counts for hosts on the event page (EVPAGE-01, EVPAGE-02, EVPAGE-14). */
export function HostTools({ event, now }: { event: EventView; now: number }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { showEventCreated, showGuestOptions } = readHostArrival(state)
  const [opened, setOpened] = useState<'options' | 'end' | OpenTask | null>(showGuestOptions ? 'manage' : null)
  const isInBrowser = useIsInBrowser()
  // Phones offer a share sheet.
  const canShare = isInBrowser && 'share' in navigator
  const link = paths.event(event.id)
  const may = hostMay(event, now)
  const tasks = openTasks(event, now)
  // Cleared so that a reload doesn't open the dialog again.
  const forgetArrival = () => void navigate(link, { replace: true, state: null, preventScrollReset: true })
  const openTask = (next: OpenTask | null): void => {
    setOpened(next)
    if (showGuestOptions) forgetArrival()
  }
  const task = opened === 'options' || opened === 'end' ? null : opened
  const items: MenuItem[] = [
    { label: copy.manageGuests, onSelect: () => setOpened('manage') },
    { label: copy.partySettings, onSelect: () => setOpened('options') },
    { label: copy.duplicate, onSelect: () => void navigate(paths.cloneEvent(event.id)) },
    ...(event.isHost ? [{ label: copy.manageCohosts, onSelect: () => void navigate(paths.cohost(event.id)) }] : []),
    ...(may.end === null
      ? []
      : [
          {
            label: may.end === 'delete' ? copy.deleteParty : copy.cancelParty,
            tone: 'danger' as const,
            onSelect: () => setOpened('end'),
          },
        ]),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      {event.host && event.host.handoverUntil !== null && event.cancelledTimestamp === null && (
        <TakeOver event={event} until={event.host.handoverUntil} now={now} />
      )}
      <div role="group" aria-label={copy.hostTools} className="flex flex-wrap gap-2">
        <ButtonLink href={paths.invite(event.id)} render={routerLink(paths.invite(event.id))}>
          {copy.invites}
        </ButtonLink>
        {may.edit && (
          <ButtonLink href={paths.editEvent(event.id)} tone="quiet" render={routerLink(paths.editEvent(event.id))}>
            {copy.edit}
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
            {copy.share}
          </Button>
        )}
        <OptionsMenu label={copy.partyOptions} items={items} />
      </div>
      <HostTally event={event} />
      {may.sendInvites && <UnsentInvites eventId={event.id} />}
      {showEventCreated && <PartyCreated eventId={event.id} onClose={forgetArrival} />}
      {isInBrowser && <GuestTasks event={event} now={now} task={task} onTask={openTask} />}
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
