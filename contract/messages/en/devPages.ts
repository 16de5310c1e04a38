// Sign-in in development, in place of an identity provider

export const chooserTitle = (provider: string) => `${provider} sign-in (development)`
export const chooserHeading = (provider: string) => `Choose your ${provider} account`
export const chooserNote = (provider: string) =>
  `This development server isn't connected to ${provider}, so it accepts any address.`
export const emailAddress = 'Email address'
export const proceed = 'Continue'
export const cancel = 'Cancel'

// Checkout in development, in place of Stripe

export const checkoutTitle = 'Test checkout'
export const checkoutNote =
  "This server isn't connected to Stripe. You won't be charged. Choose how the payment should end."
export const pay = 'Pay'
export const decline = 'Decline'

// Music account in development, in place of Spotify

export const musicTitle = 'Demo music account'
export const musicHeading = 'Connect the demo music account?'
export const musicNote = "This server isn't connected to Spotify. The demo has made-up songs and silent playlists."
export const connect = 'Connect'

// Sign-in of the demo

export const demoTitle = 'Festoon demo'
export const demoHeading = 'Look around as Maya'
export const demoNote = "She hosts six parties. Everything here is made up, and it's deleted when the demo stops."
export const demoSignIn = 'Sign in as Maya'

// Messages that a development server doesn't send

export const outbox = 'Outbox'
export const outboxNote = 'Emails and texts that this development server would have sent, newest first.'
export const noMessages = 'No messages yet.'
export const textMessage = 'Text message'
export const sentTo = (recipient: string, time: string) => `To ${recipient}, ${time} UTC`
export const viewEmail = 'View email'
