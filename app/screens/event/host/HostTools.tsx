import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { whoBringsWhat } from '@festoon/contract/messages/eventPage'
import * as copy from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import type { MenuItem } from '@festoon/ui/Menu'
import { openTasks, taskLabels } from '../../../features/guests/guestTasks.ts'
import { GuestTasks, type OpenTask } from '../../../features/guests/GuestTasks.tsx'
import { CopyLink } from '../../../features/sharing/CopyLink.tsx'
import type { ShareDialogProps } from '../../../features/sharing/ShareDialog.tsx'
import { EndEvent } from '../../../parts/EndEvent.tsx'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { OptionsMenu } from '../../../parts/OptionsMenu.tsx'
import { routerLink } from '../../../parts/routerLink.tsx'
import { useIsInBrowser } from '../../../platform/browser/useIsInBrowser.ts'
import { readHostArrival } from '../../../platform/document/arrival.ts'
import * as paths from '../../../platform/paths.ts'
import { hostMay } from './hostMay.ts'
import { HostTally } from './HostTally.tsx'
import { PartyCreated } from './PartyCreated.tsx'
import { PartyOptions } from './PartyOptions.tsx'
import { TakeOver } from './TakeOver.tsx'
import { UnsentInvites } from './UnsentInvites.tsx'

const ShareDialog = lazyPart<ShareDialogProps>(() =>
  import('../../../features/sharing/ShareDialog.tsx').then((part) => part.ShareDialog),
)

/** Actions and counts for hosts on the event page (EVPAGE-01, EVPAGE-02, EVPAGE-14). */
export function HostTools({ event, now }: { event: EventView; now: number }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { showEventCreated, showGuestOptions } = readHostArrival(state)
  const [openedTool, setOpenedTool] = useState<'share' | 'options' | 'end' | OpenTask | null>(
    showGuestOptions ? 'manage' : null,
  )
  const isInBrowser = useIsInBrowser()
  const link = paths.event(event.id)
  const may = hostMay(event, now)
  const tasks = openTasks(event, now)
  // Cleared so that a reload doesn't open the dialog again.
  const forgetArrival = () => void navigate(link, { replace: true, state: null, preventScrollReset: true })
  const openTask = (next: OpenTask | null): void => {
    setOpenedTool(next)
    if (showGuestOptions) forgetArrival()
  }
  const task = openedTool === 'share' || openedTool === 'options' || openedTool === 'end' ? null : openedTool
  const items: MenuItem[] = [
    { label: copy.manageGuests, onSelect: () => setOpenedTool('manage') },
    { label: copy.partySettings, onSelect: () => setOpenedTool('options') },
    ...(may.edit || event.signUps
      ? [{ label: whoBringsWhat, onSelect: () => location.assign(paths.bring(event.id)) }]
      : []),
    { label: copy.duplicate, onSelect: () => void navigate(paths.cloneEvent(event.id)) },
    ...(event.isHost ? [{ label: copy.manageCohosts, onSelect: () => void navigate(paths.cohost(event.id)) }] : []),
    ...(may.end === null
      ? []
      : [
          {
            label: may.end === 'delete' ? copy.deleteParty : copy.cancelParty,
            tone: 'danger' as const,
            onSelect: () => setOpenedTool('end'),
          },
        ]),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      {event.host && event.host.handoverUntil !== null && event.cancelledTimestamp === null && (
        <TakeOver event={event} until={event.host.handoverUntil} now={now} />
      )}
      <div role="group" aria-label={copy.hostTools} className="flex flex-wrap items-center gap-2">
        {may.sendInvites && (
          <Button size="small" tone={event.timesAnswered ? 'quiet' : 'primary'} onClick={() => setOpenedTool('share')}>
            {copy.share}
          </Button>
        )}
        <ButtonLink
          href={paths.invite(event.id)}
          tone={may.sendInvites ? 'quiet' : 'primary'}
          size="small"
          render={routerLink(paths.invite(event.id))}
        >
          {copy.invites}
        </ButtonLink>
        {may.edit && (
          <ButtonLink
            href={paths.editEvent(event.id)}
            tone="quiet"
            size="small"
            render={routerLink(paths.editEvent(event.id))}
          >
            {copy.edit}
          </ButtonLink>
        )}
        {may.edit && event.dateUndecided && (
          <ButtonLink href={paths.whenWorks(event.id)} tone={event.timesAnswered ? 'primary' : 'quiet'} size="small">
            {event.timesAnswered ? copy.pickTime(event.timesAnswered) : copy.askWhen}
          </ButtonLink>
        )}
        {tasks.includes('message') && (
          <Button tone="quiet" size="small" onClick={() => setOpenedTool('message')}>
            {taskLabels.message}
          </Button>
        )}
        <CopyLink path={link} size="small" />
        <OptionsMenu label={copy.partyOptions} items={items} />
      </div>
      <HostTally event={event} />
      {may.sendInvites && <UnsentInvites eventId={event.id} />}
      {showEventCreated && <PartyCreated eventId={event.id} onClose={forgetArrival} />}
      {isInBrowser && <GuestTasks event={event} now={now} task={task} onTask={openTask} />}
      {openedTool === 'share' && event.host && (
        <ShareDialog event={event} url={event.host.shortUrl} now={now} onClose={() => setOpenedTool(null)} />
      )}
      {openedTool === 'options' && event.host && (
        <PartyOptions event={event} settings={event.host} mayEdit={may.edit} onClose={() => setOpenedTool(null)} />
      )}
      {openedTool === 'end' && may.end && (
        <EndEvent
          event={event}
          way={may.end}
          onClose={(wasEnded) => {
            setOpenedTool(null)
            if (wasEnded && may.end === 'delete') void navigate(paths.events())
          }}
        />
      )}
    </div>
  )
}
