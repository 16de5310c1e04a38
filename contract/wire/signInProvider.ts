/** External providers that verify an email address (SIGN-04). */
export const signInProviders = ['google', 'apple'] as const
export type SignInProvider = (typeof signInProviders)[number]
