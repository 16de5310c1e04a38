// Copy the link (EVPAGE-25)

export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const copyFailed = (address: string) => `Your browser blocked copying. Here's the link: ${address}`

// Share

export const share = 'Share your invitation'
export const anyoneCanRsvp = 'Drop it in the group chat. Anyone with this link can see the party and RSVP.'
export const signInToRsvp =
  "Anyone with this link can see the party. People you haven't invited have to sign in to RSVP."
export const linkToParty = 'Link to your party'
export const asSeenInChat = 'Your link, as it looks in a chat'
export const ways = 'Ways to share'
export const shareWith = 'Share…'
export const text = 'Text'
export const whatsApp = 'WhatsApp'
export const email = 'Email'
export const qrCode = 'QR code'
export const storyPicture = 'Story picture'
export const story = 'Story'
export const storyFile = (title: string) => `${title} story.jpg`
/** `day` is undefined if the date is to be decided. */
export const invitation = (title: string, day: string | undefined, url: string) =>
  `You're invited: ${title}${day === undefined ? '' : `, ${day}`}. Details and RSVP: ${url}`
export const subject = (title: string) => `You're invited: ${title}`

// QR code

export const qrTitle = 'QR code for your party'
export const qrDetail = 'Point a phone camera at it to open the invitation. It stays sharp at any size in print.'
export const qrLabel = (url: string) => `QR code that opens ${url}`
export const downloadPng = 'Download PNG'
export const downloadSvg = 'Download SVG for print'
export const qrFile = (title: string) => `${title} QR code`
export const qrFailed = "Your browser couldn't draw the QR code. Download the SVG instead."
