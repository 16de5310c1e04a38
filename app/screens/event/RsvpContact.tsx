import type { EventView } from '@festoon/contract/event'
import { limits } from '@festoon/contract/limits'
import { preference } from '@festoon/contract/rules/preferences'
import type { RsvpErrors } from '@festoon/contract/rules/rsvpErrors'
import { Choice } from '@festoon/ui/Choice'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import type { ContactKind, RsvpValues } from './rsvpFormFields.ts'

const notWhenText = "group-has-[input[name=notificationPreference][value='2']:checked]:hidden"
const notWhenEmail = "group-has-[input[name=notificationPreference][value='1']:checked]:hidden"

export interface RsvpContactProps {
  event: EventView
  start: RsvpValues
  errors: RsvpErrors
  /** The contacts that the server has already. */
  known: readonly ContactKind[]
}

/** How the host reaches a guest; the choice is there only when the event offers both (RSVP-39). */
export function RsvpContact({ event, start, errors, known }: RsvpContactProps) {
  const offers = event.communicationPreference
  return (
    <>
      {offers === preference.both ? (
        <Choice
          legend="How should we send you updates?"
          name="notificationPreference"
          layout="row"
          options={[
            { value: String(preference.email), label: 'Email' },
            { value: String(preference.phone), label: 'Text' },
            { value: String(preference.both), label: 'Both' },
          ]}
          defaultValue={String(start.notificationPreference ?? preference.email)}
        />
      ) : (
        <input type="hidden" name="notificationPreference" value={offers} />
      )}
      {offers !== preference.phone && !known.includes('email') && (
        <div className={notWhenText}>
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={limits.email}
            defaultValue={start.email}
            {...(errors.email === undefined ? {} : { error: errors.email })}
          />
        </div>
      )}
      {offers !== preference.email && !known.includes('phone') && (
        <div className={notWhenEmail}>
          <PhoneField
            label="Phone number"
            name="phone"
            autoComplete="tel"
            defaultValue={start.phone}
            {...(errors.phone === undefined ? {} : { error: errors.phone })}
          />
        </div>
      )}
    </>
  )
}
