-- The keys of hashes and sealed values in this database, encrypted with the application secret. One row.
create table database_keys (
  id integer primary key check (id = 1),
  sealed bytea not null
);
