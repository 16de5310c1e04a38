import { plural } from './format.ts'

// Co-hosts of a party

export const cohostsOf = (title: string) => `Co-hosts of ${title}`
export const addCohost = 'Add a co-host'
export const noCohosts = 'No co-hosts yet. Two hosts get twice as much done.'
export const partyOver = 'This party is over, so you can no longer add co-hosts.'
export const partyCanceled = 'This party was canceled, so you can no longer add co-hosts.'
export const viewGuestList = 'View guest list'
export const askAgain = 'Ask again'
export const askGuestAgain = (name: string) => `Ask ${name} again`
export const remove = 'Remove'
export const removeCohost = (name: string) => `Remove ${name} as co-host`

// Status of a co-host

export const asking = 'Sending request'
export const asked = 'Request sent'
export const messageFailed = "Couldn't send request"
export const cohost = 'Co-host'
export const declined = 'Declined'

// Co-host link

export const shareLink = 'Or share a link'
export const shareLinkDetail =
  'Anyone with the link can sign in and become a co-host. Only share it with people you trust.'
export const copyCohostLink = 'Copy co-host link'
export const linkCopied = (day: string) => `Link copied. It works until ${day}.`
export const copyFailed = (address: string) => `Your browser blocked copying. Here's the link: ${address}`
export const createNewLink = 'Create a new link'
export const createNewLinkTitle = 'Create a new link?'
export const createNewLinkDetail = 'The old link will stop working. People who already accepted stay co-hosts.'
export const linkReplaced = 'The old link no longer works. Copy the new one to share it.'

// Add a co-host

export const someoneYouKnow = 'Someone you know'
export const findMember = 'Find someone'
export const findMemberHint = "People with a Festoon account who've shared a party with you, past or upcoming."
export const byNameAndEmail = 'Or ask by name and email'
export const sendRequest = 'Send request'
export const ask = 'Ask'
export const askGuest = (name: string) => `Ask ${name}`
export const alreadyGuest =
  "This person is already on the guest list. If you haven't asked them yet, find them in the list below and choose Ask."
export const orAskGuest = 'Or ask a guest'
export const findGuest = 'Find a guest'
export const noMatches = 'No matches.'
export const moreGuests = (count: number) =>
  plural(count, {
    one: '1 more guest. Type a name to find them.',
    other: `${count} more guests. Type a name to find them.`,
  })
export const added = (name: string) => `Request sent to ${name}.`

// Request to co-host

export const hostWith = (title: string, host: string) => `Host ${title} with ${host}?`
export const whatCohostsDo = (date: string, host: string) =>
  `${date}. Co-hosts can edit the party, invite guests, see RSVPs, and message guests. Only ${host} can cancel the party.`
export const accept = 'Accept'
export const decline = 'Decline'
export const accepted = (title: string) => `You're now a co-host of ${title}.`
