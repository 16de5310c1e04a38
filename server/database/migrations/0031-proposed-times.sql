-- Times that the host of a party without a date proposes, and the guests' answers.
create table proposed_times (
  event_id uuid not null references events on delete cascade,
  starts_at bigint not null,
  ends_at bigint check (ends_at > starts_at),
  primary key (event_id, starts_at)
);

create table time_answers (
  event_id uuid not null,
  starts_at bigint not null,
  invitee_id uuid not null,
  answer text not null check (answer in ('yes', 'ifNeedBe', 'no')),
  answered_at bigint not null,
  primary key (event_id, starts_at, invitee_id),
  foreign key (event_id, starts_at) references proposed_times on delete cascade,
  foreign key (event_id, invitee_id) references invitees on delete cascade
);
create index time_answers_invitee on time_answers (event_id, invitee_id);
