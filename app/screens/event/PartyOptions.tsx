import type { EventView, HostSettings } from '@festoon/contract/event'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Dialog } from '@festoon/ui/Dialog'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'

export interface PartyOptionsProps {
  event: EventView
  settings: HostSettings
  /** They can still be changed. */
  mayEdit: boolean
  onClose: () => void
}

/** How a party is set up, at a glance (EVPAGE-09). */
export function PartyOptions({ event, settings, mayEdit, onClose }: PartyOptionsProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Party options"
      size="small"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
          {mayEdit && (
            <ButtonLink href={paths.editEvent(event.id)} render={routerLink(paths.editEvent(event.id))}>
              Change
            </ButtonLink>
          )}
        </>
      }
    >
      <dl className="grid grid-cols-1 divide-y divide-line">
        {rowsOf(event, settings).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-body text-ink-muted">{name}</dt>
            <dd className="text-body font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

const channels = { 1: 'Email', 2: 'Text', 3: 'Email and text' } as const

const rowsOf = (event: EventView, { capacity, ...settings }: HostSettings): [name: string, value: string][] => [
  ['Guests may bring others', event.openInvite ? 'Yes' : 'No'],
  ['Guest list', event.publicGuestList ? 'Everyone sees it' : 'Hosts only'],
  ['Waitlist', event.hasWaitlist ? 'On' : 'Off'],
  ...(capacity === undefined
    ? []
    : [['Room for', capacity === 1 ? '1 guest' : `${capacity} guests`] satisfies [string, string]]),
  ['Reminders', settings.remindersEnabled ? 'On' : 'Off'],
  ['You hear of answers', settings.hostNotification === 'dailyDigest' ? 'Once a day' : 'As they arrive'],
  ['Guests hear by', channels[event.communicationPreference]],
]
