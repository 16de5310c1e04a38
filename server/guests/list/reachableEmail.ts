import { expressionBuilder } from 'kysely'
import type { Tables } from '../../database/schema.ts'

const { case: when, fn, selectFrom } = expressionBuilder<Tables, 'invitees'>()

/**
 * SQL expression for a guest's normalized email address, for queries over `invitees`. Uses the address in the guest's row. If
 * the guest was invited by account and the row has no address, uses the first one that the account verified. Null if there is
 * none.
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
