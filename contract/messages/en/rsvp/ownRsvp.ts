import { guestFailures } from '../guests/guestFailures.ts'

// Message and responses that a guest entered on another device

export const notShown = "Your message and responses aren't shown on this device."
export const showWithCode = 'Show them with a code'
export const showAfterSignIn = 'Sign in to see them'
export const yourCode = 'Six-digit code'
export const sentToEmail = 'We sent a code to the email address your host has for you. It expires in 10 minutes.'
export const sentToPhone = 'We sent a code to the phone number your host has for you. It expires in 10 minutes.'
export const sendNewCode = 'Send a new code'

/** Messages for failures to send or check the code. */
export const codeFailures = {
  ...guestFailures,
  accountExists: 'This invitation belongs to an account. Sign in to see your message and responses.',
  codeInvalid: "That code isn't right. Check it and try again.",
  codeExpired: 'That code no longer works. Please request a new one.',
} as const
