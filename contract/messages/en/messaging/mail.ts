// Parts of emails to guests and hosts

/** Alt text of a party's cover image. `picture` says what it shows, if that is known. */
export const coverAlt = (title: string, picture?: string) =>
  picture === undefined ? `Cover image of ${title}` : `Cover image of ${title}: ${picture}`
export const turnOffMessages = 'Turn off messages'
export const reportInvitation = 'Report this invitation'
/** The sender's name of emails about a party. */
export const fromName = (host: string) => `${host} via Festoon`
/** The sender of a host whose name looks like an address, which readers could take for the sender's. */
export const fromSomeHost = 'A host via Festoon'
/** The host's account. `contact` is a part of its verified email address or phone number. */
export const sentBy = (host: string, contact: string) => `Sent through Festoon by ${host} (${contact}).`
export const sentByHost = (host: string) => `Sent through Festoon by ${host}.`
export const numberEnding = (digits: string) => `number ending in ${digits}`
export const footer = (supportEmail: string) => `Questions? Email ${supportEmail}.`
/** Link to the party's page, where a guest can add a message to the RSVP. */
export const askHost = (host: string) => `Questions? Leave ${host} a message with your RSVP`
export const personalLinkFooter = 'Your link is personal. Anyone who has it can RSVP as you.'
export const cohostFooter = (supportEmail: string) =>
  `Sign in with this email address to accept or decline. Questions? Email ${supportEmail}.`
export const previewFooter = 'This is a preview. Each guest gets a personal link.'
