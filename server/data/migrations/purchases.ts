import { sql, type Kysely } from 'kysely'

/** Coins that are bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table purchases (
    id uuid primary key,
    user_id uuid references users on delete set null,
    payment_intent_id text unique,
    price_id text not null,
    coins integer not null check (coins > 0),
    amount integer not null check (amount > 0),
    currency text not null,
    created_at bigint not null,
    credited_at bigint
  )`,
  `create index purchases_user on purchases (user_id) where user_id is not null`,
  `create index purchases_begun on purchases (created_at) where credited_at is null`,
]
