/** Wire values of a notification or communication preference (ENT-24, ENT-37, ENT-38). */
export const preference = { email: 1, phone: 2, both: 3 } as const
/** Returns true if a name from a link is a valid preference (RSVP-23). */
export const isPreferenceName = (name: string): name is keyof typeof preference => Object.hasOwn(preference, name)
export type Preference = (typeof preference)[keyof typeof preference]
