import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Handler } from '../../rpc/handler.ts'
import { noteChange } from '../notices/noteChange.ts'
import { spendChallenge } from './challenge.ts'
import { listPasskeys } from './listPasskeys.ts'
import { relyingParty } from './relyingParty.ts'
import { userHandleOf } from './verifyPasskey.ts'

/** Verifies and stores a new passkey, and notifies the account's contacts. */
export const addPasskey: Handler<'addPasskey'> = async (context, { passkey, name }) => {
  const { db, clock, config, jobs, log, session } = context
  const { userId } = session
  // Loaded on demand, because it would slow down the start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { rpId, origin } = relyingParty(config)
  const { clientDataJSON, attestationObject, transports = [] } = passkey.response
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(context, challenge, 'create', session.id),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.info({ err: error }, 'a new passkey was refused')
    return undefined
  })
  if (!checked?.verified) throw new Failure('passkeyInvalid')
  const { id, publicKey, counter } = checked.registrationInfo.credential
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('sessionExpired')
    if ((await listPasskeys(tx, userId)).length >= limits.passkeys) throw new Failure('passkeyLimit')
    const insertion = await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        user_handle: userHandleOf(userId),
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        name,
        created_at: clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!insertion.numInsertedOrUpdatedRows) throw new Failure('passkeyInvalid')
    const change = { kind: 'passkeyAdded', detail: name } as const
    await noteChange(tx, jobs.queueAccountNotices, userId, change, context, clock.now())
  })
  jobs.wake()
  return { passkeys: await listPasskeys(db, userId) }
}
