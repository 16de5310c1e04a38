// The dialog in which the user confirms who they are, before a change to their account

export const title = "Confirm it's you"
export const description =
  'This keeps your account safe if someone else gets hold of your device. We ask once every 10 minutes.'
export const contactDescription = "The request to co-host was sent to this contact. Confirm that it's yours."
export const sendTo = 'Send a code to'
export const byEmail = 'Email'
export const bySms = 'Text message (less secure than email)'
export const sendCode = 'Send code'
export const notSent = "We couldn't send the code. Please try again in a minute."
export const anotherContact = 'Use another contact'
