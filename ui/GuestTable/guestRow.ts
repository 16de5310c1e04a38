/** A guest's status, as shown to the host (GLIST-17). */
export type GuestStatus = 'Unsent' | 'Sent' | 'Yes' | 'No'

/** A guest in a GuestTable. */
export interface GuestRow {
  id: string
  name: string
  photoUrl?: string | undefined
  status: GuestStatus
  /** A longer description of the status, for a tooltip and for screen readers (GLIST-18). */
  detail?: string | undefined
  /** The guest's standing in one word, shown next to the name, such as `Waitlisted`. */
  standing?: string | undefined
  /** The email address or phone number, formatted for display. */
  contact?: string | undefined
  /** The head count: the guest plus their plus-ones (INV-16). */
  party: number
  message?: string | undefined
  isOrganizer: boolean
  /** The guest's response to the selected question. */
  response?: string | undefined
}
