-- The size of each stored image, with all of its versions, in bytes. Profile photos are rows too, so that every image has an owner.
alter table user_images add column bytes bigint not null;
alter table user_images drop constraint user_images_kind_check;
alter table user_images add constraint user_images_kind_check check (kind in ('uploaded', 'drawn', 'profile'));
create index user_images_url on user_images (image_url);
alter table album_photos add column bytes bigint not null;
