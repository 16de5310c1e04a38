/** External sign-in providers, which verify the user's email address (SIGN-04). */
export const signInProviders = ['google', 'apple'] as const
/** The names of the providers, as users know them. */
export const providerNames: Record<(typeof signInProviders)[number], string> = { google: 'Google', apple: 'Apple' }
export type SignInProvider = (typeof signInProviders)[number]
