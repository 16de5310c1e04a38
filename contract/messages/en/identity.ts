// Why a sign-in with Google or Apple failed, as the end of "Failed to login due to …" (ERR-07). Kept apart from signIn.ts, because every
// page of the app loads it.

export const unverifiedEmail = 'an unverified email address'
export const unexpectedError = 'an unexpected error'
