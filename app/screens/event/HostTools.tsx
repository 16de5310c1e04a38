import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/event'
import { isPast } from '@festoon/contract/rules/past'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import type { MenuItem } from '@festoon/ui/Menu'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { EndEvent } from '../../layout/EndEvent.tsx'
import { OptionsMenu } from '../../layout/OptionsMenu.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import { shareLink } from '../../layout/shareLink.ts'
import { useFlag } from '../../layout/useFlag.ts'
import { paths } from '../../paths.ts'

const wasJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'showEventCreated' in state

const never = () => () => undefined

/** Whether this browser has a share sheet, as phones do. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

/** What a host does from the event page (EVPAGE-02). */
export function HostTools({ event, now }: { event: EventView; now: number }) {
  const notify = useNotice()
  const navigate = useNavigate()
  const [isEnding, setEnding] = useState(false)
  const { state } = useLocation()
  const [isCopied, flagCopied] = useFlag()
  const canShare = useCanShare()
  const link = paths.event(event.id)
  const address = (): string => new URL(link, location.origin).href

  const isOpen = event.cancelledTimestamp === null && event.startTime > now
  const isAlone = (event.host?.guestCount ?? 0) === 0 || event.cancelledTimestamp !== null
  const items: MenuItem[] = [
    { label: 'Duplicate', onSelect: () => void navigate(paths.cloneEvent(event.id)) },
    // A party is ended by whose it is; one that is over cannot be called off any more.
    ...(event.isHost && (isAlone || !isPast(event, now))
      ? [{ label: isAlone ? 'Delete party' : 'Cancel party', tone: 'danger' as const, onSelect: () => setEnding(true) }]
      : []),
  ]

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address())
      flagCopied()
    } catch {
      notify({ level: 'warn', text: `Your browser did not let us copy. The link is ${address()}` })
    }
  }

  return (
    <div className="grid gap-4">
      {wasJustCreated(state) && (
        <Banner tone="info" title="Your party is on!">
          Share the link, or invite people by email.
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={paths.invite(event.id)} render={routerLink(paths.invite(event.id))}>
          Invites
        </ButtonLink>
        <Tooltip label="Link copied" shown={isCopied}>
          <Button tone="quiet" onClick={() => void copy()}>
            Copy link
          </Button>
        </Tooltip>
        {isOpen && (
          <ButtonLink href={paths.editEvent(event.id)} tone="quiet" render={routerLink(paths.editEvent(event.id))}>
            Edit
          </ButtonLink>
        )}
        {canShare && (
          <Button tone="quiet" onClick={() => void shareLink({ title: event.title, url: address() })}>
            Share
          </Button>
        )}
        <OptionsMenu label="Party options" items={items} />
      </div>
      {isEnding && (
        <EndEvent
          event={event}
          onClose={(isOver) => {
            setEnding(false)
            if (isOver && isAlone) void navigate(paths.events())
          }}
        />
      )}
    </div>
  )
}
