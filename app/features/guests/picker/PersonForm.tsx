import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/addGuests'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { asRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { toE164 } from '@festoon/contract/rules/phone'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'

/** The ways to invite a guest: by email, by phone, or in person without any contact. */
type Way = 'email' | 'phone' | 'person'

/** A person as entered in the form. */
export interface Person {
  name: string
  /** The email address; empty if the host chose another way to invite the person. */
  email: string
  /** The phone number in E.164 format, if the host chose it as the way. */
  phone?: string | undefined
  /** The RSVP that the host records for the person. */
  rsvp?: GivenRsvp | undefined
}

const ways = [
  { value: 'email', label: copy.byEmail },
  { value: 'phone', label: copy.byPhone },
  { value: 'person', label: copy.inPerson },
] as const
const wayOf = (value: string): Way => ways.find((way) => way.value === value)?.value ?? 'email'

const rsvps = [
  { value: '', label: copy.noRsvpYet },
  { value: 'YES', label: copy.rsvpYes },
  { value: 'MAYBE', label: copy.rsvpMaybe },
  { value: 'NO', label: copy.rsvpNo },
] as const

interface Fields {
  name: string
  email: string
  phone: string
  way: Way
  rsvp: '' | GivenRsvp
}

export interface PersonFormProps {
  heading: string
  submitLabel: string
  /**
   * The initial values. The form then focuses the name field if only the name is missing, and the field of the contact otherwise
   * (PICK-07).
   */
  typedPerson?: Pick<Person, 'name' | 'email' | 'phone'> | undefined
  /** True to offer inviting people by phone or in person, and recording their RSVP. Otherwise, an email address is required. */
  offersWays?: boolean | undefined
  /** True if the recorded RSVP can be a maybe. */
  offersMaybe?: boolean | undefined
  /** Called when the user cancels; absent if the form can't be canceled. */
  onCancel?: (() => void) | undefined
  /**
   * Called with the person to add. Must resolve with undefined on success, with the error to show below the email or phone field, or
   * with `failed` if the error is shown elsewhere. After a success, a form that can't be canceled is cleared for the next
   * person.
   */
  onPerson: (person: Person) => Promise<{ emailError: string } | { phoneError: string } | 'failed' | undefined>
}

const emptyFields: Fields = { name: '', email: '', phone: '', way: 'email', rsvp: '' }

/** Form for one person's name and email address, or another way to invite them (VAL-35, VAL-36). */
export function PersonForm({
  heading,
  submitLabel,
  typedPerson,
  offersWays,
  offersMaybe,
  onCancel,
  onPerson,
}: PersonFormProps) {
  const typedPhone = offersWays ? typedPerson?.phone : undefined
  const { register, handleSubmit, formState, setError, reset, setFocus, setValue, trigger, control } = useForm<Fields>({
    defaultValues: {
      ...emptyFields,
      ...typedPerson,
      phone: typedPhone ?? '',
      way: typedPhone === undefined ? 'email' : 'phone',
    },
  })
  const { way = 'email', rsvp = '' } = useWatch({ control })
  const name = register('name', { validate: (value) => value.trim() !== '' || copy.nameMissing })
  const email = register('email', {
    validate: (value, all) => all.way !== 'email' || isEmail(typedEmail(value)) || copy.emailInvalid,
  })
  const phone = register('phone', {
    validate: (value, all) => all.way !== 'phone' || toE164(value) !== undefined || copy.phoneInvalid,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const problem = await onPerson({
      name: fields.name.trim(),
      email: fields.way === 'email' ? typedEmail(fields.email) : '',
      phone: fields.way === 'phone' ? toE164(fields.phone) : undefined,
      rsvp: fields.rsvp === '' ? undefined : fields.rsvp,
    })
    if (problem === 'failed') return
    if (problem && 'phoneError' in problem)
      return setError('phone', { message: problem.phoneError }, { shouldFocus: true })
    if (problem) return setError('email', { message: problem.emailError }, { shouldFocus: true })
    // A form that can be canceled closes on success.
    if (onCancel) return
    // In this order, because a reset unregisters the fields until the next render.
    setFocus('name')
    reset()
  })

  const hasContact = typedPhone !== undefined || (typedPerson !== undefined && isEmail(typedPerson.email))
  const contactField = typedPhone === undefined ? 'email' : 'phone'
  const missingField = typedPerson && (typedPerson.name === '' && hasContact ? 'name' : contactField)
  const isInvalid = typedPerson !== undefined && typedPerson.email !== '' && !isEmail(typedPerson.email)
  useEffect(() => {
    if (missingField) setFocus(missingField)
    if (isInvalid) void trigger('email')
  }, [missingField, isInvalid, setFocus, trigger])

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="person-form"
      className={`grid grid-cols-1 items-start gap-4 ${offersWays ? 'wide:grid-cols-2 wide:gap-x-8' : 'wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'}`}
    >
      <h2 id="person-form" className="col-span-full font-display text-title">
        {heading}
      </h2>
      <TextField
        {...name}
        label={copy.name}
        autoComplete="off"
        required
        maxLength={limits.name}
        {...(errors.name?.message === undefined ? {} : { error: errors.name.message })}
      />
      {offersWays && (
        <Choice
          legend={copy.inviteBy}
          name="way"
          options={ways}
          value={way}
          onValueChange={(value) => setValue('way', wayOf(value), { shouldValidate: formState.isSubmitted })}
        />
      )}
      {way === 'email' && (
        <TextField
          {...email}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={limits.email}
          {...(errors.email?.message === undefined ? {} : { error: errors.email.message })}
        />
      )}
      {way === 'phone' && (
        <PhoneField
          {...phone}
          label={copy.phone}
          autoComplete="off"
          required
          hint={copy.phoneHint}
          {...(errors.phone?.message === undefined ? {} : { error: errors.phone.message })}
        />
      )}
      {way === 'person' && <p className="text-body wide:mt-7 wide:py-1.5">{copy.inPersonHint}</p>}
      {offersWays && (
        <Choice
          legend={copy.theirRsvp}
          name="rsvp"
          options={rsvps.filter(({ value }) => value !== 'MAYBE' || offersMaybe)}
          value={rsvp}
          onValueChange={(value) => setValue('rsvp', asRsvp(value) ?? '')}
        />
      )}
      <div className={`flex flex-wrap gap-3 ${offersWays ? 'justify-end wide:col-span-2' : 'wide:mt-7'}`}>
        {onCancel && (
          <Button tone="quiet" disabled={isSubmitting} onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
