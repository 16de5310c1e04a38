/** External sign-in providers, which verify the user's email address (SIGN-04). */
export const signInProviders = ['google', 'apple'] as const
export type SignInProvider = (typeof signInProviders)[number]
