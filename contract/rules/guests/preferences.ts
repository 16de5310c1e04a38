/** The API's values for notification and communication preferences (ENT-24, ENT-37, ENT-38). `phone` means SMS. */
export const preference = { email: 1, phone: 2, both: 3 } as const
/** Checks whether a string from an RSVP link is the name of a preference (RSVP-23). */
export const isPreferenceName = (name: string): name is keyof typeof preference => Object.hasOwn(preference, name)
export type Preference = (typeof preference)[keyof typeof preference]

/** Returns the preference with a form field's value; undefined for any other text. */
export const asPreference = (value: string): Preference | undefined =>
  Object.values(preference).find((one) => String(one) === value)
