-- The typefaces of the invitation (contract/rules/events/letterings.ts).
alter table events add column lettering text not null default 'modern';
