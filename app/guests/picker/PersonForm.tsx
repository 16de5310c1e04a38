import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import { isEmail } from '@festoon/contract/rules/email'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as copy from '@festoon/contract/messages/guests/addGuests'

export interface Person {
  name: string
  email: string
}

export interface PersonFormProps {
  heading: string
  submitLabel: string
  /**
   * The initial values. The form then focuses the name field if only the name is missing, and the email field otherwise
   * (PICK-07).
   */
  typed?: Person | undefined
  /** Called when the user cancels; absent if the form can't be canceled. */
  onCancel?: (() => void) | undefined
  /**
   * Called with the person to add. Must resolve with undefined on success, with the error to show below the email field, or
   * with `failed` if the error is shown elsewhere. After a success, a form that can't be canceled is cleared for the next
   * person.
   */
  onPerson: (person: Person) => Promise<{ emailError: string } | 'failed' | undefined>
}

const emptyPerson: Person = { name: '', email: '' }

/** Form for one person's name and email address (VAL-35, VAL-36). */
export function PersonForm({ heading, submitLabel, typed, onCancel, onPerson }: PersonFormProps) {
  const { register, handleSubmit, formState, setError, reset, setFocus, trigger } = useForm<Person>({
    defaultValues: typed ?? emptyPerson,
  })
  const name = register('name', { validate: (value) => value.trim() !== '' || copy.nameMissing })
  const email = register('email', { validate: (value) => isEmail(value.trim()) || copy.emailInvalid })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const problem = await onPerson({ name: fields.name.trim(), email: fields.email.trim() })
    if (problem === 'failed') return
    if (problem) return setError('email', { message: problem.emailError }, { shouldFocus: true })
    // A form that can be canceled closes on success.
    if (onCancel) return
    // In this order, because a reset unregisters the fields until the next render.
    setFocus('name')
    reset()
  })

  const missing = typed && (typed.name === '' && isEmail(typed.email) ? 'name' : 'email')
  const isInvalid = typed !== undefined && typed.email !== '' && !isEmail(typed.email)
  useEffect(() => {
    if (missing) setFocus(missing)
    if (isInvalid) void trigger('email')
  }, [missing, isInvalid, setFocus, trigger])

  return (
    <ThemeScope preset="welcome" className="rounded-lg p-5 wide:p-7">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="person-form"
        className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <h2 id="person-form" className="font-display text-title wide:col-span-3">
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
        <div className="flex flex-wrap gap-3 wide:mt-7">
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
    </ThemeScope>
  )
}
