import * as copy from '@festoon/contract/messages/guests/guestMessages'

/** Returns the notice after a message was sent. It names the number of guests who have to confirm their email address first. */
export const sentNotice = ({ unconfirmed = 0 }: { unconfirmed?: number | undefined }): string =>
  unconfirmed === 0 ? copy.messageSent : copy.messageSentExcept(unconfirmed)
