import { useForm } from 'react-hook-form'
import { Button } from '@festoon/ui/Button'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import { isEmail } from '@festoon/contract/rules/email'
import { isLoginPhone, toE164 } from '@festoon/contract/rules/phone'
import { limits } from '@festoon/contract/limits'
import { useSite } from '../../session/site.ts'
import { readStored } from '../../session/storage.ts'
import type { SignInSteps } from '../../session/useSignIn.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { StepHeading } from './StepHeading.tsx'

export interface ContactStepProps {
  steps: SignInSteps
  /** The party that the sign-in is for. */
  eventTitle: string | undefined
  /** The state `s`, which a visit to Google or Apple brings back. */
  returnState: string
}

/** Asks for the e-mail address or the phone number that a code goes to (SIGN-01..04, VAL-11, VAL-12). */
export function ContactStep({ steps, eventTitle, returnState }: ContactStepProps) {
  const { entry, message, status } = steps.state
  const isPhone = entry === 'phone'
  const { signInProviders } = useSite()
  const { register, handleSubmit, formState } = useForm({
    // One field each: what was typed into the one is there again after a look at the other.
    defaultValues: { email: readStored('email') ?? '', phone: readStored('phone') ?? '' },
  })
  const contact = register(entry, {
    validate: (value) =>
      isPhone
        ? isLoginPhone(toE164(value) ?? '') || 'Please enter a valid phone number.'
        : isEmail(value.trim()) || 'Please enter a valid email address.',
  })
  // What was wrong with the contact stands beside it; what ended a sign-in stands above.
  const error = formState.errors[entry]?.message ?? (status === 'error' ? undefined : (message ?? undefined))
  const submit = handleSubmit((values) => steps.sendCode(isPhone ? (toE164(values.phone) ?? '') : values.email.trim()))
  const field = { ...contact, required: true, ...(error === undefined ? {} : { error }) }
  const toWhat = isPhone ? 'phone number. We will text you' : 'email. We will send you'

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      <StepHeading
        title="Come on in"
        text={
          <>
            {eventTitle !== undefined && (
              <>
                <bdi className="font-semibold text-ink">{eventTitle}</bdi> is waiting for you.{' '}
              </>
            )}
            Enter your {toWhat} a six-digit code, so there is no password to remember.
          </>
        }
      />
      <p role="alert" className="rounded-md bg-danger px-4 py-3 text-body text-danger-ink empty:hidden">
        {status === 'error' ? message : null}
      </p>
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
      <div className="grid grid-cols-1 gap-2">
        <Button type="submit" size="large" block busy={status === 'emailSubmitting' || status === 'phoneSubmitting'}>
          Send me a code
        </Button>
        <Button tone="plain" block onClick={() => steps.chooseEntry(isPhone ? 'email' : 'phone')}>
          {isPhone ? 'Use Email Instead' : 'Use Phone Instead'}
        </Button>
      </div>
      <ProviderButtons offered={signInProviders} onChoose={(provider) => void steps.leaveFor(provider, returnState)} />
    </form>
  )
}
