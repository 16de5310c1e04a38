// Create a party from one line (HEAD-12)

export const celebrating = 'What are we celebrating?'
export const celebratingDetail =
  "Who, what, when, and where, in one line. We'll make the invitation, and you can change anything."
export const line = 'Your party in one line'
export const lineExample = 'Maya turns 6, dinosaurs, Saturday at 2'
export const examples = 'Examples'
/** Lines that fill the field when pressed. */
export const exampleLines = [
  "Nana's 80th, Sunday lunch at 1",
  'Karaoke, Friday at 8',
  'Garden party, Saturday at 4',
] as const
export const makeInvitation = 'Make my invitation'
export const fromScratch = 'Start from scratch'
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
export const pickTheme = 'Use this theme'
/** The caption of the preview, with the theme that fits the typed line. */
export const looksLike = (theme: string) => `Theme: ${theme}`
export const startWithImage = (position: number) => `Start with image ${position}`
