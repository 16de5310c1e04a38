import { preference, type Preference } from './preferences.ts'

export const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]

/**
 * Returns true if the form should ask for an email address or phone number, because the server has neither, or because the
 * guest is changing an RSVP and the event offers both channels (RSVP-39).
 */
export const asksForContact = (
  { communicationPreference }: { communicationPreference: Preference },
  contacts: readonly ContactKind[],
  isChange: boolean,
): boolean => contacts.length === 0 || (isChange && communicationPreference === preference.both)
