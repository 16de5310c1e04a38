import { Failure } from '../../core/Failure.ts'
import { deviceKey } from '../../crypto/addressKey.ts'
import type { Tx } from '../../database/schema.ts'
import type { Handler } from '../../rpc/handler.ts'
import { applySmsPermission } from '../profile/smsPermission.ts'
import { createUser, readUser } from '../profile/users.ts'
import { smsPermissionOf } from './smsPermissionOf.ts'
import { linkIdentity, userIdOfIdentity } from './userOfIdentity.ts'

/** Creates an account for a verified email address or phone number. */
export const createElkUser: Handler<'createElkUser'> = async (
  { db, identity, keys, clock, deviceId },
  { elkUser, coinsSpent },
) => {
  const device = deviceKey(keys.addressKey, deviceId)
  const profile = { name: elkUser.name, smsPermission: smsPermissionOf(elkUser), coinsSpent, deviceKey: device }
  if ((await userIdOfIdentity(db, identity)) !== undefined) throw new Failure('accountExists')
  const link = async (tx: Tx, userId: string): Promise<void> => {
    await applySmsPermission(tx, keys.addressKey, userId, profile.smsPermission, clock.now())
    await linkIdentity(tx, userId, identity, clock.now())
  }
  const id = await createUser(db, identity.contact, profile, keys.addressKey, clock.now(), link)
  const user = id === undefined ? undefined : await readUser(db, id)
  if (!user) throw new Failure('accountExists')
  return { user }
}
