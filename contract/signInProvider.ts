/** Outside parties that vouch for an e-mail address (SIGN-04). */
export const signInProviders = ['google', 'apple'] as const
export type SignInProvider = (typeof signInProviders)[number]
