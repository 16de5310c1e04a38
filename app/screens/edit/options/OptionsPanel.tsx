import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/options'
import { audienceNames } from '@festoon/contract/messages/event'
import { capacityInvalid } from '@festoon/contract/messages/fields'
import type { EventView } from '@festoon/contract/nouns/event'
import {
  addressAudience,
  isAddressAudience,
  type AddressAudience,
} from '@festoon/contract/rules/events/addressAudience'
import { isCapacity } from '@festoon/contract/rules/events/eventErrors'
import { Choice } from '@festoon/ui/Choice'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import type { FaultyPanelProps } from '../panelProps.ts'
import { useFaultFocus } from '../useFaultFocus.ts'
import { CateringOptions } from './CateringOptions.tsx'
import { KeepInView } from './KeepInView.tsx'
import { RsvpSection } from './RsvpSection.tsx'

const channels = [
  { value: '3', label: copy.emailAndSms },
  { value: '1', label: copy.emailOnly },
  { value: '2', label: copy.smsOnly },
] as const

const audiences = [
  { value: 'signedIn', label: audienceNames.signedIn, hint: copy.addressForSignedInHint },
  { value: 'confirmed', label: audienceNames.confirmed, hint: copy.addressForConfirmedHint },
] as const satisfies readonly { value: AddressAudience; label: string; hint: string }[]

/**
 * The side panel's tab for the event's options: plus-ones, guest list, address, reminders, RSVP notifications, guest updates,
 * maybe, RSVP deadline, catering, and waitlist (OPT-01..09).
 */
export function OptionsPanel({ fields, onChange, faults, live }: FaultyPanelProps & { live: EventView | undefined }) {
  // A party made by a program can have a capacity without a waitlist.
  const [startsLimited] = useState(fields.capacity !== null)
  const capacityError = fields.capacity !== null && !isCapacity(fields.capacity) ? capacityInvalid : undefined
  const tab = useFaultFocus(faults)
  return (
    <div ref={tab} className="grid grid-cols-1 gap-6">
      <Switch
        label={copy.plusOnes}
        hint={copy.plusOnesHint}
        checked={fields.openInvite}
        onCheckedChange={(openInvite) => onChange({ openInvite })}
      />
      <Switch
        label={copy.publicGuestList}
        hint={copy.publicGuestListHint}
        checked={fields.publicGuestList}
        onCheckedChange={(publicGuestList) => onChange({ publicGuestList })}
      />
      <Choice
        legend={copy.addressFor}
        name="addressFor"
        layout="column"
        options={audiences}
        value={addressAudience(fields)}
        onValueChange={(value) => isAddressAudience(value) && onChange({ addressFor: value })}
      />
      <Switch
        label={copy.reminders}
        hint={copy.remindersHint}
        checked={fields.remindersEnabled}
        onCheckedChange={(remindersEnabled) => onChange({ remindersEnabled })}
      />
      <Choice
        legend={copy.rsvpNotifications}
        name="hostNotification"
        layout="column"
        options={[
          { value: 'asTheyArrive', label: copy.asTheyArrive },
          { value: 'dailyDigest', label: copy.dailyDigest, hint: copy.dailyDigestHint },
        ]}
        value={fields.hostNotification}
        onValueChange={(value) =>
          onChange({ hostNotification: value === 'dailyDigest' ? 'dailyDigest' : 'asTheyArrive' })
        }
      />
      <Choice
        legend={copy.guestUpdates}
        name="communicationPreference"
        layout="column"
        options={channels}
        value={String(fields.communicationPreference)}
        onValueChange={(value) => onChange({ communicationPreference: value === '1' ? 1 : value === '2' ? 2 : 3 })}
      />
      <RsvpSection fields={fields} onChange={onChange} saved={live} />
      <CateringOptions details={fields.headDetails} onChange={(headDetails) => onChange({ headDetails })} />
      <div className="grid grid-cols-1 gap-4 border-t-2 border-line pt-6">
        <Switch
          label={copy.waitlist}
          hint={copy.waitlistHint}
          checked={fields.hasWaitlist}
          onCheckedChange={(hasWaitlist) => onChange(hasWaitlist ? { hasWaitlist } : { hasWaitlist, capacity: null })}
        />
        {(fields.hasWaitlist || startsLimited) && (
          <>
            <KeepInView error={capacityError}>
              <TextField
                label={copy.capacity}
                type="number"
                inputMode="numeric"
                min={1}
                max={limits.capacity}
                placeholder={copy.noLimit}
                hint={copy.capacityHint}
                value={fields.capacity ?? ''}
                onChange={(event) => onChange({ capacity: capacityIn(event.currentTarget.value) })}
                error={capacityError}
              />
            </KeepInView>
            {live && fields.hasWaitlist && (
              <Switch
                label={copy.requireApproval}
                hint={copy.requireApprovalHint}
                checked
                disabled
                onCheckedChange={() => undefined}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

const capacityIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))
