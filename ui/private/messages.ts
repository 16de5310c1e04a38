/** Copy that is built into the UI kit. Most other text is passed as props. */

const rules = new Intl.PluralRules('en')

/** Returns a count with the correct form of its noun, such as `1 result` or `3 results`. */
export const countText = (count: number, one: string, many: string): string => {
  const noun = rules.select(count) === 'one' ? one : many
  return `${count} ${noun}`
}

export const dismiss = 'Dismiss'
export const message = 'Message'

export const appStore = { lead: 'Download on the', name: 'App Store' }
export const googlePlay = { lead: 'Get it on', name: 'Google Play' }

export const carousel = 'carousel'
export const slide = 'slide'
export const slides = (label: string): string => `${label}, slides`
export const slideAt = (at: number, count: number, label: string): string => `${at} of ${count}: ${label}`
export const showingSlide = (at: number, count: number, label: string): string => `Slide ${at} of ${count}: ${label}`
export const goToSlide = (at: number, label: string): string => `Slide ${at}: ${label}`
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const playSlides = 'Play slides'
export const pauseSlides = 'Pause slides'

export const cropImage = 'Crop image'
export const cropArea = 'Crop area. Use the arrow keys to move the image.'
export const zoom = 'Zoom'
export const moveImage = 'Move image'
export const moveLeft = 'Move left'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveRight = 'Move right'
export const reset = 'Reset'
export const done = 'Done'
export const imageTooSmall = (pixels: number): string =>
  `This image is too small. Choose one that's at least ${pixels} × ${pixels} pixels.`
export const cannotCrop = "We couldn't crop this image. Choose another one."
export const cannotShow = "We couldn't open this image. Choose another one."

export const noFile = 'No file selected. Choose a file and try again.'
export const oneFileOnly = 'Choose one file at a time.'

export const status = 'Status'
export const name = 'Name'
export const contact = 'Contact'
export const responsesTo = 'Responses to'
export const host = '(Host)'
export const partyOf = (count: number): string => `Party of ${count}`
export const actions = 'Actions'
export const fewerOf = (label: string): string => `Fewer: ${label}`
export const moreOf = (label: string): string => `More: ${label}`
export const results = (count: number): string => (count === 0 ? 'No results' : countText(count, 'result', 'results'))
/** Returns the label of a character counter (VAL-07). `count` is negative if the text is too long. */
export const charactersLeft = (count: number): string =>
  `${countText(Math.abs(count), 'character', 'characters')} ${count < 0 ? 'over' : 'left'}`

export const customColor = 'Custom'
export const customColorOf = (value: string): string => `Custom, ${value}`
export const accentSample = 'Accent'
export const tintSample = 'Tint'
export const buttonSample = 'Button'
