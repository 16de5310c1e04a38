// Emails and texts about changes to an account. `detail` is a masked contact, a provider, the name of a passkey, or a new co-host.

export const headlines = {
  signedIn: () => 'New sign-in to your Festoon account',
  contactAdded: (detail: string) => `${detail} was added to your Festoon account`,
  contactRemoved: (detail: string) => `${detail} was removed from your Festoon account`,
  accountMerged: (detail: string) => `The account of ${detail} was merged into yours`,
  passkeyAdded: (detail: string) => `The passkey “${detail}” was added to your Festoon account`,
  passkeyRemoved: (detail: string) => `The passkey “${detail}” was removed from your Festoon account`,
  providerLinked: (detail: string) => `Sign-in with ${detail} was added to your Festoon account`,
  cohostAdded: (detail: string) => `New co-host: ${detail}`,
}

/** The name of a new co-host and the party's title. */
export const cohostOf = (name: string, title: string) => `${name} · ${title}`
export const whatCohostSees =
  "They can now see and message your guests and edit your party. If you didn't choose them, remove them."
export const removeCohost = 'Remove co-host'
export const cohostSms = (headline: string, href: string) =>
  `${headline}. If you didn't choose them, remove them: ${href}`

// The page that the button opens
export const removeCohostPage = 'Remove a co-host · Festoon'
export const removeCohostTitle = (name: string, title: string) => `Remove ${name} as a co-host of ${title}?`
export const removeCohostDetail = 'They stay on the guest list. Your co-host link stops working.'
export const cohostRemoved = (name: string) => `${name} is no longer a co-host.`
export const removeHost = 'Remove host'
export const removeHostTitle = (name: string, title: string) => `Remove ${name} as the host of ${title}?`
export const removeHostDetail =
  "They stay on the guest list. The co-hosts they added are removed, too. We'll ask the other co-hosts to take over. If no one does within a week, the party will be canceled."
export const hostRemoved = (name: string) => `${name} is no longer the host.`
export const ifUninvited = <Part>(signOut: Part) => [
  "If you didn't let them in, someone may be using your account. ",
  signOut,
]
export const cohostLinkUsed = 'This person is no longer a co-host.'

/** The device, place, and time of a change, such as "Firefox on Windows, network 203.0.113.x, Nov 25, 2026, 8:00 AM UTC". */
export const changedWhere = (device: string, place: string, time: string) => `${device}, ${place}, ${time}`
export const ifYou = "If this was you, there's nothing to do."
export const ifNot =
  "If this wasn't you, log out everywhere and check your email addresses, phone numbers, and passkeys."
export const reviewAccount = 'Log out everywhere'
export const noticeSms = (headline: string, href: string) =>
  `${headline}. If this wasn't you, log out everywhere: ${href}`
