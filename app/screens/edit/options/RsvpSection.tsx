import { useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/options'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { Choice } from '@festoon/ui/Choice'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import { isBeingTyped } from '../details/clockField.ts'
import { errorsOfDeadlines, timesOf, zoneOf, type SavedDeadlines } from '../eventFields.ts'
import type { PanelProps } from '../panelProps.ts'
import { KeepInView } from './KeepInView.tsx'
import { suggestedDay } from './suggestedDay.ts'

/**
 * The options for a maybe, with the day to decide, and for the RSVP deadline, with what happens after it. A party without a date has
 * neither day. `saved` contains the deadlines of a live party.
 */
export function RsvpSection({ fields, onChange, saved }: PanelProps & { saved: SavedDeadlines }) {
  const [now] = useState(() => Date.now())
  const { startTime } = timesOf(fields)
  const errors = errorsOfDeadlines(fields, saved, now)
  const decideError = isBeingTyped(fields.decideOn) ? undefined : errors.decideBy
  const deadlineError = isBeingTyped(fields.rsvpOn) ? undefined : errors.rsvpBy
  const hasDate = !fields.dateUndecided
  const partyDay = startTime > 0 ? dayIn(startTime, zoneOf(fields)) : undefined
  return (
    <>
      <div className="grid grid-cols-1 gap-4 border-t-2 border-line pt-6">
        <Switch
          label={copy.allowMaybe}
          hint={copy.allowMaybeHint}
          checked={fields.allowMaybe}
          onCheckedChange={(allowMaybe) =>
            onChange({
              allowMaybe,
              ...(allowMaybe && fields.decideOn === '' ? { decideOn: suggestedDay(fields, Date.now()) } : {}),
            })
          }
        />
        {fields.allowMaybe && hasDate && (
          <KeepInView error={decideError}>
            <TextField
              label={copy.decideBy}
              type="date"
              max={partyDay}
              hint={fields.remindersEnabled ? copy.decideByHint : copy.decideByNoReminder}
              value={fields.decideOn}
              onChange={({ currentTarget }) => onChange({ decideOn: currentTarget.value })}
              error={decideError}
            />
          </KeepInView>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 border-t-2 border-line pt-6">
        {hasDate ? (
          <KeepInView error={deadlineError}>
            <TextField
              label={copy.rsvpDeadline}
              type="date"
              max={partyDay}
              hint={copy.rsvpDeadlineHint}
              value={fields.rsvpOn}
              onChange={({ currentTarget }) => onChange({ rsvpOn: currentTarget.value })}
              error={deadlineError}
            />
          </KeepInView>
        ) : (
          <p className="text-body text-ink-muted">{copy.deadlineNeedsDate}</p>
        )}
        {hasDate && fields.rsvpOn !== '' && (
          <Choice
            legend={copy.afterDeadline}
            name="lateRsvps"
            layout="column"
            options={[
              { value: 'closed', label: copy.lateClosed, hint: copy.lateClosedHint },
              { value: 'ask', label: copy.lateAsk, hint: copy.lateAskHint },
            ]}
            value={fields.lateRsvps}
            onValueChange={(value) => onChange({ lateRsvps: value === 'ask' ? 'ask' : 'closed' })}
          />
        )}
      </div>
    </>
  )
}
