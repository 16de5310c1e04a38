// Invitation shown without a network

export const keptInvitation = "We couldn't load the latest version. This is the invitation as you last saw it."
export const keptInvitationFrom = (date: string) =>
  `We couldn't load the latest version. This is the invitation as you last saw it on ${date}.`
export const tryAgain = 'Try again'
export const keptInvitations = 'Invitations available offline'

// The page for when nothing else is stored

export const offline = "You're offline"
export const needsConnection = "This page needs an internet connection. Try again when you're back online."
