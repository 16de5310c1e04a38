import type { Invitee } from '@festoon/contract/guest'
import { isInFilter } from '@festoon/contract/rules/guestStatus'

/** Whose invitation waits to be sent, failed ones too (GLIST-14). */
export const unsentGuests = (invitees: readonly Invitee[]): Invitee[] =>
  invitees.filter((guest) => guest.role !== 'organizer' && isInFilter(guest, 'Unsent'))
