import { codeFailures as failures } from './ownRsvp.ts'

// The personal link of a guest whose RSVP, answer or message isn't confirmed by email

export const heading = 'Keep your link'
export const why = 'It opens your invitation on any device. Keep it to yourself: anyone who has it can RSVP for you.'
/** For guests who can confirm their email address, which they entered themselves. */
export const whyEmail =
  "Email it to yourself to confirm your address. You'll then get the hosts' messages by email, too. Until you do, we'll only send you requests to confirm it."
export const copyLink = 'Copy link'
export const copied = "Link copied. Paste it where you'll find it again, or bookmark it."
export const copyFailed = 'Your browser blocked copying. Select the link above instead.'
export const emailMe = 'Email it to me'
export const codeSent = 'We sent a code to the email address you gave. It expires in 10 minutes.'
export const yourCode = 'Six-digit code'
export const sendNewCode = 'Send a new code'
export const emailed = "Check your email. We sent you the link. You'll get the hosts' messages there, too."

/** Messages for failures to send or check the code. */
export const codeFailures = {
  ...failures,
  accountExists: 'This RSVP belongs to an account. Sign in to see it.',
} as const
