-- What the server keeps for itself: repeated calls, limits, jobs, the audit log, installed functions.

-- Calls that were made, so that one that comes again changes nothing and returns the same result.
create table requests (
  -- Keyed hash of the caller.
  caller text not null,
  request_id text not null,
  -- Keyed hash of the input.
  input_hash text not null,
  -- Sealed: only the same call can open it. null: the call is still running.
  result bytea,
  expires_at bigint not null,
  primary key (caller, request_id)
);
create index requests_by_end on requests (expires_at);

-- The columns that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- How far the jobs that look at all events have come.
create table job_marks (
  name text primary key,
  done_until bigint not null
);

-- What hosts and co-hosts did.
create table audit_log (
  event_id uuid not null,
  entry bigint generated always as identity,
  -- null: the account is gone.
  user_id uuid,
  operation text not null,
  -- Ids of guests.
  subjects jsonb not null default '[]',
  created_at bigint not null,
  primary key (event_id, entry)
);
create index audit_log_by_user on audit_log (user_id) where user_id is not null;
create index audit_log_by_time on audit_log (created_at);

-- The functions installed from .sql files, each with the hash of its file (installFunctions.ts).
create table installed_functions (
  name text primary key,
  hash text not null
);
