// Colors

export const color = 'Color'
export const fromCoverImage = 'From your cover image'
export const coverColor = (position: number) => `Color ${position}`
export const presets = 'Presets'
export const white = 'White'
export const black = 'Black'
export const charcoal = 'Charcoal'
export const orange = 'Orange'
export const yellow = 'Yellow'

// Lettering

export const lettering = 'Lettering'
/** Shown in each typeface. */
export const letteringSample = 'Aa'
export const modern = 'Modern'
export const poster = 'Poster'
export const wide = 'Wide'
export const round = 'Round'
export const playful = 'Playful'
export const soft = 'Soft'
export const classic = 'Classic'
export const elegant = 'Elegant'
export const glamour = 'Glamour'
export const script = 'Script'
export const roman = 'Roman'
export const pixel = 'Pixel'

// Animation

export const animation = 'Animation'
export const light = 'Light'
export const confetti = 'Confetti'
export const balloons = 'Balloons'
export const bubbles = 'Bubbles'
export const snow = 'Snow'
export const hearts = 'Hearts'
export const noAnimation = 'None'

// Background video

export const videoBackground = 'Background video'
export const videoBackgroundHint = 'A subtle video behind the invitation.'
export const videoBy = <Part>(author: Part) => ['Video by ', author]
export const searchVideos = 'Search videos'
export const searchExample = 'Candles, confetti, waves'
/** Label of the search button before the first search. Afterward, the button is labeled `tryAnother` (BG-04). */
export const search = 'Search'
export const tryAnother = 'Try another'
export const searchFailed = "We couldn't load any videos. Please try again."
export const noVideos = 'No videos found. Try another search.'
