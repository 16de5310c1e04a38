/** Copy of photos and background videos. Kept apart from `messages.ts` because guest pages load it later. */

export const photoAt = (at: number, count: number, alt = ''): string =>
  alt === '' ? `Photo ${at} of ${count}` : `${alt}, photo ${at} of ${count}`
export const countOf = (at: number, count: number): string => `${at} of ${count}`
export const more = ' more'
export const caption = 'Caption'
export const previousPhoto = 'Previous photo'
export const nextPhoto = 'Next photo'

export const playBackground = 'Play background video'
export const pauseBackground = 'Pause background video'
