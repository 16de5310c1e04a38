// The page for unsubscribing from emails

export const pageTitle = 'Turn off messages · Festoon'
export const heading = 'Which messages would you like to turn off?'
export const intro =
  "This applies to the email address that received the message. Hosts who message that address will see that you've turned off messages."
export const off = 'Off'
export const turnOff = 'Turn off'
export const turnOn = 'Turn on'
export const undo = 'Undo'
export const signInToTurnOn = <Part>(link: (words: string) => Part) => [
  'To turn these on again, ',
  link('sign in with this address'),
  '.',
]
export const onlyOwner = "We can't tell that this address is yours. Sign in with it, then turn these messages on."
export const questions = <Part>(email: Part) => ['Questions? ', email]

/** The unsubscribe options. `name` is the party's title for `event` and the host's name for `host`. */
export const choices = {
  event: {
    title: (name: string) => name,
    text: "You won't get any more updates or reminders about this party.",
  },
  host: {
    title: (name: string) => `Everything from ${name}`,
    text: "You won't get messages about any of this host's parties, including future ones.",
  },
  all: {
    title: () => 'Everything',
    text: "No invitations or updates from any host. You'll still get sign-in codes you request.",
  },
}

/** Phrases that name the messages each unsubscribe option turns off, for use in labels and confirmations. */
export const messages = {
  event: (name: string) => `messages about ${name}`,
  host: (name: string) => `messages from ${name}`,
  all: () => 'messages from Festoon',
}
export const turnOffLabel = (messagesOfChoice: string) => `Turn off ${messagesOfChoice}`
export const turnOnLabel = (messagesOfChoice: string) => `Turn on ${messagesOfChoice}`
export const turnedOff = (messagesOfChoice: string) => `Done. You won't get any more ${messagesOfChoice}.`
export const turnedOn = (messagesOfChoice: string) => `You'll get ${messagesOfChoice} again.`

/** Placeholders for the title of a deleted party and the name of its host. */
export const thisParty = 'this party'
export const thisHost = 'this host'
