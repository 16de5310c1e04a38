import type { SignInProvider } from '@festoon/contract/wire/signInProvider'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../../core/clock.ts'
import { appleSecret } from './appleSecret.ts'
import { openIdConnect } from './openIdConnect.ts'
import type { OpenIdProvider } from './port.ts'

/** The external sign-in providers that are available, by name. */
export type OpenIdProviders = Partial<Record<SignInProvider, OpenIdProvider>>

/** Creates the external sign-in providers for which a client id is configured. */
export function chooseOpenId({ google, apple }: Config['openId'], clock: Clock): OpenIdProviders {
  return {
    ...(google
      ? {
          google: openIdConnect({
            issuer: google.issuer,
            clientId: google.clientId,
            secret: google.clientSecret,
            returnsByPost: false,
          }),
        }
      : {}),
    ...(apple
      ? {
          apple: openIdConnect({
            issuer: apple.issuer,
            clientId: apple.clientId,
            secret: () => appleSecret(apple, clock.now()),
            returnsByPost: true,
          }),
        }
      : {}),
  }
}
