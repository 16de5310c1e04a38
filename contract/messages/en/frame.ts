// The frame of every page

export const signIn = 'Sign In'
export const upcoming = 'Upcoming'
export const profileOf = (name: string) => `${name}'s profile`
export const yourProfile = 'Your profile'
export const skipToContent = 'Skip to content'
export const loadingPage = 'Loading the page'
export const loading = 'Loading…'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const tagline = 'Invitations people love to send and guests can answer in ten seconds.'
export const pageTitle = (title: string) => `${title} · Festoon`
export const needsJavaScript =
  "This page needs JavaScript. Invitations don't: guests can open them and RSVP without it."
/** Shown on an invitation to signed-in users whose browser has JavaScript turned off. */
export const memberNeedsJavaScript = "While you're signed in, you need JavaScript to RSVP or make changes."

// Pages that can't be shown

export const notFound = 'Not found'
export const noPage = 'Nothing here'
export const noAddress = "This page doesn't exist"
export const noAddressText = 'The address may be mistyped or out of date. Check it, or start from the front page.'
export const noParty = 'No party here'
export const noInvitation = "We can't find this invitation"
export const noInvitationText =
  'The link may be incomplete, or the host may have deleted the party. Ask the person who sent it for a new link.'
export const goToFestoon = 'Go to Festoon'
export const pageFailed = 'Something went wrong'
export const partMissing = "Part of this page couldn't be loaded. Check your connection, then reload."
export const sectionMissing = "This part of the page couldn't be loaded. Check your connection."
export const reload = 'Reload'
export const goHome = 'Go home'

// The footers

export const privacyPolicy = 'Privacy Policy'
export const termsOfService = 'Terms of Service'
export const contactSupport = 'Contact Support'
export const support = 'Support'
export const privacy = 'Privacy'
export const terms = 'Terms'
export const company = 'Festoon'
export const about = 'About'
export const press = 'Press'
export const career = 'Career'
export const blog = 'Blog'
export const follow = 'Follow'

// Link preview

export const linkDescription = (when: string, host: string, description: string) =>
  `${when}. Hosted by ${host}. ${description}`
