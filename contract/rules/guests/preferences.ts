/** Values of a notification or communication preference on the wire (ENT-24, ENT-37, ENT-38). */
export const preference = { email: 1, phone: 2, both: 3 } as const
/** Returns true if the value in a link is a preference (RSVP-23). */
export const isPreferenceName = (name: string): name is keyof typeof preference => Object.hasOwn(preference, name)
export type Preference = (typeof preference)[keyof typeof preference]
