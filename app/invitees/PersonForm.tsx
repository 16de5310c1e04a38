import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import { isEmail } from '@festoon/contract/rules/email'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'

export interface Person {
  name: string
  email: string
}

export interface PersonFormProps {
  heading: string
  submitLabel: string
  /** What is known already: the first of the two that is not has the focus (PICK-07). */
  typed?: Person | undefined
  /** There is a way back. */
  onCancel?: (() => void) | undefined
  /** Answers what is wrong with the address, or nothing when the person was taken: then the next one can be typed at once. */
  onPerson: (person: Person) => Promise<{ emailError: string } | 'failed' | undefined>
}

const nobody: Person = { name: '', email: '' }

/** Names one person by name and e-mail (VAL-35, VAL-36). */
export function PersonForm({ heading, submitLabel, typed, onCancel, onPerson }: PersonFormProps) {
  const { register, handleSubmit, formState, setError, reset, setFocus, trigger } = useForm<Person>({
    defaultValues: typed ?? nobody,
  })
  const name = register('name', { validate: (value) => value.trim() !== '' || 'Please enter a name.' })
  const email = register('email', { validate: (value) => isEmail(value.trim()) || 'Please enter a valid email.' })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (fields) => {
    const problem = await onPerson({ name: fields.name.trim(), email: fields.email.trim() })
    if (problem === 'failed') return
    if (problem) return setError('email', { message: problem.emailError }, { shouldFocus: true })
    // Where there is a way back the form is gone.
    if (onCancel) return
    // In this order: a reset forgets the fields until they are drawn again.
    setFocus('name')
    reset()
  })

  const missing = typed && (typed.name === '' && isEmail(typed.email) ? 'name' : 'email')
  const isWrong = typed !== undefined && typed.email !== '' && !isEmail(typed.email)
  useEffect(() => {
    if (missing) setFocus(missing)
    if (isWrong) void trigger('email')
  }, [missing, isWrong, setFocus, trigger])

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
          label="Name"
          autoComplete="off"
          required
          maxLength={limits.name}
          {...(errors.name?.message === undefined ? {} : { error: errors.name.message })}
        />
        <TextField
          {...email}
          label="Email"
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
              Cancel
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
