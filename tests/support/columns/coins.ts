/** The columns of the room's tables, written by tests/server/database/schema.test.ts. `?`: may be null; `=`: has a default. */
export interface Columns {
  coin_entries: {
    amount: 'integer'
    balance: 'integer'
    created_at: 'bigint'
    entry: 'bigint='
    kind: 'text'
    user_id: 'uuid'
  }
  free_coin_grants: {
    contact_key: 'text'
    granted_at: 'bigint'
  }
  purchases: {
    amount: 'integer'
    coins: 'integer'
    created_at: 'bigint'
    credited_at: 'bigint?'
    currency: 'text'
    id: 'uuid'
    payment_intent_id: 'text?'
    price_id: 'text'
    user_id: 'uuid?'
  }
}
