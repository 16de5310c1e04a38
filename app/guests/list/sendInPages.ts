import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'

/** Result of sending invites. */
export interface SendResult {
  /** Number of invites sent. */
  triggered: number
  /** Ids in the pages that succeeded. */
  sentIds: readonly string[]
  /** The reason the rest is unsent; absent if all were sent. */
  failure?: unknown
}

/** Sends invites page by page. Stops at the first page that fails and leaves it and all later ones unsent. */
export async function sendInPages(
  ids: readonly string[],
  send: (page: string[]) => Promise<number>,
): Promise<SendResult> {
  let triggered = 0
  for (let from = 0; from < ids.length; from += limits.inviteesPerPage) {
    try {
      triggered += await send(ids.slice(from, from + limits.inviteesPerPage))
    } catch (failure) {
      return { triggered, sentIds: ids.slice(0, from), failure }
    }
  }
  return { triggered, sentIds: ids }
}

/** Returns the message after sending (ERR-54, ERR-55). */
export const sentText = (triggered: number): string => (triggered === 0 ? copy.noneSent : copy.sent(triggered))

/** Returns the message if some invites are still unsent, with the reason. */
export const partlySentText = (triggered: number, unsent: number, reason: string): string =>
  copy.partlySent(triggered, unsent, reason)
