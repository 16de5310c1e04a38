import type { Handler } from '../../rpc/handler.ts'
import { makeChallenge } from './challenge.ts'
import { relyingParty } from './relyingParty.ts'

/** Returns a challenge for using a passkey. */
export const getPasskeyChallenge: Handler<'getPasskeyChallenge'> = async (context) => ({
  challenge: await makeChallenge(context, 'get'),
  rpId: relyingParty(context.config).rpId,
})
