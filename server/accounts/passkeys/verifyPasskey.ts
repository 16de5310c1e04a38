import type { UsedPasskey } from '@festoon/contract/nouns/security/passkey'
import { Failure } from '../../core/Failure.ts'
import type { Call } from '../../rpc/handler.ts'
import type { Services } from '../../rpc/services.ts'
import { spendChallenge } from './challenge.ts'
import { relyingParty } from './relyingParty.ts'

/**
 * Verifies a passkey's response and returns the id of the passkey's user. The authenticator must have verified its owner, by PIN or
 * biometrics.
 * @throws Failure passkeyInvalid if the passkey is unknown or the response is invalid; rateLimited.
 */
export async function verifyPasskey(context: Services & Call, passkey: UsedPasskey): Promise<string> {
  const { db, clock, config, rateLimits } = context
  await rateLimits.takeFrom('codeTryFromAddress', context.ip)
  const storedPasskey = await db.selectFrom('passkeys').selectAll().where('id', '=', passkey.id).executeTakeFirst()
  if (!storedPasskey) throw new Failure('passkeyInvalid')
  // Loaded on demand, because it would slow down the start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { response } = passkey
  const { userHandle, ...signedResponse } = response
  const { rpId, origin } = relyingParty(config)
  const checked = await verifyAuthenticationResponse({
    response: { ...passkey, response: signedResponse, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(context, challenge, 'get'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: storedPasskey.id,
      publicKey: Buffer.from(storedPasskey.public_key, 'base64url'),
      counter: storedPasskey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    context.log.info({ err: error }, 'a passkey was refused')
    return undefined
  })
  const isOther = userHandle !== undefined && userHandle !== storedPasskey.user_handle
  if (!checked?.verified || isOther) throw new Failure('passkeyInvalid')
  const { newCounter } = checked.authenticationInfo
  await db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: clock.now() })
    .where('id', '=', storedPasskey.id)
    .execute()
  return storedPasskey.user_id
}

/** Returns a user's id as authenticators store it, in base64url. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')
