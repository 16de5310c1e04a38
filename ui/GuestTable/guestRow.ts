/** How far an invitation has come, as the host sees it (GLIST-17). */
export type GuestStatus = 'Unsent' | 'Failed' | 'Sent' | 'Yes' | 'No' | 'Waitlisted' | 'Denied'

/** One guest in the host's table. */
export interface GuestRow {
  id: string
  name: string
  photoUrl?: string | undefined
  status: GuestStatus
  /** The status in more words, for a tooltip and for those who do not see one (GLIST-18). */
  detail?: string | undefined
  /** E-mail or phone, as people read it. */
  contact?: string | undefined
  /** Heads: the guest and those they bring (INV-16). */
  party: number
  message?: string | undefined
  isOrganizer: boolean
  /** To the question that the table shows. */
  answer?: string | undefined
}
