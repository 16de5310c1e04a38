/** A guest's status, as shown to the host (GLIST-17). `To text` and `Texted` are for guests that only a host can invite. */
export type GuestStatus = 'Unsent' | 'To text' | 'Sent' | 'Texted' | 'Yes' | 'Maybe' | 'No'

/** A guest in a GuestTable. */
export interface GuestRow {
  id: string
  name: string
  photoUrl?: string | undefined
  status: GuestStatus
  /** A longer description of the status, for a tooltip and for screen readers (GLIST-18). */
  detail?: string | undefined
  /** A word for sighted users below the status, such as `Opened`. The detail says the same to screen readers. */
  progress?: string | undefined
  /** True to show an eye icon before `progress`. */
  isOpened?: boolean | undefined
  /** The guest's standing in one word, shown next to the name, such as `Waitlisted`. */
  standing?: string | undefined
  /** The email address or phone number, formatted for display. */
  contact?: string | undefined
  /** The head count: the guest plus their plus-ones (INV-16). */
  party: number
  /** The people of the guest's party in words, shown in place of their number. */
  partyText?: string
  message?: string | undefined
  isOrganizer: boolean
  /** The guest's response to the selected question. */
  response?: string | undefined
}
