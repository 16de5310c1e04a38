import { expressionBuilder } from 'kysely'
import type { Tables } from '../../database/schema.ts'

const { case: when, fn, selectFrom } = expressionBuilder<Tables, 'invitees'>()

/**
 * SQL expression for the normalized email address at which a guest can be reached, for queries over `invitees`. This is the
 * address in the guest's row or, if the row has none and the guest was invited by account, the first address that the account
 * verified. Null if there is neither.
 */
export const reachableEmail = fn.coalesce(
  'invitees.email_normalized',
  when()
    .when('invitees.is_connected', '=', true)
    .then(
      selectFrom('user_contacts as c')
        .select('c.value')
        .whereRef('c.user_id', '=', 'invitees.user_id')
        .where('c.kind', '=', 'email')
        .orderBy('c.verified_at')
        .orderBy('c.value')
        .limit(1),
    )
    .end(),
)
