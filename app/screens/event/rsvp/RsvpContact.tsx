import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import type { EventView } from '@festoon/contract/nouns/event'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { preference } from '@festoon/contract/rules/guests/preferences'
import type { RsvpErrors } from '@festoon/contract/rules/guests/rsvpErrors'
import type { RsvpValues } from '@festoon/contract/rules/guests/rsvpForm'
import { Choice } from '@festoon/ui/Choice'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'

const notWhenSms = "group-has-[input[name=notificationPreference][value='2']:checked]:hidden"
const notWhenEmail = "group-has-[input[name=notificationPreference][value='1']:checked]:hidden"

export interface RsvpContactProps {
  event: EventView
  start: RsvpValues
  errors: RsvpErrors
  /** The kinds of contact (email or phone) that the server already has for the guest. */
  knownContacts: readonly ContactKind[]
}

/**
 * The form's fields for an email address and phone number, without those that the server already has or that the event doesn't
 * use. Guests can choose the channel for updates if the event offers both (RSVP-39).
 */
export function RsvpContact({ event, start, errors, knownContacts }: RsvpContactProps) {
  const offers = event.communicationPreference
  return (
    <>
      {offers === preference.both ? (
        <Choice
          legend={copy.updatesBy}
          name="notificationPreference"
          layout="row"
          options={[
            { value: String(preference.email), label: copy.email },
            { value: String(preference.phone), label: copy.sms },
            { value: String(preference.both), label: copy.both },
          ]}
          defaultValue={String(start.notificationPreference ?? preference.email)}
        />
      ) : (
        <input type="hidden" name="notificationPreference" value={offers} />
      )}
      {offers !== preference.phone && !knownContacts.includes('email') && (
        <div className={notWhenSms}>
          <TextField
            label={copy.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={limits.email}
            defaultValue={start.email}
            error={errors.email}
          />
        </div>
      )}
      {offers !== preference.email && !knownContacts.includes('phone') && (
        <div className={notWhenEmail}>
          <PhoneField
            label={copy.phoneNumber}
            name="phone"
            autoComplete="tel"
            defaultValue={start.phone}
            error={errors.phone}
          />
        </div>
      )}
    </>
  )
}
