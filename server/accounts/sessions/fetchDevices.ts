import type { Handler } from '../../rpc/handler.ts'
import { deviceName } from './deviceName.ts'
import { listSessions } from './devices.ts'

/** Returns the devices where the caller is signed in. */
export const fetchDevices: Handler<'fetchDevices'> = async ({ db, clock, session }) => {
  const sessions = await listSessions(db, session.userId, clock.now())
  return {
    devices: sessions.map(({ id, user_agent, network, country, created_at, last_used_at }) => ({
      sessionId: id,
      name: deviceName(user_agent),
      network,
      ...(country === null ? {} : { country }),
      signedInAt: created_at,
      lastUsedAt: last_used_at,
      isCurrent: id === session.id,
    })),
  }
}
