import { limits } from '@festoon/contract/limits'

/** How far a sending came. */
export interface Sending {
  /** Invitations that went out. */
  triggered: number
  /** Whose pages were taken. */
  sentIds: readonly string[]
  /** Why the others stay; nothing when there are none. */
  failure?: unknown
}

/** Sends invitations page by page. The first page that fails ends it: what it held, and what comes after, stays unsent. */
export async function sendInPages(ids: readonly string[], send: (page: string[]) => Promise<number>): Promise<Sending> {
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

/** What is said when all that could went out (ERR-54, ERR-55). */
export const sentText = (triggered: number): string => {
  if (triggered === 0) return 'No invite was sent: they went out before, or these guests have turned off messages.'
  return triggered === 1 ? 'Guest invited successfully.' : `${triggered} guests invited successfully.`
}

/** What is said when some stayed; `why`: the sentence about it. */
export const partlySentText = (triggered: number, left: number, why: string): string =>
  `${triggered} ${triggered === 1 ? 'invite was' : 'invites were'} sent, ${left} ${left === 1 ? 'waits' : 'wait'} under Unsent. ${why}`
