import { useForm } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import * as fields from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/signIn'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { isLoginPhone, toE164 } from '@festoon/contract/rules/phone'
import { Button } from '@festoon/ui/Button'
import { displayPhone } from '@festoon/ui/phone'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import { knowsPasskeys } from '../../features/passkeys/passkeyCeremonies.ts'
import type { SignInSteps } from '../../features/signIn/useSignIn.ts'
import { readStored } from '../../platform/browser/storage.ts'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import { useSite } from '../../platform/session/site.ts'
import { PasskeyOffer } from './PasskeyOffer.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { StepHeading } from './StepHeading.tsx'

export interface ContactStepProps {
  steps: SignInSteps
  /** The title of the party that the user is signing in for, if any. */
  eventTitle: string | undefined
  /** True if an RSVP with someone's address needs the sign-in. The text then says so. */
  isForRsvp: boolean
  /** The `s` parameter of `/login`, which must survive a redirect to Google or Apple. */
  returnState: string
}

/**
 * The sign-in step for entering an email address or phone number, with buttons to sign in with Google or Apple instead
 * (SIGN-01..04, VAL-11, VAL-12).
 */
export function ContactStep({ steps, eventTitle, isForRsvp, returnState }: ContactStepProps) {
  const { entry, message, status } = steps.state
  const isPhone = entry === 'phone'
  const { signInProviders } = useSite()
  const isOfferingPasskeys = useIsInBrowser() && knowsPasskeys()
  const { register, handleSubmit, formState } = useForm({
    // Uses separate fields, so that typed text is preserved when switching.
    defaultValues: { email: readStored('email') ?? '', phone: displayPhone(readStored('phone') ?? '') },
  })
  const contact = register(entry, {
    validate: (value) =>
      isPhone
        ? isLoginPhone(toE164(value) ?? '') || fields.phoneInvalid
        : isEmail(typedEmail(value)) || fields.emailInvalid,
  })
  // Errors in the contact are shown next to it. Errors that ended a sign-in are shown above.
  const error = formState.errors[entry]?.message ?? (status === 'error' ? undefined : (message ?? undefined))
  const submit = handleSubmit((values) =>
    steps.sendCode(isPhone ? (toE164(values.phone) ?? '') : typedEmail(values.email)),
  )
  const field = { ...contact, required: true, ...(error === undefined ? {} : { error }) }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      <StepHeading
        title={copy.comeOnIn}
        text={
          <>
            {eventTitle !== undefined &&
              copy.partyWaiting(
                <bdi key="title" className="font-semibold text-ink">
                  {eventTitle}
                </bdi>,
              )}
            {isForRsvp && (isPhone ? copy.phoneNeedsSignIn : copy.emailNeedsSignIn)}
            {isPhone ? copy.enterPhone : copy.enterEmail}
          </>
        }
      />
      <p role="alert" className="rounded-md bg-danger px-4 py-3 text-body text-danger-ink empty:hidden">
        {status === 'error' ? message : null}
      </p>
      {isPhone ? (
        <PhoneField {...field} label={copy.phoneNumber} autoComplete="tel" autoFocus />
      ) : (
        <TextField
          {...field}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete={isOfferingPasskeys ? 'email webauthn' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          autoFocus
        />
      )}
      <div className="grid grid-cols-1 gap-2">
        <Button type="submit" size="large" block busy={status === 'emailSubmitting' || status === 'phoneSubmitting'}>
          {copy.sendCode}
        </Button>
        <Button tone="plain" block onClick={() => steps.chooseEntry(isPhone ? 'email' : 'phone')}>
          {isPhone ? copy.emailInstead : copy.phoneInstead}
        </Button>
        {isOfferingPasskeys && <PasskeyOffer onPasskey={steps.signInWithPasskey} />}
      </div>
      <ProviderButtons
        offeredProviders={signInProviders}
        onChoose={(provider) => void steps.leaveFor(provider, returnState)}
      />
    </form>
  )
}
