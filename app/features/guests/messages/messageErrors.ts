import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestMessages'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import type { GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { isBlank } from '@festoon/contract/rules/isBlank'

/** The fields of the form for a message to guests. */
export interface MessageFields {
  message: string
  groups: readonly GuestFilter[]
  /** The reply-to address. */
  email: string
  isTextBlast: boolean
}

export interface MessageErrors {
  groups?: string
  message?: string
  email?: string
}

export interface MessageContext {
  /** True if the event prefers SMS over email, which makes the reply-to address optional. */
  prefersPhone: boolean
  /** The number of guests in the selected groups who would get the message; undefined until loaded. */
  recipients: number | undefined
}

/** Returns the error messages for the invalid fields, by field (VAL-45..48). */
export function messageErrors(fields: MessageFields, { prefersPhone, recipients }: MessageContext): MessageErrors {
  const email = typedEmail(fields.email)
  const needsEmail = !prefersPhone || email !== ''
  return {
    ...(fields.groups.length === 0
      ? { groups: copy.groupMissing }
      : recipients === 0
        ? { groups: copy.groupsEmpty }
        : {}),
    ...(isBlank(fields.message)
      ? { message: copy.messageMissing }
      : fields.message.trim().length > limits.hostMessage
        ? { message: copy.messageTooLong }
        : {}),
    ...(needsEmail && !isEmail(email) ? { email: copy.emailInvalid } : {}),
  }
}
