import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readUser } from '../profile/users.ts'
import { makeChallenge } from './challenge.ts'
import { listPasskeys } from './listPasskeys.ts'
import { relyingParty } from './relyingParty.ts'
import { userHandleOf } from './verifyPasskey.ts'

/** Returns the data for creating a passkey. The challenge is valid only in this session. */
export const startPasskey: Handler<'startPasskey'> = async (context) => {
  const { db, config, session } = context
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  return {
    challenge: await makeChallenge(context, 'create', session.id),
    rpId: relyingParty(config).rpId,
    userHandle: userHandleOf(user.id),
    userName: user.emails[0] ?? user.phones[0] ?? user.name,
    displayName: user.name,
    exclude: (await listPasskeys(db, user.id)).map(({ passkeyId }) => passkeyId),
  }
}
