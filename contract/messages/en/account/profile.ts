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
export const pictureFormat = 'Please choose a PNG, JPEG, or GIF.'

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

// Devices

export const devices = "Where you're signed in"
export const devicesDetail = "Lost a device, or don't recognize one? Log out of it here."
export const loadingDevices = 'Loading your devices'
export const tryAgain = 'Try again'
export const thisDevice = 'This device'
export const lastUsed = (date: string) => `Last used ${date}`
export const logOutDevice = (device: string) => `Log out of ${device}`
export const deviceLoggedOut = (device: string) => `Logged out of ${device}.`

// Data and account

export const yourData = 'Your data'
export const yourDataDetail = 'Your profile, parties, RSVPs, and purchases, in one file.'
export const downloadData = 'Download my data'
export const leaving = 'Log out or delete your account'
export const leavingDetail =
  'Logging out keeps your account and parties. Deleting your account permanently erases your data.'
export const logOut = 'Log out'
export const deleteAccount = 'Delete Account'
