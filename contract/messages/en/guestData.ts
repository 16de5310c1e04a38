import { plural } from './format.ts'

export const pageTitle = 'Your data · Festoon'
export const yourData = 'Your data'

// The page that sends a link to the guest's own email or phone

export const aboutData = <Part>(party: Part) => [
  'This page is about the data that Festoon stores for ',
  party,
  ". Invitations can be forwarded, so we only show it to people who can read the guest's own emails or text messages.",
]
export const noContact = "We don't have an email address or phone number to send a link to."
export const sendLinkTo = <Part>(contact: Part) => ['Send a link to ', contact]
export const sendAgain = 'Send it again'
export const backToInvitation = 'Back to the invitation'

/** Phrase that identifies a phone number by its last digits only. */
export const numberEnding = (digits: string) => `the number ending in ${digits}`
export const linkSent = (contact: string) =>
  `We sent a link to ${contact}, unless its owner has turned off messages. It expires in an hour.`
export const noAddress = "We don't have an email address or phone number to send it to."
export const signInToDownload =
  'This invitation belongs to an account. Sign in and download your data from your profile.'
export const smsUnavailable = (email: string) => `Text messages aren't available. Email ${email} instead.`
export const linkNotSent = (email: string) => `We couldn't send the link. Try again later, or email ${email}.`

// The messages with that link

export const emailSubject = 'Your data on Festoon'
export const emailPreview = 'The link expires in an hour.'
export const emailText = 'View, correct, download, or erase the data Festoon has about you for one party.'
export const openData = 'Open my data'
export const emailUnexpected =
  "The link expires in an hour. If you didn't request it, someone else who has your invitation did. They can't see your data without the link, so don't share it with anyone."
export const smsText = (link: string) => `Your Festoon data (this link expires in an hour): ${link}`

// The page with the data

export const dataIntro = <Part>(party: Part, host: string, days: number) => [
  'This is what Festoon stores about you for ',
  party,
  `. ${host} and the co-hosts can see it too. We erase your email and phone number ${plural(days, { one: '1 day', other: `${days} days` })} after the party.`,
]
export const stored = 'What we store'
export const correctData = 'Correct your data'
export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const phoneFormat = 'Phone (outside the US, start with + and the country code)'
export const save = 'Save'
export const saved = 'Saved.'
export const newLinkNeeded = <Part>(contact: Part) => [
  "This link no longer works, because your email or phone number changed. To see or change more, open your invitation, go to your data, and get a new link. We'll send it to ",
  contact,
  '.',
]
export const nameRequired = 'Please enter a name.'
export const listHidden =
  "The guest list of this party is private, so you can't change your email address here. Ask the host to change it."
export const addressTaken = 'Another guest at this party already has that email address.'
export const phoneUnconfirmed =
  "Your phone number isn't confirmed, so it can't be your only contact. Keep your email address, or clear both."
export const downloadHeading = 'Download your data'
export const downloadNote = 'One file with your data and links to your photos.'
export const download = 'Download my data'
export const messagesHeading = 'Turn off messages'
export const messagesNote = 'Turn off messages about this party, messages from this host, or all messages.'
export const chooseMessages = 'Choose messages'
export const eraseHeading = 'Erase your data'
export const eraseNote =
  "This erases your name, email, phone number, messages, photos, notes for the caterer, and what you signed up to bring, and your link stops working. Your RSVP still counts, without your name. If you're not coming, change your RSVP first. This can't be undone."
export const confirmErase = 'Type ERASE to confirm'
export const eraseUnconfirmed = 'Type ERASE to confirm.'
export const erase = 'Erase my data'
export const signInToErase =
  'This invitation belongs to an account. Sign in and delete your account from your profile instead.'
export const erased = 'Your data has been erased'
export const erasedNote = <Part>(party: Part) => ["We've erased your personal data for ", party, '.']

// The stored data

export const rsvp = 'Your RSVP'
export const statuses: Readonly<Record<string, string>> = {
  INVITED: 'No RSVP yet',
  SEEN: 'Opened, no RSVP yet',
  YES: 'Yes',
  NO: 'No',
  HIDDEN: 'Removed by the host',
}
export const plusOnes = 'Plus-ones'
export const plusOneNames = 'Names of your plus-ones'
export const childrenAmong = 'Children among you'
export const diets = "What you don't eat"
export const dietNote = 'Your note for the caterer'
export const messageToHost = 'Your message to the host'
export const brings = 'You bring'
export const deletedQuestion = 'A deleted question'
export const yes = 'Yes'
export const no = 'No'
export const messageToYou = (date: string) => `Message you received on ${date}`
export const photos = 'Your photos'
export const proposedTimes = 'Answers to proposed times'
export const listedSince = 'On the guest list since'

// Names shown after data was erased

export const formerGuest = 'Former guest'
export const formerHost = 'Former host'
export const deletedAccount = 'Deleted account'
export const canceledParty = 'Canceled party'
