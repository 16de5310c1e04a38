import { limits } from '@festoon/contract/limits'
import { isEmail } from '@festoon/contract/rules/email'
import type { GuestFilter } from '@festoon/contract/rules/guestStatus'
import { isBlank } from '@festoon/contract/rules/isBlank'

/** What a host fills in to write to guests. */
export interface MessageFields {
  message: string
  groups: readonly GuestFilter[]
  /** Where replies by mail go. */
  email: string
  isTextBlast: boolean
}

export interface MessageErrors {
  groups?: string
  message?: string
  email?: string
}

export interface MessageContext {
  /** The event prefers texts to mails: an address for replies may be left out. */
  prefersPhone: boolean
  /** How many guests are in the groups; undefined: not known yet. */
  recipients: number | undefined
}

/** What keeps a message from being sent, by field (VAL-45..48). */
export function messageErrors(fields: MessageFields, { prefersPhone, recipients }: MessageContext): MessageErrors {
  const email = fields.email.trim()
  const needsEmail = !prefersPhone || email !== ''
  return {
    ...(fields.groups.length === 0
      ? { groups: 'Please select at least one recipient group' }
      : recipients === 0
        ? { groups: 'Nobody is in these groups. Guests whose invite was not sent get no messages.' }
        : {}),
    ...(isBlank(fields.message)
      ? { message: 'This is a required field' }
      : fields.message.trim().length > limits.hostMessage
        ? { message: 'Please limit your message to 1000 characters.' }
        : {}),
    ...(needsEmail && !isEmail(email) ? { email: 'Please enter a valid email' } : {}),
  }
}
