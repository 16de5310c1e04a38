import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/signIn'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import type { SignInSteps } from '../../features/signIn/useSignIn.ts'

/** The step for entering the new account's name. The field initially contains the name in the invitation. */
export function VerifyName({ steps, name }: { steps: SignInSteps; name: string }) {
  const [problem, setProblem] = useState<string>()
  const { message, status } = steps.state
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typedName = new FormData(event.currentTarget).get('name')
        const givenName = typeof typedName === 'string' ? typedName.trim() : ''
        setProblem(givenName === '' ? copy.nameRequired : undefined)
        if (givenName !== '') void steps.submitName(givenName)
      }}
      className="grid grid-cols-1 gap-5"
    >
      <TextField
        label={copy.yourName}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        defaultValue={name}
        error={problem ?? message ?? undefined}
      />
      <Button type="submit" size="large" block busy={status !== 'askingForName'}>
        {copy.continueLabel}
      </Button>
    </form>
  )
}
