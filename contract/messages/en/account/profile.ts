import type { ActivityKind } from '../../../nouns/security/activity.ts'

// Profile (PROF-01..07)

export const yourProfile = 'Your profile'
export const whoSeesWhat =
  'Other guests only see your name and picture. When you RSVP, the hosts can also see your email and the phone number you RSVP with.'
export const profile = 'Profile'
export const name = 'Name'
export const nameRequired = 'Name is a required field'
export const save = 'Save'
export const saving = 'Saving…'
export const saved = 'Profile saved.'
export const savedWithoutPicture = "Saved, but we couldn't upload your picture. Please try again."

// Profile picture

export const profilePicture = 'Profile picture'
export const addPicture = 'Add a picture'
export const changePicture = 'Change picture'
export const removePicture = 'Remove'
export const cropPicture = 'Crop your picture'
export const pictureBecomesStill = "Profile pictures don't move, so we'll use the first frame of your image."

// Contacts

export const howYouSignIn = 'How you sign in'
export const howYouSignInDetail = 'We send codes and updates about your parties here. Invitations come by email.'
export const email = 'Email'
export const phone = 'Phone'
export const addEmail = 'Add an email'
export const addAnotherEmail = 'Add another email'
export const addPhone = 'Add a phone number'
export const addAnotherPhone = 'Add another phone number'
export const emailAdded = 'Email added.'
export const phoneAdded = 'Phone number added.'
export const remove = 'Remove'
export const removeContact = (contact: string) => `Remove ${contact}`
export const removeContactTitle = (kind: 'email' | 'phone') =>
  kind === 'email' ? 'Remove this email?' : 'Remove this phone number?'
export const removeContactDetail = (contact: string) =>
  `You'll no longer be able to sign in with ${contact}, and invitations sent there won't show up with your parties. We'll let all of your contacts know.`
export const contactRemoved = (contact: string) => `Removed ${contact}.`

// Calendar

export const calendar = 'Your parties in your calendar'
export const calendarDetail =
  'Subscribe once, and parties you host or are invited to show up and stay up to date. Anyone with this address can see them, so keep it to yourself.'
export const loadingCalendar = 'Loading your calendar address'
export const openInCalendar = 'Open in calendar app'
export const resetAddress = 'Reset address'
export const resetAddressTitle = 'Reset this address?'
export const resetAddressDetail =
  'Calendars that use the current address stop updating. Subscribe again with the new one.'
export const addressReset = 'You have a new calendar address.'

// Devices

export const devices = "Where you're signed in"
export const devicesDetail = "Lost a device, or don't recognize one? Log out of it here."
export const loadingDevices = 'Loading your devices'
export const tryAgain = 'Try again'
export const thisDevice = 'This device'
export const lastUsed = (date: string) => `Last used ${date}`
export const logOutDevice = (device: string) => `Log out of ${device}`
export const signOutEverywhere = 'Log out everywhere'
export const signOutEverywhereTitle = 'Log out everywhere?'
export const signOutEverywhereDetail =
  "You'll be logged out on every device, including this one. Sign in again here with a code."
export const deviceLoggedOut = (device: string) => `Logged out of ${device}.`

// Recent activity

export const recentActivity = 'Recent activity'
export const recentActivityDetail = 'Sign-ins and changes from the last 90 days. Only you can see this.'
export const loadingActivity = 'Loading your recent activity'
export const showMore = 'Show more'
export const activityKinds: Record<ActivityKind, (detail: string) => string> = {
  signedIn: () => 'Signed in',
  signedOut: () => 'Logged out',
  deviceSignedOut: (device) => `Logged out of ${device}`,
  signedOutEverywhere: () => 'Logged out everywhere',
  proved: () => "Confirmed it's you",
  contactAdded: (contact) => `Added ${contact}`,
  contactRemoved: (contact) => `Removed ${contact}`,
  accountMerged: (contact) => `Merged the account of ${contact}`,
  passkeyAdded: (passkey) => `Added the passkey “${passkey}”`,
  passkeyRenamed: (passkey) => `Renamed a passkey to “${passkey}”`,
  passkeyRemoved: (passkey) => `Removed the passkey “${passkey}”`,
  providerLinked: (provider) => `Linked sign-in with ${provider}`,
  becameCohost: (party) => `Became a co-host of ${party}`,
  cohostAdded: (cohost) => `New co-host: ${cohost}`,
  tookOverEvent: (party) => `Took over ${party}`,
  dataExported: () => 'Downloaded your data',
}

// Data and account

export const yourData = 'Your data'
export const yourDataDetail = 'Your profile, parties, RSVPs, and purchases, in one file.'
export const downloadData = 'Download my data'
export const leaving = 'Log out or delete your account'
export const leavingDetail =
  'Logging out keeps your account and parties. Deleting your account permanently erases your data.'
export const logOut = 'Log out'
export const deleteAccount = 'Delete Account'
