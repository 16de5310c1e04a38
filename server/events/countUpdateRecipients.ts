import type { UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import type { Handler } from '../rpc/handler.ts'
import { countGuestsOfHosts, countKnownGuests } from './notifications/recipients.ts'

/** Counts the guests in each audience of an event's changes. */
export const countUpdateRecipients: Handler<'countUpdateRecipients'> = async ({ db, event }) => {
  const counts = async (count: (audience: UpdateAudience) => Promise<number>) => {
    const [going, invitedCount, everyone] = await Promise.all([count('going'), count('invited'), count('everyone')])
    return { going, invited: invitedCount, everyone }
  }
  const [knownCount, byHost] = await Promise.all([
    counts((audience) => countKnownGuests(db, event.id, audience)),
    counts((audience) => countGuestsOfHosts(db, event.id, audience)),
  ])
  return { ...knownCount, byHost }
}
