import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Builds an SQL condition that is true for an invitee whose account may be known to hosts and other guests, by the rule of
 * `isConnected`. `row` is the name of the table in the query.
 */
export const isConnectedRow = (row: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql<SqlBool>`(
    ${of('is_connected')} or ${of('acted_by')} is not null
    or ${of('user_id')} is not null and ${of('cohost_status')} is not distinct from 'ACCEPTED'
  )`
}
