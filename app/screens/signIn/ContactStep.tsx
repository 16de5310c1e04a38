import { useForm } from 'react-hook-form'
import { Button } from '@festoon/ui/Button'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import { isEmail } from '@festoon/contract/rules/email'
import { isLoginPhone, toE164 } from '@festoon/contract/rules/phone'
import { limits } from '@festoon/contract/limits'
import { readStored } from '../../session/storage.ts'
import type { SignInSteps } from '../../session/useSignIn.ts'
import { StepHeading } from './StepHeading.tsx'

/** Asks for the e-mail address or the phone number that a code goes to (SIGN-01..03, VAL-11, VAL-12). */
export function ContactStep({ steps }: { steps: SignInSteps }) {
  const { entry, message, status } = steps.state
  const isPhone = entry === 'phone'
  const { register, handleSubmit, formState } = useForm({ defaultValues: { contact: readStored(entry) ?? '' } })
  const contact = register('contact', {
    validate: (value) =>
      isPhone
        ? isLoginPhone(toE164(value) ?? '') || 'Please enter a valid phone number.'
        : isEmail(value.trim()) || 'Please enter a valid email address.',
  })
  const error = formState.errors.contact?.message ?? message ?? undefined
  const submit = handleSubmit((values) =>
    steps.sendCode(isPhone ? (toE164(values.contact) ?? '') : values.contact.trim()),
  )
  const field = { ...contact, required: true, ...(error === undefined ? {} : { error }) }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      <StepHeading
        title="Come on in"
        text={
          isPhone
            ? 'Enter your phone number. We will text you a six-digit code, so there is no password to remember.'
            : 'Enter your email. We will send you a six-digit code, so there is no password to remember.'
        }
      />
      {isPhone ? (
        <PhoneField {...field} label="Phone number" autoComplete="tel" autoFocus />
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
          autoFocus
        />
      )}
      <Button type="submit" size="large" block busy={status === 'emailSubmitting' || status === 'phoneSubmitting'}>
        Send me a code
      </Button>
      <Button tone="plain" block onClick={() => steps.chooseEntry(isPhone ? 'email' : 'phone')}>
        {isPhone ? 'Use Email Instead' : 'Use Phone Instead'}
      </Button>
    </form>
  )
}
