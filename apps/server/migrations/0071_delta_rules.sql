-- The delta of a parameter is a rule (ADR 37): how two results are compared, the limit in the unit of that mode, and how far back.
-- Until now it was a percentage against the last 90 days. Kept versions say so in their own words and stay as they are.
alter table parameter rename column delta_percent to delta_limit;
alter table parameter
  add column delta_mode text null constraint parameter_delta_mode_known
    check (delta_mode in ('absolute', 'percent', 'ratePerDay', 'percentPerDay')),
  add column delta_look_back_days int null constraint parameter_delta_look_back_bounded
    check (delta_look_back_days between 1 and 3650);

alter table parameter no force row level security;
update parameter set delta_mode = 'percent', delta_look_back_days = 90 where delta_limit is not null;
alter table parameter force row level security;

alter table parameter
  add constraint parameter_delta_limit_bounded check (delta_limit > 0 and delta_limit <= 1000000),
  add constraint parameter_delta_whole check (num_nulls(delta_mode, delta_limit, delta_look_back_days) in (0, 3));
