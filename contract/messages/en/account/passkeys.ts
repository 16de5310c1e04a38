// Passkeys in the profile, on the sign-in page, and in the dialog that confirms who the user is

export const passkeys = 'Passkeys'
export const passkeysDetail =
  "Sign in with your fingerprint, face, or screen lock. Codes keep working, so you can't lock yourself out."
export const loadingPasskeys = 'Loading your passkeys'
export const addPasskey = 'Add a passkey'
export const passkeyName = (date: string) => `Passkey from ${date}`
export const passkeyAdded = 'Passkey added.'
export const added = (date: string) => `Added ${date}`
export const addedAndUsed = (date: string, used: string) => `Added ${date}, last used ${used}`
export const rename = 'Rename'
export const renameLabel = (passkey: string) => `Rename ${passkey}`
export const renameTitle = 'Rename passkey'
export const name = 'Name'
export const save = 'Save'
export const remove = 'Remove'
export const removeLabel = (passkey: string) => `Remove ${passkey}`
export const removeTitle = 'Remove this passkey?'
export const removeDetail = (passkey: string) =>
  `You'll no longer be able to sign in with “${passkey}”. Delete it from your device or password manager as well.`
export const removed = 'Passkey removed.'
export const notCreated = "We couldn't create a passkey on this device. You can try again, or keep using codes."
export const withPasskey = 'Use a passkey'
