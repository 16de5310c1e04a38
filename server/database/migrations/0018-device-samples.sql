-- The browser that a sample image task was started from, as a keyed hash of its device id; null: images of a user.
alter table image_tasks add column device_key text;

-- The free coins that browsers without an account have spent on sample images since their last sign-up.
create table device_samples (
  device_key text primary key,
  coins integer not null check (coins > 0),
  counted_at bigint not null
);
create index device_samples_counted on device_samples (counted_at);
