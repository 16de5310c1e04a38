import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey, NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import { limits } from '@festoon/contract/limits'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import * as paths from '../../../pathTo.ts'
import { keepResponses } from '../../../document/keptResponses.ts'
import { RsvpContact } from './RsvpContact.tsx'
import { RsvpQuestions } from './RsvpQuestions.tsx'
import { asksForContact, type ContactKind, type RsvpValues } from './rsvpFormFields.ts'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'

export interface RsvpFormProps {
  event: EventView
  guestKey: GuestKey | null
  /**
   * The invitee id and proof for a new guest. They ensure that submitting the form twice without JavaScript adds only one
   * guest.
   */
  newGuest?: NewGuest | null | undefined
  start: RsvpValues
  errors: RsvpFormState['errors']
  busy: boolean
  /** The kinds of contact (email or phone) that the server already has for the guest. */
  known: readonly ContactKind[]
  /** The SMS consent field, shown to guests who say yes. */
  consent?: ReactNode
  onSubmit: (data: FormData) => void
  /** Called on every input event, to load the code that sends the RSVP before the guest submits the form. */
  onStart: () => void
  /** Set if the form is in a dialog, which renders the submit button outside the form. `onDraft` is called on every change. */
  dialog?: { formId: string; onDraft: (draft: RsvpDraft) => void } | undefined
}

/** The state of the form, as reported to its dialog. */
export interface RsvpDraft {
  chosen: RsvpValues['rsvpStatus']
  /** True if any field differs from its initial value. */
  isEdited: boolean
}

const afterChoice = 'hidden group-has-[input[name=rsvpStatus]:checked]:grid'
const afterYes = 'hidden group-has-[input[value=yes]:checked]:grid'

const serialize = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])

/**
 * The RSVP as an HTML form, which the browser submits if there is no JavaScript. CSS shows only the fields that apply to the
 * selected choice (RSVP-35, RSVP-36, RSVP-38).
 */
export function RsvpForm(props: RsvpFormProps) {
  const { event, guestKey, newGuest, start, errors, busy, known, consent, onSubmit, onStart, dialog } = props
  const [choice, setChoice] = useState(start.rsvpStatus)
  const [additional, setAdditional] = useState(start.additionalGuestCount)
  const [switches, setSwitches] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const initial = useRef<string>(undefined)
  const onDraft = dialog?.onDraft

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [errors])

  const reportDraft = (element: HTMLFormElement): void => {
    if (!onDraft) return
    const text = serialize(element)
    initial.current ??= text
    onDraft({ chosen: choice, isEdited: text !== initial.current })
  }
  // The choice and the guest count change fields without an input event.
  useEffect(() => {
    if (form.current) reportDraft(form.current)
  })

  const submit = (submitted: FormEvent<HTMLFormElement>): void => {
    submitted.preventDefault()
    onSubmit(new FormData(submitted.currentTarget))
  }
  const choose = (value: string): void => {
    const next = value === 'yes' ? 'YES' : 'NO'
    if (choice !== undefined && choice !== next) {
      setSwitches(switches + 1)
      setAdditional(0)
    }
    setChoice(next)
  }

  return (
    <form
      ref={form}
      id={dialog?.formId}
      method="post"
      action={paths.rsvpAction(event.id)}
      noValidate
      onSubmit={submit}
      onInput={(typed) => {
        onStart()
        keepResponses(event.id, new FormData(typed.currentTarget))
        reportDraft(typed.currentTarget)
      }}
      className="group grid grid-cols-1 gap-6"
    >
      {guestKey && <input type="hidden" name="iu" value={guestKey.inviteeId} />}
      {guestKey && <input type="hidden" name="token" value={guestKey.token} />}
      {!guestKey && newGuest && <input type="hidden" name="inviteeId" value={newGuest.inviteeId} />}
      {!guestKey && newGuest && <input type="hidden" name="proof" value={newGuest.proof} />}
      <Choice
        legend={copy.canYouMakeIt}
        name="rsvpStatus"
        size="large"
        layout="row"
        options={[
          { value: 'yes', label: copy.going },
          { value: 'no', label: copy.notGoing },
        ]}
        {...(start.rsvpStatus === undefined ? {} : { defaultValue: start.rsvpStatus === 'YES' ? 'yes' : 'no' })}
        onValueChange={choose}
      />
      <div className={`${afterChoice} grid-cols-1 gap-6`}>
        <TextField
          label={copy.yourName}
          name="name"
          autoComplete="name"
          required
          maxLength={limits.name}
          defaultValue={start.name}
          {...(errors.name === undefined ? {} : { error: errors.name })}
        />
        {!asksForContact(event, known, dialog !== undefined) ? (
          <input type="hidden" name="notificationPreference" value={start.notificationPreference ?? preference.email} />
        ) : (
          <RsvpContact event={event} start={start} errors={errors} known={known} />
        )}
        {event.openInvite && (
          <div className={afterYes}>
            <NumberStepper
              label={copy.bringingAnyone}
              name="additionalGuestCount"
              value={additional}
              min={0}
              max={limits.additionalGuests}
              onValueChange={setAdditional}
              format={(extra) => (extra === 0 ? copy.justYou : copy.partyOf(extra + 1))}
            />
          </div>
        )}
        <LimitedTextField
          key={switches}
          label={copy.messageToHost}
          name="rsvpMessage"
          multiline
          rows={3}
          limit={limits.rsvpMessage}
          defaultValue={switches === 0 ? start.rsvpMessage : ''}
          {...(errors.rsvpMessage === undefined ? {} : { error: errors.rsvpMessage })}
        />
        {event.questions.length > 0 && (
          <div className={`${afterYes} grid-cols-1 gap-6`}>
            <RsvpQuestions event={event} start={start.answers} errors={errors.answers ?? {}} />
          </div>
        )}
        {consent && <div className={afterYes}>{consent}</div>}
        <p role="alert" className="text-body text-error empty:hidden">
          {errors.form}
        </p>
        {!dialog && (
          <Button type="submit" size="large" block busy={busy}>
            {choice === 'NO' ? copy.sendRegrets : copy.sendRsvp}
          </Button>
        )}
      </div>
    </form>
  )
}
