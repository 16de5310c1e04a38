// The email with a sign-in code

export const codeSubject = (code: string) => `${code} is your Festoon code`
export const codePreview = 'It expires in 10 minutes.'
export const signInHeading = 'Your sign-in code'
export const signInInstructions =
  'Enter it on the page where you requested it. It works once and expires in 10 minutes.'
export const oneClick = 'Or sign in with one click'
export const oneClickLimits = "This link works once and expires in 24 hours. Don't share it with anyone."
export const signInUnexpected =
  "If you didn't request a code, you can ignore this email. Someone probably entered your address by mistake, and they can't sign in without the code. We'll never ask you for it by phone or email."

// The email with a code that adds an address to an account

export const addAddressHeading = 'Is this your email address?'
export const addAddressInstructions =
  'Someone who is signed in to Festoon wants to add this address to their account. If that was you, enter the code on the page where you requested it. It works once and expires in 10 minutes.'
export const addAddressUnexpected =
  "If it wasn't you, ignore this email and don't share the code with anyone. Anyone who has it could add your address to their account and take over your parties. We'll never ask you for it by phone or email."

// The email with a code that proves that the account's owner is present

export const proofHeading = "Confirm it's you"
export const proofInstructions =
  'Enter this code in Festoon to confirm a change to your account. It works once and expires in 10 minutes.'
export const proofUnexpected =
  "If you didn't request this code, don't share it with anyone: someone may be signed in to your account. Open your profile and log out everywhere. We'll never ask you for the code by phone or email."

// The email with a code that shows a guest their RSVP on another device

export const showRsvpHeading = 'See your RSVP'
export const showRsvpInstructions =
  'Enter this code on the page of the party to see your message and responses there. It works once and expires in 10 minutes.'
export const showRsvpUnexpected =
  "If you didn't request this code, you can ignore this email. Someone who has your invitation link may have requested it, and they can't see what you wrote without the code. Don't share it with anyone."

// The email with a code that lets a guest get their RSVP by email

export const emailRsvpHeading = 'Get your RSVP by email'
export const emailRsvpInstructions =
  "Enter this code on the page of the party, and we'll email you your RSVP and the link to change it. You'll then get the hosts' messages by email, too. The code works once and expires in 10 minutes."
export const emailRsvpUnexpected =
  "If you didn't request this code, you can ignore this email. Someone probably entered your address by mistake, and they can't continue without the code."

// Text messages with a code

export const signInSms = (code: string) =>
  `${code} is your Festoon code. It expires in 10 minutes. Don't share it with anyone.`
export const showRsvpSms = (code: string) =>
  `${code} is your Festoon code to see your RSVP. It expires in 10 minutes. Don't share it with anyone.`
export const proofSms = (code: string) =>
  `${code} is your code to confirm a change to your Festoon account. Don't share it with anyone. If you didn't request it, log out everywhere in your profile.`
export const addPhoneSms = (code: string) =>
  `${code} is your code to add this number to a Festoon account. Don't share it with anyone. If you didn't request it, ignore this text.`

// Codes that couldn't be sent (ERR-04)

export const smsUnavailable = "Text messages aren't available. Use an email address instead."
export const smsStopped =
  'This number has opted out of our text messages. Text START to the number they came from, or use an email address.'
export const smsRefused = "This number can't receive our text messages. Check it, or use an email address."
export const smsNotAllowed = "We can't send text messages to this number. Use an email address instead."
export const smsOverBudget =
  "We can't send more text messages to this number or network today. Use an email address instead, or try again tomorrow."
export const smsPaused = 'Text messages are paused right now. Use an email address instead, or try again later.'
export const emailRefused = "This email address can't receive our emails. Check it, or use a phone number."
export const codeNotSent = "We couldn't send the code. Check your email or phone number, and try again in a minute."

// Names of the devices a user is signed in on

export const deviceName = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'
