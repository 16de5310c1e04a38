import { plural } from '../format.ts'
import { guestCount } from './guestCount.ts'

// Message by email or SMS

/** Subject of the email that delivers a host's message. The SMS starts with the same words. */
export const headline = (hostedBy: string, title: string) => `${hostedBy} sent a message about ${title}`

/** Link and opt-out instructions at the end of an SMS notification. */
export const smsFooter = (link: string) => `${link} Reply STOP to stop.`

// Send a message

export const sendMessage = 'Send message'
export const cancel = 'Cancel'
export const message = 'Message'
export const write = 'Write'
export const preview = 'Preview'
export const sent = 'Sent'
export const messageSent = 'Message sent.'
export const messageSentExcept = (count: number) =>
  `Message sent. ${plural(count, {
    one: "1 guest hasn't confirmed their email yet.",
    other: `${count.toLocaleString('en-US')} guests haven't confirmed their email yet.`,
  })} We've asked them to.`
export const to = 'To'
/** Explains the numbers on the groups, which elsewhere include plus-ones. */
export const toWithoutPlusOnes = '(number of guests, without plus-ones)'
export const goesTo = (count: number) => `Goes to ${guestCount(count)}.`
export const leftOut = (count: number) =>
  plural(count, {
    one: "1 guest hasn't received an invite yet, so they won't get this message.",
    other: `${count.toLocaleString('en-US')} guests haven't received an invite yet, so they won't get this message.`,
  })
export const repliesGoTo = 'Replies go to'
export const repliesOptional = "You can leave this empty, because this party's guests get updates by text."
export const alsoBySms = 'Send by text when possible'
export const smsHint = (count: number) =>
  plural(count, {
    one: '1 guest in these groups can get this as a text.',
    other: `${count.toLocaleString('en-US')} guests in these groups can get this as a text.`,
  })
export const smsHintNone = 'No guests in these groups get texts yet.'

// Problems (VAL-45..48)

export const groupMissing = 'Please select at least one recipient group'
export const groupsEmpty = "There's no one in these groups to message. Choose another group, or send invites first."
export const messageMissing = 'This is a required field'
export const messageTooLong = 'Please limit your message to 1000 characters.'
export const emailInvalid = 'Please enter a valid email'

// Preview

export const previewEmpty = 'Write a message first. Your preview appears here.'
export const emailPreview = 'Email'
export const smsPreview = 'Text'
export const cantReply = "Guests can't reply by email"
export const replyAddress = (email: string) => `Replies go to ${email}`
export const viewInvitation = 'View invitation'

// Messages sent

export const loadingMessages = 'Loading messages…'
export const noMessages = 'No messages sent yet.'
export const messagesSent = 'Messages sent'
export const toGuests = 'To guests'
export const toGuestsBySms = 'To guests by text or email'
export const toCount = (count: number) => `To ${guestCount(count)}`
export const toCountBySms = (count: number) => `To ${guestCount(count)} by text or email`
export const onlyTo = <Part>(guest: Part) => ['Sent only to ', guest]
export const oneGuest = 'one guest'
