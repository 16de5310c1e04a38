-- Generated and uploaded images, and photo albums.

-- A set of images being generated. Its coins are reserved until it is done, and taken then.
create table image_tasks (
  id uuid primary key,
  -- null: samples for someone who isn't signed in.
  user_id uuid references users on delete cascade,
  event_id uuid not null,
  request jsonb not null,
  state text not null check (state in ('pending', 'done', 'failed')),
  cost integer not null check (cost >= 0),
  image_urls jsonb not null default '[]',
  created_at bigint not null
);
create index image_tasks_pending on image_tasks (user_id) where state = 'pending';
create index image_tasks_created on image_tasks (created_at);

-- Images that a user may choose again.
create table user_images (
  user_id uuid not null references users on delete cascade,
  image_url text not null,
  kind text not null check (kind in ('uploaded', 'drawn')),
  prompt text not null,
  created_at bigint not null,
  primary key (user_id, image_url)
);
create index user_images_newest on user_images (user_id, kind, created_at desc);

-- The photos that guests take at a party. An album is created when someone first asks for it.
create table albums (
  event_id uuid primary key references events on delete cascade,
  id text not null unique,
  code text not null unique,
  created_at bigint not null
);

create table album_photos (
  event_id uuid not null references albums on delete cascade,
  -- Chosen by the sender, so that a repeated upload adds one photo.
  photo_id uuid not null,
  invitee_id uuid not null,
  -- Address of the full size.
  url text not null,
  modification bigint not null default nextval('modifications'),
  created_at bigint not null,
  primary key (event_id, photo_id)
);
create index album_photos_newest on album_photos (event_id, created_at, modification);
create index album_photos_invitee on album_photos (event_id, invitee_id);
