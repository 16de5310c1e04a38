import { list, plural } from '../format.ts'

// Text guests from the host's own phone

export const textGuests = 'Text from my phone'
export const intro =
  'Your phone sends the texts, so they come from you. Each guest gets their own link. Phone numbers you enter here stay on this device until you log out.'
export const addPeople = 'Who do you want to text?'
export const fromContacts = 'Choose from my contacts'
export const fromFile = 'Add a contacts file'
export const fromFileHint = 'A vCard (.vcf) from your address book, or a .csv with a name and a number in each row.'
export const nothingInFile = 'We found no names with phone numbers in this file.'
export const fileTooLarge = 'This file is larger than 5 MB. Please export your contacts without photos.'
export const contactsFailed = "We couldn't read your contacts. Please try again, or add people by hand."
export const name = 'Name'
export const phone = 'Phone number'
export const nameMissing = 'Please enter a name.'
export const phoneInvalid = 'Please enter a phone number. Outside the US, include the country code.'
export const phoneTaken = (guest: string) => `${guest} has this number. Each guest needs a different one.`
export const add = 'Add'
export const peopleAdded = (count: number) =>
  plural(count, { one: '1 person added.', other: `${count.toLocaleString('en-US')} people added.` })
/** The number of guests who were on the list without a number. */
export const numbersFound = (count: number) =>
  plural(count, {
    one: 'Number added for 1 guest on your list.',
    other: `Numbers added for ${count.toLocaleString('en-US')} guests on your list.`,
  })
/** The names of people who weren't added, because their number is on the list. */
export const merged = (names: readonly string[], more: number) =>
  names.length + more === 1
    ? `${list(names)} has a number that is on your list, so we didn't add it again.`
    : `${list(more === 0 ? names : [...names, `${more} more`])} have numbers that are on your list, so we didn't add them again.`
export const wrongNumbers = (count: number) =>
  plural(count, {
    one: "1 number doesn't look right. Add it by hand. Outside the US, include the country code:",
    other: `${count.toLocaleString('en-US')} numbers don't look right. Add them by hand. Outside the US, include the country code:`,
  })
/** A wrong number, with the place of its row or contact in the file, from 1. */
export const wrongNumber = <Part>(at: number, person: Part, number: Part) => [`No. ${at}: `, person, ', ', number]
export const moreWrong = (count: number) => `and ${count.toLocaleString('en-US')} more`
export const message = 'Your text'
export const messageHint =
  "We'll replace {name} with each guest's name, such as Ann or Aunt May, and add their link at the end."
/** The placeholder for a guest's first name in the text. */
export const namePlaceholder = '{name}'
export const template = (title: string, when: string | undefined) =>
  when === undefined
    ? `Hi {name}! You're invited to ${title}. Details and RSVP:`
    : `Hi {name}! You're invited to ${title} on ${when}. Details and RSVP:`
export const progress = (sent: number, all: number) => `${sent} of ${all} texted`
export const next = (guest: string) => `Next: ${guest}`
export const text = 'Text'
export const whatsApp = 'WhatsApp'
export const skip = 'Skip for now'
export const linkFailed = "We couldn't get this guest's link."
export const retry = 'Try again'
export const allTexted = 'Everyone has your text.'
export const allTextedDetail = 'RSVPs appear on the guest list as they arrive.'
export const viewGuestList = 'View guest list'
export const noOneYet = "Add people, and we'll prepare a text for each of them."
export const guests = 'Guests to text'
export const texted = 'Texted'
export const waiting = 'Not texted yet'
export const noNumber = 'No phone number on this device'
export const addNumber = (guest: string) => `Add ${guest}'s number`
export const saveNumber = 'Save number'
export const undoTexted = (guest: string) => `Mark ${guest} as not texted`
export const undo = 'Undo'
export const edit = 'Edit'
export const editGuest = (guest: string) => `Edit ${guest}`
export const editTitle = 'Edit name and number'
export const editHint = 'The number stays on this device.'
export const listedNumber = "This doesn't change the number on the guest list."
export const save = 'Save'
export const remove = 'Remove'
export const removeGuest = (guest: string) => `Remove ${guest}`
export const removed = (guest: string) => `${guest} removed.`
export const restored = (guest: string) => `${guest} is back on the list.`
export const numberAnd = (number: string, status: string) => `${number} · ${status}`

// Text an update to guests that we can't notify

export const textUpdate = 'Text the update from my phone'
export const updateIntro =
  "We don't have an email address for these guests, so we can't notify them. Text them what changed. Each text includes the guest's own link."
export const updateTemplate = (title: string, when: string | undefined) =>
  when === undefined
    ? `Hi {name}! Something about ${title} has changed. See what's new:`
    : `Hi {name}! Something about ${title} on ${when} has changed. See what's new:`
export const allUpdated = 'Everyone has the update.'
export const noOneToUpdate = "There's no one to text."
export const updateSent = 'Update texted'
export const updateWaiting = 'Update not texted yet'
export const markFailed = "We couldn't mark this guest as texted. Please try again."
