-- Coins: the ledger and purchases.

-- Every change of a user's balance.
create table coin_entries (
  user_id uuid not null references users on delete cascade,
  -- In the order in which they happened.
  entry bigint generated always as identity,
  kind text not null check (kind in ('opening', 'free', 'samples', 'bought', 'drawn', 'joined')),
  amount integer not null check (amount <> 0),
  -- After the change.
  balance integer not null check (balance >= 0),
  created_at bigint not null,
  primary key (user_id, entry)
);

-- Purchases that were started. The payment service must confirm exactly these coins and this amount.
create table purchases (
  id uuid primary key,
  -- null: the account is gone.
  user_id uuid references users on delete set null,
  -- null: the service has not been asked yet.
  payment_intent_id text unique,
  price_id text not null,
  coins integer not null check (coins > 0),
  -- In the currency's smallest unit.
  amount integer not null check (amount > 0),
  currency text not null,
  created_at bigint not null,
  -- null: the coins have not been credited.
  credited_at bigint
);
create index purchases_user on purchases (user_id) where user_id is not null;
create index purchases_begun on purchases (created_at) where credited_at is null;
