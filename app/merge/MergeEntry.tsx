import { useForm } from 'react-hook-form'
import { isEmail } from '@festoon/contract/rules/email'
import { toE164 } from '@festoon/contract/rules/phone'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import type { MergeStepProps } from './mergeStepProps.ts'

/** Asks for the contact that is missing (VAL-19, VAL-20). */
export function MergeEntry({ state, flow, from, first }: MergeStepProps) {
  const isPhone = state.step === 'phoneEntry'
  const { register, handleSubmit, formState } = useForm({ defaultValues: { contact: '' } })
  const contact = register('contact', {
    validate: (value) =>
      isPhone
        ? toE164(value) !== undefined || 'Please enter a valid phone number.'
        : isEmail(value.trim()) || 'Please enter a valid email address.',
  })
  const submit = handleSubmit(({ contact: typed }) =>
    flow.sendCode(isPhone ? { phoneNumber: toE164(typed) ?? '' } : { emailAddress: typed.trim() }),
  )
  const error = formState.errors.contact?.message ?? state.message ?? undefined
  const field = {
    ...contact,
    ref: (element: HTMLInputElement | null) => {
      contact.ref(element)
      first(element)
    },
    required: true,
    ...(error === undefined ? {} : { error }),
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">
        {from === 'rsvp' && 'Your host has your answer. '}
        {isPhone
          ? 'Add your phone number, and you can sign in with it and be told about changes by text.'
          : 'Add your email, and invitations sent there show up among your parties. You can sign in with it as well.'}
      </p>
      {isPhone ? (
        <PhoneField {...field} label="Phone number" />
      ) : (
        <TextField
          {...field}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
        />
      )}
      <Button type="submit" block busy={state.isBusy}>
        Send me a code
      </Button>
    </form>
  )
}
