import { audienceNames } from '@festoon/contract/messages/event'
import { guestCount } from '@festoon/contract/messages/guests/guestCount'
import * as copy from '@festoon/contract/messages/hostPage'
import type { EventView, HostSettings } from '@festoon/contract/nouns/event'
import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { dayText } from '@festoon/contract/rules/dates/eventDates'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Dialog } from '@festoon/ui/Dialog'
import { routerLink } from '../../../parts/routerLink.tsx'
import * as paths from '../../../platform/paths.ts'

export interface PartyOptionsProps {
  event: EventView
  settings: HostSettings
  /** True if the host may still change the options. */
  mayEdit: boolean
  onClose: () => void
}

/** Dialog with an overview of the party's options (EVPAGE-09). */
export function PartyOptions({ event, settings, mayEdit, onClose }: PartyOptionsProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.partyOptions}
      size="small"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {copy.close}
          </Button>
          {mayEdit && (
            <ButtonLink href={paths.editEvent(event.id)} render={routerLink(paths.editEvent(event.id))}>
              {copy.editParty}
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

const dayOf = (epochMs: number, { timeZone, date }: EventView): string =>
  dayText(dayIn(epochMs, timeZone), yearOf(date))

const channels = { 1: copy.email, 2: copy.sms, 3: copy.emailAndSms } as const

const rowsOf = (event: EventView, { capacity, ...settings }: HostSettings): [name: string, value: string][] => [
  [copy.plusOnes, event.openInvite ? copy.yes : copy.no],
  [copy.guestList, event.publicGuestList ? copy.visibleToEveryone : copy.hostsOnly],
  [copy.whoSeesAddress, audienceNames[event.addressAudience]],
  [copy.waitlist, event.hasWaitlist ? copy.on : copy.off],
  ...(capacity === undefined ? [] : [[copy.maxGuests, guestCount(capacity)] satisfies [string, string]]),
  [copy.maybeAllowed, event.allowMaybe ? copy.yes : copy.no],
  ...(event.decideBy === undefined ? [] : [[copy.decideBy, dayOf(event.decideBy, event)] satisfies [string, string]]),
  ...(event.rsvpBy === undefined
    ? []
    : [
        [copy.rsvpDeadline, dayOf(event.rsvpBy, event)] satisfies [string, string],
        [copy.afterDeadline, event.lateRsvps === 'ask' ? copy.asksYou : copy.noMoreRsvps] satisfies [string, string],
      ]),
  [copy.asksForCatering, event.headDetails ? copy.yes : copy.no],
  [copy.reminders, settings.remindersEnabled ? copy.on : copy.off],
  [copy.rsvpNotifications, settings.hostNotification === 'dailyDigest' ? copy.dailyDigest : copy.rightAway],
  [copy.guestUpdates, channels[event.communicationPreference]],
]
