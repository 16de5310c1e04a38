-- The time at which an address was last added to a party, from which the contacts of an undated party are kept for another year.
alter table events add column contact_added_at bigint;
