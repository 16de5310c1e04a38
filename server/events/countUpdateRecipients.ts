import type { UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import type { Handler } from '../rpc/handler.ts'
import { countGuestsOfHosts, countGuestsToSpend, countUnconfirmed } from './notifications/recipients.ts'

/** Counts the guests in each audience of an event's changes. */
export const countUpdateRecipients: Handler<'countUpdateRecipients'> = async ({ db, event }) => {
  const counts = async (count: (audience: UpdateAudience) => Promise<number>) => {
    const [going, invitedCount, everyone] = await Promise.all([count('going'), count('invited'), count('everyone')])
    return { going, invited: invitedCount, everyone }
  }
  const [reachedCount, unconfirmedCount, byHost] = await Promise.all([
    counts((audience) => countGuestsToSpend(db, event.id, audience)),
    counts((audience) => countUnconfirmed(db, event.id, audience)),
    counts((audience) => countGuestsOfHosts(db, event.id, audience)),
  ])
  return { ...reachedCount, unconfirmed: unconfirmedCount, byHost }
}
