/** How far an invitation has come, as the host sees it (GLIST-17). */
export type GuestStatus = 'Unsent' | 'Sending' | 'Failed' | 'Sent' | 'Opened' | 'Yes' | 'No' | 'Waitlisted' | 'Denied'

/** One guest in the host's table. */
export interface GuestRow {
  id: string
  name: string
  photoUrl?: string | undefined
  status: GuestStatus
  /** E-mail or phone, as people read it. */
  contact?: string | undefined
  /** Heads: the guest and those they bring (INV-16). */
  party: number
  message?: string | undefined
  isOrganizer: boolean
  /** To the question that the table shows. */
  answer?: string | undefined
}
