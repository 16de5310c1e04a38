import { queueConfirmations, settleMs } from '../../server/messaging/confirmations/queueConfirmations.ts'
import { eventually } from './eventually.ts'
import type { TestServer } from './testServer.ts'

/** Waits until an event's RSVPs have settled, queues their confirmations, and resolves once they are sent or dropped. */
export async function sendConfirmations(server: TestServer, { id }: { id: string }): Promise<void> {
  const { db, jobs } = server.services
  server.clock.advance(settleMs)
  await queueConfirmations(db, jobs.queueNotifications, server.clock.now())
  jobs.wake()
  const queuedDeliveries = db
    .selectFrom('deliveries')
    .select('key')
    .where('event_id', '=', id)
    .where('state', '=', 'queued')
  await eventually(async () => (await queuedDeliveries.execute()).length === 0)
}
