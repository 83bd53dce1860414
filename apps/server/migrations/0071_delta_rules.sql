-- The delta of a parameter is a rule (ADR 37): how two results are compared, the limit in the unit of that mode, and how far back.
-- Until now it was a percentage against the last 90 days. Kept versions say so in their own words and stay as they are.
alter table parameter
  add column delta_mode text null constraint parameter_delta_mode_known
    check (delta_mode in ('absolute', 'percent', 'ratePerDay', 'percentPerDay')),
  add column delta_limit double precision null constraint parameter_delta_limit_bounded
    check (delta_limit > 0 and delta_limit <= 1000000),
  add column delta_look_back_days int null constraint parameter_delta_look_back_bounded
    check (delta_look_back_days between 1 and 3650);

alter table parameter no force row level security;
update parameter set delta_mode = 'percent', delta_limit = delta_percent, delta_look_back_days = 90 where delta_percent is not null;
alter table parameter force row level security;

alter table parameter
  add constraint parameter_delta_whole check (num_nulls(delta_mode, delta_limit, delta_look_back_days) in (0, 3));

-- The release before this one reads and writes the percentage alone, and both run side by side while one takes over.
create function keep_delta_percent() returns trigger language plpgsql as $$
begin
  if new.delta_percent is distinct from old.delta_percent then
    new.delta_mode := case when new.delta_percent is not null then 'percent' end;
    new.delta_limit := new.delta_percent;
    new.delta_look_back_days := case when new.delta_percent is not null then 90 end;
  end if;
  new.delta_percent := case when new.delta_mode = 'percent' then new.delta_limit end;
  return new;
end $$;
create trigger parameter_keeps_delta_percent before insert or update on parameter
  for each row execute function keep_delta_percent();
