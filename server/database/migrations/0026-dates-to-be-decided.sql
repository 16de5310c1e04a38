-- A party whose host hasn't decided the date yet has no start, and so no end. Its past_from is 2^53 - 1: it is never past.
alter table events alter column start_time drop not null;
alter table events add constraint events_undated check (start_time is not null or end_time = 0);
