// The personal link of a guest without an email address

export const shareTheirLink = 'Share their link'
export const linkFor = (guest: string) => `Link for ${guest}`
export const linkDetail = (guest: string) => `Only share it with ${guest}. Anyone who has it can RSVP in their name.`
export const textLink = 'Text'
export const message = (guest: string, title: string, url: string) =>
  `Hi ${guest}! You're invited: ${title}. Details and RSVP: ${url}`
