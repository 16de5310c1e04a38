-- What is used up of each budget: SMS, recipients, and calls of paid services. A period starts with its first use.
create table budgets (
  name text not null,
  -- A user's id, a network, or a keyed hash; '' for a budget of the whole installation.
  subject text not null,
  used bigint not null,
  ends_at bigint not null,
  primary key (name, subject)
);
create index budgets_by_end on budgets (ends_at);
