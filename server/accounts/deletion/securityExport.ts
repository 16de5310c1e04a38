import { limits } from '@festoon/contract/limits'
import type { AccountExport } from '@festoon/contract/nouns/accountExport'
import { iso } from '../../core/isoTime.ts'
import type { Db } from '../../database/schema.ts'

type Security = Pick<AccountExport, 'devices' | 'activity' | 'passkeys' | 'signInProviders'>

/** Exports what an account stores about sign-ins: its devices, activity, passkeys, and accounts at sign-in providers. */
export async function securityExport(db: Db, userId: string): Promise<Security> {
  const devices = await db
    .selectFrom('sessions')
    .select(['user_agent', 'network', 'country', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .limit(limits.exportRows)
    .execute()
  const activity = await db
    .selectFrom('security_log')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('entry', 'desc')
    .limit(limits.exportRows)
    .execute()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute()
  const identities = await db.selectFrom('user_identities').selectAll().where('user_id', '=', userId).execute()
  return {
    devices: devices.map((one) => ({
      device: one.user_agent,
      place: one.country ?? one.network,
      since: iso(one.created_at),
      lastUsed: iso(one.last_used_at),
    })),
    activity: activity.map((one) => ({
      what: one.kind,
      detail: one.detail,
      device: one.user_agent,
      place: one.country ?? one.network,
      at: iso(one.created_at),
    })),
    passkeys: passkeys.map((one) => ({ name: one.name, since: iso(one.created_at), lastUsed: iso(one.last_used_at) })),
    signInProviders: identities.map((one) => ({ provider: one.issuer, email: one.email, since: iso(one.created_at) })),
  }
}
