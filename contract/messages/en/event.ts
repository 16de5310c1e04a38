export const untitled = 'Untitled Party'
/** A party of several days: the second line of its date. */
export const multiDay = (start: string, end: string, zone: string) => `Starts ${start}, ends ${end} ${zone}`

// The parts of an event, as its changes name them.

export const title = 'Title'
export const time = 'Time'
export const place = 'Place'
export const description = 'Description'
export const coverImage = 'Cover image'
export const guestQuestions = 'Guest questions'
export const look = 'Look'
export const eventOptions = 'Event options'
