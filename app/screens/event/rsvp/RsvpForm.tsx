import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { asksForContact, type ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { asChoice, asksHost, givenRsvp, type RsvpChoice } from '@festoon/contract/rules/guests/givenRsvp'
import { preference } from '@festoon/contract/rules/guests/preferences'
import type { RsvpValues } from '@festoon/contract/rules/guests/rsvpForm'
import type { NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import { rememberResponses } from '../../../platform/document/guestMemory.ts'
import * as paths from '../../../platform/paths.ts'
import { HeadPart } from './HeadPart.tsx'
import { RsvpContact } from './RsvpContact.tsx'
import { isOneTap } from './rsvpFormFields.ts'
import { RsvpQuestions } from './RsvpQuestions.tsx'

export interface RsvpFormProps {
  event: EventView
  link: PersonalLink | null
  /**
   * The invitee id and proof for a new guest. They ensure that submitting the form twice without JavaScript adds only one
   * guest.
   */
  newGuest?: NewGuest | null | undefined
  start: RsvpValues
  errors: RsvpFormState['errors']
  busy: boolean
  /** The kinds of contact (email or phone) that the server already has for the guest. */
  knownContacts: readonly ContactKind[]
  /** The SMS consent field, shown to guests who say yes. */
  consent?: ReactNode
  /** True if the form may be shown as two buttons, if nothing is required of the guest. */
  mayBeShort?: boolean
  /** Called when the guest submits the form. `isOneTap` is true if the guest pressed a button instead of filling in the form. */
  onSubmit: (data: FormData, isOneTap: boolean) => void
  /** Called on every input event, to load the code that sends the RSVP before the guest submits the form. */
  onStart: () => void
  /** Set if the form is in a dialog, which renders the submit button outside the form. `onDraft` is called on every change. */
  dialog?: { formId: string; onDraft: (draft: RsvpDraft) => void } | undefined
}

/** The state of the form, as reported to its dialog. */
export interface RsvpDraft {
  choice: RsvpValues['rsvpStatus']
  /** True if any field differs from its initial value. */
  isEdited: boolean
}

const afterChoice = 'hidden group-has-[input[name=rsvpStatus]:checked]:grid'
const afterYes = 'hidden group-has-[input[value=yes]:checked]:grid'

const labels = { YES: copy.going, NO: copy.notGoing, MAYBE: copy.maybe, SEEN: copy.messageHost }
const buttons = { YES: copy.sendRsvp, NO: copy.sendRegrets, MAYBE: copy.sendRsvp, SEEN: copy.sendMessage }

const serialize = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])

/**
 * The RSVP as an HTML form, which the browser submits if there is no JavaScript. CSS shows only the fields that apply to the
 * selected choice (RSVP-35, RSVP-36, RSVP-38). If nothing is required of the guest, shows two submit buttons instead, and the fields
 * only on request.
 */
export function RsvpForm(props: RsvpFormProps) {
  const { event, link, newGuest, start, errors, busy, knownContacts, consent, mayBeShort, onSubmit, onStart, dialog } =
    props
  const [choice, setChoice] = useState(start.rsvpStatus)
  const [additional, setAdditional] = useState(start.additionalGuestCount)
  const [switches, setSwitches] = useState(0)
  const [startsShort, setShort] = useState(mayBeShort === true && !consent && isOneTap(event, start, knownContacts))
  // Stored responses can lead to a question that is required.
  const isShort = startsShort && !errors.answers
  const form = useRef<HTMLFormElement>(null)
  const initial = useRef<string>(undefined)
  const onDraft = dialog?.onDraft
  const offeredChoices: readonly RsvpChoice[] = event.rsvpChoices ?? ['YES', 'NO']
  const isClosed = offeredChoices[0] !== 'YES'
  const yes = asksHost(event) ? copy.askToCome : event.isFull && copy.joinWaitlist
  // Once RSVPs are closed, someone who wants to come writes to the host instead.
  const choices = (isClosed ? (['SEEN', ...offeredChoices] as const) : offeredChoices).map((rsvp) => ({
    value: rsvp.toLowerCase(),
    label: (rsvp === 'YES' && yes) || labels[rsvp],
  }))

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [errors])

  const wasShort = useRef(isShort)
  useEffect(() => {
    if (isShort || !wasShort.current) return
    // The first is a yes or, if RSVPs are closed, a message to the host.
    const first = form.current?.querySelector<HTMLInputElement>('[type=radio]')
    first?.click()
    ;(isClosed ? form.current?.querySelector('textarea') : first)?.focus()
  }, [isShort, isClosed])

  const reportDraft = (element: HTMLFormElement): void => {
    if (!onDraft) return
    const text = serialize(element)
    initial.current ??= text
    onDraft({ choice: choice, isEdited: text !== initial.current })
  }
  // The choice and the guest count change fields without an input event.
  useEffect(() => {
    if (form.current) reportDraft(form.current)
  })

  const submit = (submitEvent: SubmitEvent<HTMLFormElement>): void => {
    submitEvent.preventDefault()
    onSubmit(new FormData(submitEvent.currentTarget, submitEvent.nativeEvent.submitter), isShort)
  }

  const choose = (value: string): void => {
    const next = asChoice(value)
    if (choice !== undefined && choice !== next) {
      setSwitches(switches + 1)
      setAdditional(0)
    }
    setChoice(next)
  }

  const problem = (
    <p role="alert" className="text-body text-error empty:hidden">
      {errors.form}
    </p>
  )
  return (
    <form
      ref={form}
      id={dialog?.formId}
      method="post"
      action={`${paths.rsvpAction(event.id)}#rsvp`}
      noValidate
      onSubmit={submit}
      onInput={(inputEvent) => {
        onStart()
        rememberResponses(event.id, new FormData(inputEvent.currentTarget))
        reportDraft(inputEvent.currentTarget)
      }}
      className="group grid grid-cols-1 gap-6"
    >
      {link && <input type="hidden" name="iu" value={link.inviteeId} />}
      {link && <input type="hidden" name="token" value={link.token} />}
      {!link && newGuest && <input type="hidden" name="inviteeId" value={newGuest.inviteeId} />}
      {!link && newGuest && <input type="hidden" name="proof" value={newGuest.proof} />}
      <div className={isShort ? 'hidden noscript:contents' : 'contents'}>
        <Choice
          legend={copy.canYouMakeIt}
          name="rsvpStatus"
          size="large"
          layout="row"
          options={choices}
          defaultValue={start.rsvpStatus?.toLowerCase()}
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
            error={errors.name}
          />
          {!asksForContact(event, knownContacts, givenRsvp(event.invitee) !== undefined) ? (
            <input
              type="hidden"
              name="notificationPreference"
              value={start.notificationPreference ?? preference.email}
            />
          ) : (
            <RsvpContact event={event} start={start} errors={errors} knownContacts={knownContacts} />
          )}
          {event.openInvite ? (
            <div className={afterYes}>
              <NumberStepper
                label={copy.bringingAnyone}
                name="additionalGuestCount"
                value={additional}
                min={0}
                max={limits.additionalGuests}
                onValueChange={setAdditional}
                format={(extra) => (extra === 0 ? copy.justYou : copy.partyOf(extra + 1))}
                error={errors.additionalGuestCount}
              />
            </div>
          ) : (
            // Plus-ones that a host granted are kept.
            <input type="hidden" name="additionalGuestCount" value={additional} />
          )}
          {event.headDetails && (
            <div className={afterYes}>
              <HeadPart
                details={event.headDetails}
                start={start.heads}
                errors={errors.heads}
                partySize={additional + 1}
                isHidden={event.invitee?.withheld?.heads && !start.heads}
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
            error={errors.rsvpMessage}
          />
          {event.questions.length > 0 && (
            <div className={`${afterYes} grid-cols-1 gap-6`}>
              <RsvpQuestions
                event={event}
                start={start.answers}
                errors={errors.answers ?? {}}
                partySize={additional + 1}
              />
            </div>
          )}
          {consent && <div className={afterYes}>{consent}</div>}
          {problem}
          {!dialog && (
            <Button type="submit" size="large" block busy={busy}>
              {(choice === 'YES' && yes) || buttons[choice ?? 'YES']}
            </Button>
          )}
        </div>
      </div>
      {/* Last, because Enter in a field presses a form's first submit button, even a hidden one. */}
      {isShort && (
        <fieldset className="grid min-w-0 gap-3 noscript:hidden">
          <legend className="mb-2 text-label font-semibold">{copy.canYouMakeIt}</legend>
          <div className="flex flex-wrap gap-2.5">
            {choices.map(({ value, label }) => {
              const isChosen = choice?.toLowerCase() === value
              const writesMessage = value === 'seen'
              return (
                <Button
                  key={value}
                  type={writesMessage ? 'button' : 'submit'}
                  name="rsvpStatus"
                  value={value}
                  size="large"
                  tone={value === 'yes' || writesMessage ? 'primary' : 'quiet'}
                  busy={busy && isChosen}
                  disabled={busy && !isChosen}
                  onClick={() => (writesMessage ? setShort(false) : choose(value))}
                  className="min-w-fit flex-1 basis-0 px-4!"
                >
                  {label}
                </Button>
              )
            })}
          </div>
          {problem}
          {!isClosed && (
            <button
              type="button"
              onClick={() => setShort(false)}
              className="min-h-11 w-fit cursor-pointer text-label underline"
            >
              {event.openInvite ? copy.addMessageOrGuests : copy.addMessage}
            </button>
          )}
        </fieldset>
      )}
    </form>
  )
}
