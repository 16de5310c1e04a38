import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { capacityInvalid } from '@festoon/contract/messages/fields'
import { isCapacity } from '@festoon/contract/rules/events/eventErrors'
import { Choice } from '@festoon/ui/Choice'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import type { PanelProps } from '../panelProps.ts'

const reach = [
  { value: '3', label: 'Email and text' },
  { value: '1', label: 'Email only' },
  { value: '2', label: 'Text only' },
] as const

/** What guests may do and see, and how the host hears of it (OPT-01..09). */
export function OptionsPanel({ fields, onChange, isLive }: PanelProps & { isLive: boolean }) {
  const isWrong = fields.capacity !== null && !isCapacity(fields.capacity)
  // Whoever was led here by what is wrong begins there.
  const [wasWrong] = useState(isWrong)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Switch
        label="Guests can bring others"
        hint="Up to eight with each guest."
        checked={fields.openInvite}
        onCheckedChange={(openInvite) => onChange({ openInvite })}
      />
      <Switch
        label="Public guest list"
        hint="Guests see who else is coming."
        checked={fields.publicGuestList}
        onCheckedChange={(publicGuestList) => onChange({ publicGuestList })}
      />
      <Switch
        label="Reminders"
        hint="Guests are reminded before the party."
        checked={fields.remindersEnabled}
        onCheckedChange={(remindersEnabled) => onChange({ remindersEnabled })}
      />
      <Choice
        legend="Tell me about answers"
        name="hostNotification"
        layout="column"
        options={[
          { value: 'asTheyArrive', label: 'As they arrive' },
          { value: 'dailyDigest', label: 'Once a day', hint: 'All answers of the day in one message.' },
        ]}
        value={fields.hostNotification}
        onValueChange={(value) =>
          onChange({ hostNotification: value === 'dailyDigest' ? 'dailyDigest' : 'asTheyArrive' })
        }
      />
      <Choice
        legend="Reach guests by"
        name="communicationPreference"
        layout="column"
        options={reach}
        value={String(fields.communicationPreference)}
        onValueChange={(value) => onChange({ communicationPreference: value === '1' ? 1 : value === '2' ? 2 : 3 })}
      />
      <div className="grid grid-cols-1 gap-4 border-t-2 border-line pt-6">
        <Switch
          label="Waitlist"
          hint="Whoever comes by the open link waits for your yes. Guests whom you invite are in at once."
          checked={fields.hasWaitlist}
          onCheckedChange={(hasWaitlist) => onChange({ hasWaitlist })}
        />
        {fields.hasWaitlist && (
          <>
            <TextField
              label="Capacity"
              type="number"
              inputMode="numeric"
              min={1}
              max={limits.capacity}
              placeholder="No limit"
              hint="Heads that fit, guests of guests included, hosts not. Leave it empty for no limit."
              value={fields.capacity ?? ''}
              onChange={(event) => onChange({ capacity: capacityIn(event.currentTarget.value) })}
              {...(wasWrong ? { ref: focus } : {})}
              {...(isWrong ? { error: capacityInvalid } : {})}
            />
            {isLive && (
              <Switch
                label="Require guest approval"
                hint="Guests who come by the open link need your approval, as long as there is a waitlist."
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

const focus = (field: HTMLInputElement | null): void => field?.focus()
