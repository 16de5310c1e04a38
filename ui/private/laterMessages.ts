/** Copy of dialogs, codes, suggestions, files, photos and background videos. Guest pages load it later than `messages.ts`. */

import { countText } from './messages.ts'

export const close = 'Close'
export const cancel = 'Cancel'
export const loading = 'Loading…'

export const discardText = 'Discard your text?'
export const discardTextDetail = "What you've typed will be lost."
export const keepEditing = 'Keep editing'
export const discard = 'Discard'

export const digitOf = (at: number, count: number): string => `Digit ${at} of ${count}`
export const resendIn = (seconds: number): string => `in ${seconds} s`
export const suggestions = (count: number): string => countText(count, 'suggestion', 'suggestions')

export const wrongFileType = (types: readonly string[]): string =>
  `This file type isn't supported. Choose a ${new Intl.ListFormat('en', { type: 'disjunction' }).format(types)} file.`
/** `kind` is the format of an image, such as "WebP". */
export const otherImageKind = (kind: string, types: readonly string[]): string =>
  `This image is ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}. Save it as a ${new Intl.ListFormat('en', { type: 'disjunction' }).format(types)} file, and choose that one.`

export const photoAt = (at: number, count: number, alt = ''): string =>
  alt === '' ? `Photo ${at} of ${count}` : `${alt}, photo ${at} of ${count}`
export const countOf = (at: number, count: number): string => `${at} of ${count}`
export const more = ' more'
export const caption = 'Caption'
export const previousPhoto = 'Previous photo'
export const nextPhoto = 'Next photo'

export const playBackground = 'Play background video'
export const pauseBackground = 'Pause background video'
