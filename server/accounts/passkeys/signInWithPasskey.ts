import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { verifyPasskey } from './verifyPasskey.ts'

/** Verifies a passkey, and returns a custom identity token for the oldest contact of the passkey's account. */
export const signInWithPasskey: Handler<'signInWithPasskey'> = async (context, { passkey }) => {
  const userId = await verifyPasskey(context, passkey)
  const contact = await context.db
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', userId)
    .orderBy('verified_at')
    .executeTakeFirst()
  if (!contact) throw new Failure('passkeyInvalid')
  return { customToken: await context.providers.identity.issue(contact, context.clock.now(), 'passkey') }
}
