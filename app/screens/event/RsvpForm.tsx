import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey, NewGuest, RsvpFormState } from '@festoon/contract/page'
import { limits } from '@festoon/contract/limits'
import { preference } from '@festoon/contract/rules/preferences'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import * as paths from '../../pathTo.ts'
import { keepAnswers } from '../../document/keptAnswers.ts'
import { RsvpContact } from './RsvpContact.tsx'
import { RsvpQuestions } from './RsvpQuestions.tsx'
import { asksForContact, type ContactKind, type RsvpValues } from './rsvpFormFields.ts'

export interface RsvpFormProps {
  event: EventView
  guestKey: GuestKey | null
  /** What makes the form, sent twice without JavaScript, one guest. */
  newGuest?: NewGuest | null | undefined
  start: RsvpValues
  errors: RsvpFormState['errors']
  busy: boolean
  /** How the server can reach this guest already. */
  known: readonly ContactKind[]
  /** What else somebody who comes is asked. */
  consent?: ReactNode
  onAnswer: (data: FormData) => void
  /** Somebody begins to answer. */
  onBegin: () => void
  /** Where the form is part of a dialog, which has the button: its id, and who is told of every change. */
  dialog?: { formId: string; onDraft: (draft: Draft) => void } | undefined
}

/** What a dialog knows of a form that is being filled in. */
export interface Draft {
  chosen: RsvpValues['rsvpStatus']
  /** Something is not as it was at the beginning. */
  isEdited: boolean
}

const afterChoice = 'hidden group-has-[input[name=rsvpStatus]:checked]:grid'
const afterYes = 'hidden group-has-[input[value=yes]:checked]:grid'

const textOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])

/**
 * The answer as a real form: without JavaScript it posts itself, with it the same fields are sent as a call. What belongs
 * to a choice is shown by CSS, so both ways look the same (RSVP-35, RSVP-36, RSVP-38).
 */
export function RsvpForm(props: RsvpFormProps) {
  const { event, guestKey, newGuest, start, errors, busy, known, consent, onAnswer, onBegin, dialog } = props
  const [choice, setChoice] = useState(start.rsvpStatus)
  const [additional, setAdditional] = useState(start.additionalGuestCount)
  const [switches, setSwitches] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<string>(undefined)
  const onDraft = dialog?.onDraft

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [errors])

  const tell = (of: HTMLFormElement): void => {
    if (!onDraft) return
    const text = textOf(of)
    first.current ??= text
    onDraft({ chosen: choice, isEdited: text !== first.current })
  }
  // Choosing and counting change fields without a word from the fields themselves.
  useEffect(() => {
    if (form.current) tell(form.current)
  })

  const submit = (submitted: FormEvent<HTMLFormElement>): void => {
    submitted.preventDefault()
    onAnswer(new FormData(submitted.currentTarget))
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
      action={paths.answerAction(event.id)}
      noValidate
      onSubmit={submit}
      onInput={(typed) => {
        onBegin()
        keepAnswers(event.id, new FormData(typed.currentTarget))
        tell(typed.currentTarget)
      }}
      className="group grid grid-cols-1 gap-6"
    >
      {guestKey && <input type="hidden" name="iu" value={guestKey.inviteeId} />}
      {guestKey && <input type="hidden" name="token" value={guestKey.token} />}
      {!guestKey && newGuest && <input type="hidden" name="inviteeId" value={newGuest.inviteeId} />}
      {!guestKey && newGuest && <input type="hidden" name="proof" value={newGuest.proof} />}
      <Choice
        legend="Can you make it?"
        name="rsvpStatus"
        size="large"
        layout="row"
        options={[
          { value: 'yes', label: "I'm going" },
          { value: 'no', label: "Can't make it" },
        ]}
        {...(start.rsvpStatus === undefined ? {} : { defaultValue: start.rsvpStatus === 'YES' ? 'yes' : 'no' })}
        onValueChange={choose}
      />
      <div className={`${afterChoice} grid-cols-1 gap-6`}>
        <TextField
          label="Your name"
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
              label="Bringing anyone?"
              name="additionalGuestCount"
              value={additional}
              min={0}
              max={limits.additionalGuests}
              onValueChange={setAdditional}
              format={(extra) => (extra === 0 ? 'Just you' : `${extra + 1} of you in all`)}
            />
          </div>
        )}
        <LimitedTextField
          key={switches}
          label="Message to the host"
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
            {choice === 'NO' ? 'Send my regrets' : 'Send my answer'}
          </Button>
        )}
      </div>
    </form>
  )
}
