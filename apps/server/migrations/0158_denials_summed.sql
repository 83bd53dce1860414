-- A flood of refusals is kept as one row a second for who was refused what from where, with how often.
alter table access_denial add column times int not null default 1 constraint access_denial_times_check check (times > 0);
