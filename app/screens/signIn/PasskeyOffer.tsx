import { useEffect } from 'react'
import * as copy from '@festoon/contract/messages/account/passkeys'
import { Button } from '@festoon/ui/Button'
import { askForPasskey, stopPasskeys } from '../../features/passkeys/passkeyCeremonies.ts'
import type { SignInSteps } from '../../features/signIn/useSignIn.ts'

/**
 * A button to sign in with a passkey. While it is shown, browsers that can also offer the passkeys in the email field
 * (conditional UI).
 */
export function PasskeyOffer({ onPasskey }: { onPasskey: SignInSteps['signInWithPasskey'] }) {
  useEffect(() => {
    let isUnmounted = false
    const offer = async (): Promise<void> => {
      const passkey = await askForPasskey({ autofill: true })
      if (passkey && !isUnmounted) await onPasskey(passkey)
    }
    // Passkeys are only one of the ways in.
    offer().catch(() => undefined)
    return () => {
      isUnmounted = true
      stopPasskeys().catch(() => undefined)
    }
  }, [onPasskey])
  const choose = async (): Promise<void> => {
    const passkey = await askForPasskey().catch(() => undefined)
    if (passkey) await onPasskey(passkey)
  }
  return (
    <Button tone="plain" block onClick={() => void choose()}>
      {copy.withPasskey}
    </Button>
  )
}
