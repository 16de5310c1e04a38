import { isLoginPhone } from '@festoon/contract/rules/phone'
import type { InputOf } from '@festoon/contract/wire/operations'
import { coinsSpent } from '../../platform/browser/freeCoins.ts'
import type { SignIn } from './signInMachine.ts'

/**
 * Returns the input that creates an account at the end of a sign-in: all that is known of the new user, and the free coins that
 * were spent in this browser (RPC-28). Consent to SMS is asked for after the sign-in.
 */
export function newElkUser(
  name: string,
  { entry, sentTo }: Pick<SignIn, 'entry' | 'sentTo'>,
): InputOf<'createElkUser'> {
  const phones = entry === 'phone' && isLoginPhone(sentTo) ? [sentTo] : []
  const [phoneNumber] = phones
  return {
    elkUser: {
      name,
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
      phones,
      grantedTextPermission: false,
      textPermissionStatus: null,
    },
    coinsSpent: coinsSpent(),
  }
}
