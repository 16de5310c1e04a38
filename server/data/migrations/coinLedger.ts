import { sql, type Kysely } from 'kysely'

/** Every change of a balance of coins. Accounts that are there already begin with what they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table coin_entries (
    user_id uuid not null references users on delete cascade,
    entry bigint generated always as identity,
    kind text not null check (kind in ('opening', 'free', 'samples', 'bought', 'drawn', 'joined')),
    amount integer not null check (amount <> 0),
    balance integer not null check (balance >= 0),
    created_at bigint not null,
    primary key (user_id, entry)
  )`,
  `insert into coin_entries (user_id, kind, amount, balance, created_at)
    select id, 'opening', coins, coins, (extract(epoch from now()) * 1000)::bigint from users where coins > 0`,
]
