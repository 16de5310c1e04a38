import type { ReactNode } from 'react'
import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { NewGuest } from '@festoon/contract/wire/page'
import type { GuestArrival } from '../../../platform/document/arrival.ts'
import type { ChangeableRsvpProps } from './summary/ChangeableRsvp.tsx'
import type { RsvpSender } from './useRsvpCard.ts'

export interface RsvpCardProps extends RsvpSender, Pick<ChangeableRsvpProps, 'details' | 'onShown' | 'refusedGuests'> {
  /** The invitee id and proof for a new guest who submits the form without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: GivenRsvp | null
  now: number
  /** The guest's name, if known from the user's account or the link. */
  knownName?: string | undefined
  /** True while the guest's earlier RSVP or name is being loaded. */
  isRecalling?: boolean
  /** The reason for the visit; null until hydrated. The form opens immediately if the visitor came to RSVP. */
  arrival: GuestArrival | null
  /** The SMS consent field, shown to guests who say yes. */
  consent?: ReactNode
  /** The note for visitors who aren't the guest who received the personal link. */
  notYou?: ReactNode
}
