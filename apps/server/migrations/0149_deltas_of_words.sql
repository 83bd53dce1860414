-- A delta may compare words, as of a serology or a genotype: then it has a mode and days to look back, and no limit.
alter table parameter drop constraint parameter_delta_mode_known, drop constraint parameter_delta_whole;
alter table parameter
  add constraint parameter_delta_mode_known
    check (delta_mode in ('absolute', 'percent', 'ratePerDay', 'percentPerDay', 'otherWord')),
  add constraint parameter_delta_whole check (
    num_nulls(delta_mode, delta_look_back_days) in (0, 2)
    and (delta_limit is not null) = (delta_mode is not null and delta_mode <> 'otherWord')
  );
