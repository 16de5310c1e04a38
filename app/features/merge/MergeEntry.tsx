import { useForm } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import * as fields from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/mergeAccounts'
import * as signIn from '@festoon/contract/messages/signIn'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { toE164 } from '@festoon/contract/rules/phone'
import { Button } from '@festoon/ui/Button'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import type { MergeStepProps } from './mergeStepProps.ts'

/** The merge dialog's step for entering the email address or phone number to add (VAL-19, VAL-20). */
export function MergeEntry({ state, flow, from, first }: MergeStepProps) {
  const isPhone = state.step === 'phoneEntry'
  const { register, handleSubmit, formState } = useForm({ defaultValues: { contact: '' } })
  const contact = register('contact', {
    validate: (value) =>
      isPhone ? toE164(value) !== undefined || fields.phoneInvalid : isEmail(typedEmail(value)) || fields.emailInvalid,
  })
  const submit = handleSubmit(({ contact: typed }) =>
    flow.sendCode(isPhone ? { phoneNumber: toE164(typed) ?? '' } : { emailAddress: typedEmail(typed) }),
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
        {from === 'rsvp' && copy.hostHasRsvp}
        {isPhone ? copy.addPhone : copy.addEmail}
      </p>
      {isPhone ? (
        <PhoneField {...field} label={signIn.phoneNumber} />
      ) : (
        <TextField
          {...field}
          label={signIn.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
        />
      )}
      <Button type="submit" block busy={state.isBusy}>
        {signIn.sendCode}
      </Button>
    </form>
  )
}
