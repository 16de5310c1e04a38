-- What hosts ask guests for the caterer: {children, names, diets}, each true or false; null if nothing.
alter table events add column head_details jsonb;

-- A guest's details for the caterer: {children, plusOneNames, diets, dietNote}, without empty parts; null if there are none
-- (functions/fit_heads.sql).
alter table invitees add column heads jsonb;
