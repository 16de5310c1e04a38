import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'

/** The result of sending invites in batches. */
export interface SendResult {
  /** The number of invites that the server queued for sending. */
  triggered: number
  /** Ids of the guests in the batches that were sent successfully. */
  sentIds: readonly string[]
  /** The error that stopped the sending; absent if all batches succeeded. */
  failure?: unknown
}

/**
 * Sends invites in batches and stops at the first batch that fails. The invites in that batch and all later ones count as
 * unsent.
 */
export async function sendInPages(
  ids: readonly string[],
  send: (page: string[]) => Promise<number>,
): Promise<SendResult> {
  let sentCount = 0
  for (let from = 0; from < ids.length; from += limits.inviteesPerPage) {
    try {
      sentCount += await send(ids.slice(from, from + limits.inviteesPerPage))
    } catch (failure) {
      return { triggered: sentCount, sentIds: ids.slice(0, from), failure }
    }
  }
  return { triggered: sentCount, sentIds: ids }
}

/** Returns the message shown after sending invites (ERR-54, ERR-55). */
export const sentText = (triggered: number): string => (triggered === 0 ? copy.noneSent : copy.sent(triggered))

/** Returns the message shown if only some of the invites were sent, including the reason. */
export const partlySentText = (triggered: number, unsent: number, reason: string): string =>
  copy.partlySent(triggered, unsent, reason)
