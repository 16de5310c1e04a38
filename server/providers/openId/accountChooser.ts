import { isEmail, normalizeEmail } from '@festoon/contract/rules/email'
import type { SignInProvider } from '@festoon/contract/wire/signInProvider'
import type { OpenIdProvider } from './port.ts'

/** The path of the page where a developer chooses an account. */
export const chooserPath = '/identity/chooser'

/**
 * Creates a substitute for an external sign-in provider. The substitute accepts any email address and is used only in
 * development.
 */
export function accountChooser(name: SignInProvider): OpenIdProvider {
  return {
    returnsByPost: false,
    authorizationUrl: (redirectUri, { state }) => {
      const { origin } = new URL(redirectUri)
      const query = new URLSearchParams({ provider: name, state })
      return Promise.resolve(`${origin}${chooserPath}?${query.toString()}`)
    },
    finish: ({ searchParams }, { state }) => {
      if (searchParams.get('state') !== state) return Promise.reject(new Error('the state parameter does not match'))
      if (searchParams.has('error')) return Promise.resolve({ kind: 'canceled' })
      const email = normalizeEmail(searchParams.get('email') ?? '')
      const account = { issuer: `${chooserPath}/${name}`, subject: email }
      return Promise.resolve(isEmail(email) ? { kind: 'verified', email, ...account } : { kind: 'unverified' })
    },
    // The account chooser has no sessions.
    endSessionUrl: () => Promise.resolve(undefined),
  }
}
