-- Messages to guests, and everything about delivering mail and SMS.

create table messages (
  event_id uuid not null references events on delete cascade,
  id uuid not null,
  -- null: the sender's account is gone.
  sender_id uuid references users on delete set null,
  message text not null check (length(message) between 1 and 1000),
  sms_blast boolean not null,
  -- The one guest a private reply is for.
  receiver_id uuid,
  recipients integer not null default 0,
  modification bigint not null default nextval('modifications'),
  sent_at bigint not null,
  primary key (event_id, id)
);
create index messages_newest on messages (event_id, sent_at desc);
create index messages_sender on messages (sender_id) where sender_id is not null;

-- Who received which message. Guests who join later don't see it.
create table message_recipients (
  event_id uuid not null,
  message_id uuid not null,
  invitee_id uuid not null,
  primary key (event_id, invitee_id, message_id),
  foreign key (event_id, message_id) references messages on delete cascade,
  foreign key (event_id, invitee_id) references invitees on delete cascade
);
create index message_recipients_message on message_recipients (event_id, message_id);

-- One mail to one guest. Its key makes sending it twice impossible.
create table deliveries (
  event_id uuid not null,
  invitee_id uuid not null,
  key text not null,
  -- due: still to be queued.
  state text not null check (state in ('due', 'queued', 'sent', 'failed')),
  reason text,
  -- Local part of the Message-ID, by which the provider reports on it; null: not sent yet.
  message_id text,
  created_at bigint not null,
  finished_at bigint,
  primary key (event_id, invitee_id, key),
  foreign key (event_id, invitee_id) references invitees on delete cascade
);
create index deliveries_due on deliveries (event_id) where state = 'due';
create index deliveries_message on deliveries (message_id) where message_id is not null;

-- Reports by providers that arrived before the message was recorded as sent.
create table early_delivery_events (
  message_id text not null,
  kind text not null,
  reason text,
  reported_at bigint not null,
  primary key (message_id, kind)
);
create index early_delivery_events_by_time on early_delivery_events (reported_at);

-- Spreads what a host sends: everything queued so far is sent by free_at.
create table sending_lanes (
  host_id uuid primary key,
  free_at bigint not null
);

-- Addresses that want no messages about an event, from a host, or at all. They are kept as keyed hashes, so that the
-- choice survives the account.
create table opt_outs (
  channel text not null check (channel in ('email', 'phone')),
  address_key text not null,
  scope text not null check (scope in ('event', 'host', 'all')),
  subject uuid not null,
  created_at bigint not null,
  primary key (channel, address_key, scope, subject)
);
create index opt_outs_subject on opt_outs (subject);

-- Outgoing SMS, claimed by key before they are sent, so that none is sent twice.
create table sent_sms (
  key text primary key,
  claimed_at bigint not null,
  is_sent boolean not null default false,
  -- By which the provider reports on it.
  message_id text
);
create index sent_sms_by_message on sent_sms (message_id) where message_id is not null;

-- Incoming SMS and the reply to each.
create table inbound_sms (
  id text primary key,
  reply text not null,
  received_at bigint not null
);

create table newsletter_subscribers (
  email text primary key,
  created_at bigint not null
);

-- What the development providers "sent".
create table outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  sent_at bigint not null
);
