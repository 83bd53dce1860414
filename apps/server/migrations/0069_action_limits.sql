-- Between the reference interval and the critical one lies the interval for action (ADR 35). Null is no limit.
alter table reference_range
  add column action_low double precision null,
  add column action_high double precision null;
