-- The contacts of hosts, as keyed hashes of their owners, so that opt-outs and reports of a host hold for the same person's next
-- account.
create table host_contacts (
  contact_key text not null,
  host_id uuid not null,
  -- When the host's account was deleted or lost the contact. null: it has the contact.
  left_at bigint,
  primary key (contact_key, host_id)
);
create index host_contacts_host on host_contacts (host_id);
create index host_contacts_left on host_contacts (left_at) where left_at is not null;

-- True if a host invited the person who opted out. Anyone else may have put themselves on the guest list to harm the host.
alter table opt_outs add column was_invited boolean not null default true;
