import { plural } from '../format.ts'

// RSVP card

export const yourRsvp = 'Your RSVP'
export const loadingRsvp = 'Loading your RSVP…'
export const changeRsvp = 'Change RSVP'

// RSVP form

export const canYouMakeIt = 'Can you make it?'
export const going = "I'm going"
export const maybe = 'Maybe'
export const notGoing = "Can't make it"
export const yourName = 'Your name'
export const updatesBy = 'How should we send you updates?'
export const email = 'Email'
export const sms = 'Text'
export const both = 'Both'
export const phoneNumber = 'Phone number'
export const bringingAnyone = 'Bringing anyone?'
export const justYou = 'Just you'
export const partyOf = (count: number) => `${count} of you`
export const messageToHost = 'Message to the host'
export const sendRsvp = 'Send RSVP'
export const sendRegrets = 'Send regrets'
export const addMessage = 'Add a message'
/** The choice that sends only a message, once RSVPs are closed. */
export const messageHost = 'Message the host'
export const sendMessage = 'Send message'
/** The choice of a yes that is up to the host, because RSVPs are closed. */
export const askToCome = 'Ask to come'
/** The choice of a yes to a full party. */
export const joinWaitlist = 'Join the waitlist'
export const addMessageOrGuests = 'Add a message or guests'

// The host's questions

/** The label of a question with several options, at least one of which has to be chosen. */
export const required = (question: string) => `${question} (required)`
export const typeResponse = 'Type response here'
export const responseHidden = "You've already answered this. Leave it blank to keep your response."
export const yes = 'Yes'
export const no = 'No'

// RSVP sent

export const summaryGoing = "You're going!"
export const summaryWaitlisted = "You're on the waitlist"
export const summaryDenied = "The host couldn't fit you in"
export const summaryMaybe = 'You said maybe'
export const summaryNotGoing = "You can't make it"
export const detailGoing = (count: number) =>
  plural(count, { one: "We've got you down for 1 person.", other: `We've got you down for ${count} people.` })
export const noRoom = (count: number) =>
  plural(count, {
    one: "There wasn't room for 1 more person. Ask the host if they can come.",
    other: `There wasn't room for ${count} more people. Ask the host if they can come.`,
  })
export const detailFull = "The party is full. We'll let you know if a spot opens up."
export const detailApproval = "The host approves each guest. We'll let you know."
export const detailNotGoing = 'Thanks for letting the host know.'

// RSVP to a party that is over

export const saidYes = 'You said yes'
export const wereWaitlisted = 'You were on the waitlist'
export const saidNo = 'You said no'

// Invitation of another guest

export const invitationFor = <Part>(guest: Part) => ['This invitation is for ', guest, '.']
export const notYou = 'Not\u00A0you?'
export const rsvpAsYourself = 'RSVP as yourself'
export const yourData = 'Your data'
