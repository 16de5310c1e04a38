import { expressionBuilder } from 'kysely'
import type { Tables } from '../../database/schema.ts'

const { case: when, fn, selectFrom } = expressionBuilder<Tables, 'invitees'>()

/**
 * SQL expression for a guest's normalized email address, for queries over `invitees`: the row's own address or, for a guest
 * who was invited by account and hasn't given one, the first that the account verified.
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
