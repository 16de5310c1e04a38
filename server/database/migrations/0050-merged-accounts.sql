-- The accounts that were merged into others, because links in emails name the co-host who sent them.
create table merged_accounts (
  account_id uuid primary key,
  into_id uuid not null references users on delete cascade
);
create index merged_accounts_into on merged_accounts (into_id);
