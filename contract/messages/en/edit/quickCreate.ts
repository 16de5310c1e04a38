// Create a party from one line (HEAD-12)

export const celebrating = 'What are we celebrating?'
export const celebratingDetail =
  "Who, what, and when, in one line. We'll make the invitation, and you can change anything."
export const line = 'Your party in one line'
export const lineExample = 'Maya turns 6, dinosaurs, Saturday at 2'
export const makeInvitation = 'Make my invitation'
export const makingInvitation = 'Making your invitation'
export const quoted = (text: string) => `“${text}”`
export const settingDate = 'Setting the date…'
export const choosingImage = 'Choosing an image…'
export const writingDescription = 'Writing the description…'

// Themes

export const orTheme = 'Or start with a theme'
export const searchThemes = 'Search themes'
export const searchExample = 'Brunch, luau, game night'
export const category = 'Category'
export const comingUp = 'Coming up'
export const themesFor = (search: string) => `Themes for “${search}”`
export const noThemes = 'No matching themes. Try another search, or describe your party in one line above.'
export const startWithImage = (position: number) => `Start with image ${position}`
