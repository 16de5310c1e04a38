import { useForm } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/signIn'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import type { SignInSteps } from '../../features/signIn/useSignIn.ts'
import { StepHeading } from './StepHeading.tsx'

/** The sign-in step for entering a new user's name (SIGN-10, VAL-10). */
export function NameStep({ steps }: { steps: SignInSteps }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } })
  const name = register('name', { validate: (value) => !isBlank(value) || copy.nameRequired })
  const error = formState.errors.name?.message ?? steps.state.message ?? undefined
  const submit = handleSubmit((values) => steps.submitName(values.name.trim()))

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      <StepHeading title={copy.askName} text={copy.nameHint} />
      <TextField
        {...name}
        label={copy.yourName}
        autoComplete="name"
        maxLength={limits.name}
        required
        autoFocus
        {...(error === undefined ? {} : { error })}
      />
      <Button type="submit" size="large" block busy={steps.state.status !== 'askingForName'}>
        {copy.continueLabel}
      </Button>
      <Button tone="plain" block disabled={steps.state.status !== 'askingForName'} onClick={steps.back}>
        {copy.startOver}
      </Button>
    </form>
  )
}
