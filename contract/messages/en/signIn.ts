// The contact

export const comeOnIn = 'Come on in'
export const partyWaiting = <Part>(title: Part) => [title, ' is waiting for you. ']
export const cohostAsk = <Part>(host: Part) => [host, ' asked you to co-host']
/** The reason for a sign-in before an RSVP. */
export const emailNeedsSignIn =
  "To RSVP with this email, sign in first, so no one else can answer for you. We'll send your RSVP right after. "
export const phoneNeedsSignIn =
  "To RSVP with this phone number, sign in first, so no one else can answer for you. We'll send your RSVP right after. "
export const enterPhone =
  "Enter your phone number and we'll text you a six-digit code. Email is safer, because text messages can be intercepted."
export const enterEmail = "Enter your email and we'll send you a six-digit code. No password to remember."
export const phoneNumber = 'Phone number'
export const email = 'Email'
export const sendCode = 'Send me a code'
export const emailInstead = 'Use Email Instead'
export const phoneInstead = 'Use Phone Instead'
export const orContinueWith = 'or continue with'
export const continueWith = (provider: string) => `Continue with ${provider}`

// The code

export const checkMessages = 'Check your messages'
export const codeSentTo = <Part>(contact: Part) => [
  'We sent a six-digit code to ',
  contact,
  '. It expires in 10 minutes.',
]
export const codeSentToEmail =
  'We sent a six-digit code to the email address your host has for you. It expires in 10 minutes.'
export const codeSentToPhone =
  'We sent a six-digit code to the phone number your host has for you. It expires in 10 minutes.'
export const codeLabel = 'Six-digit code'
export const nameIfNew = "Name, if you're new here"
export const nameIfNewHint = 'Hosts and guests will see it. Leave it blank if you have an account.'
export const checkingCode = 'Checking your code…'
export const sendNewCode = 'Send a new code'
export const changeNumber = 'Change number'
export const changeEmail = 'Change email'

// The name

export const askName = 'What should we call you?'
export const nameHint = 'Hosts and guests will see this name.'
export const yourName = 'Your name'
export const nameRequired = 'Name is a required field'
export const continueLabel = 'Continue'
export const startOver = 'Start over'
export const signingIn = 'Signing you in…'

// Already signed in, or with a link

export const oneMoment = 'One moment…'
export const isThisYou = 'Is this you?'
export const signedInAs = <Part>(name: Part, address: string | undefined) => [
  "You're signed in as ",
  name,
  address === undefined ? '. ' : ` (${address}). `,
  'Continue, or sign in as someone else.',
]
export const alreadySignedIn = "You're already signed in. Continue, or sign in as someone else."
export const continueAs = (name: string | undefined) => (name === undefined ? 'Continue' : `Continue as ${name}`)
export const anotherAccount = 'Use another account'
export const linkTitle = 'Sign in with your link'
export const linkWorksOnce = 'This link works once. Use it only if you requested it.'
export const linkOfAnother = <Part>(name: Part) => [
  "You're signed in as ",
  name,
  '. This link belongs to another account. Use it only if you requested it.',
]
export const linkOfAnotherAccount =
  "You're already signed in. This link belongs to another account. Use it only if you requested it."
export const signIn = 'Sign in'
export const anotherWay = 'Sign in another way'
export const staySignedIn = 'Keep my current account'

// Verifying an invited guest's email or phone

export const verifyAccount = 'Verify my account'
export const verifyText =
  "We'll send a code to the email address or phone number your host has for you. Then you'll find this party and your RSVP in your account."
export const verifySignedInText = 'Add this party and your RSVP to your account.'
export const addToAccount = 'Add to my account'
export const backToParty = 'Back to the party'

// Errors (ERR-04..21)

export const deadEnd = (supportEmail: string) =>
  `An error occurred trying to authenticate, please try again. If this error persists, contact us at ${supportEmail}.`
export const numberInvalid = 'Invalid number, please try again.'
export const emailInvalid = 'Invalid email, please try again.'
export const sendFailed = (reason: string) => `Something went wrong during sign in: ${reason}`
export const orOpenLink = (reason: string) =>
  `${reason} If the last email we sent you has a sign-in link, you can open that instead.`
export const codeInvalid = 'Invalid code, please try again.'
export const codeTimedOut = 'Request timed out, try again later.'
export const phoneCodeFailed = (reason: string) => `Failed to verify phone code. ${reason}`
export const emailCodeFailed = (reason: string) => `Failed to verify email code. ${reason}`
export const timedOut = 'Request timed out, please try again.'
export const networkFailed = 'Failed to login due to network issues, please try again later.'
export const authFailed = 'Failed to login due to auth failure, please try again later.'
export const serverFailed = 'Failed to login due to server issues, please try again later.'
export const loginFailed = (reason: string) => `Failed to login due to ${reason}`
export const somethingWrong = 'Something went wrong. Please try again.'
export const unknownError = 'Unknown error'
