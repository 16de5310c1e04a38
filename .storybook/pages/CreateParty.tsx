import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Banner } from '../../ui/Banner/Banner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Choice } from '../../ui/Choice/Choice.tsx'
import { DateTimeField } from '../../ui/DateTimeField/DateTimeField.tsx'
import { LimitedTextField } from '../../ui/LimitedTextField/LimitedTextField.tsx'
import { NumberStepper } from '../../ui/NumberStepper/NumberStepper.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

type Errors = Partial<Record<'title' | 'start' | 'place', string>>

/** Returns the errors by field: what is missing and what to do about it. */
function missing(form: FormData, start: string): Errors {
  return {
    ...(form.get('title') === '' && { title: 'Give the party a name, so guests know what they’re invited to.' }),
    ...(start === '' && { start: 'Choose a date and time. You can change both later.' }),
    ...(form.get('place') === '' && { place: 'Enter a place, or “Online.”' }),
  }
}

export interface CreatePartyProps {
  /** Called with the title when a complete form is submitted. */
  onCreate?: ((title: string) => void) | undefined
  busy?: boolean | undefined
  /** The error of the form as a whole. */
  failure?: string | undefined
}

/**
 * A form built the way the app builds its own: one column, labels above the fields, required fields first. It is validated
 * on submit, each error appears next to its field, and focus moves to the first one.
 */
export function CreateParty({ onCreate, busy, failure }: CreatePartyProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [start, setStart] = useState('')
  const [extra, setExtra] = useState(1)
  const [waitlist, setWaitlist] = useState(false)

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const found = missing(fields, start)
    setErrors(found)
    const title = fields.get('title')
    if (Object.keys(found).length === 0 && typeof title === 'string') onCreate?.(title)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 py-6">
      <header className="grid gap-2">
        <h1 className="text-display">Plan a party</h1>
        <p className="text-lead text-ink-muted">You only need three things to start. Everything else can wait.</p>
      </header>
      {failure && (
        <Banner tone="danger" title="Your party wasn’t saved">
          {failure}
        </Banner>
      )}
      <div className="grid grid-cols-1 gap-6">
        <TextField
          label="Name of the party"
          name="title"
          required
          autoComplete="off"
          {...(errors.title && { error: errors.title })}
        />
        <div className="grid grid-cols-1 items-start gap-6 small:grid-cols-2">
          <DateTimeField
            label="Starts"
            required
            value={start}
            onValueChange={setStart}
            {...(errors.start && { error: errors.start })}
          />
          <TextField
            label="Where"
            name="place"
            required
            hint="Shown to guests who are coming"
            {...(errors.place && { error: errors.place })}
          />
        </div>
        <LimitedTextField
          label="What to expect"
          name="description"
          multiline
          rows={4}
          limit={500}
          hint="Food, dress code, what to bring"
        />
      </div>
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 rounded-lg bg-tint p-5 small:p-7">
        <legend className="float-start mb-1 w-full font-display text-title font-bold">Guests</legend>
        <Choice
          legend="Who can RSVP?"
          name="who"
          defaultValue="invited"
          options={[
            { value: 'invited', label: 'Invited guests' },
            { value: 'link', label: 'Anyone with the link' },
          ]}
        />
        <NumberStepper
          label="Plus-ones per guest"
          name="extra"
          value={extra}
          min={0}
          max={8}
          onValueChange={setExtra}
        />
        <Switch
          label="Waitlist"
          hint="When the party is full, new guests wait for a spot"
          checked={waitlist}
          onCheckedChange={setWaitlist}
        />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" {...(busy && { busy })}>
          Create party
        </Button>
        <Button tone="plain" size="large">
          Save draft
        </Button>
      </div>
    </form>
  )
}
