-- A phone that texted STOP gets no SMS at all, codes included. Other opt-outs from all messages don't stop codes.
alter table opt_outs drop constraint opt_outs_scope_check;
alter table opt_outs add constraint opt_outs_scope_check check (scope in ('event', 'host', 'all', 'codes'));
