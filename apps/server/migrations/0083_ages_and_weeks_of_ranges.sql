-- Intervals of newborns are by hours, which are parts of a day, those of a pregnancy and of children born early by completed weeks: '4-12' is
-- from 4 to before 12.
alter table reference_range no force row level security;
alter table reference_range
  alter column age_from_days type double precision,
  alter column age_to_days type double precision,
  add column pregnancy_weeks text null constraint reference_range_pregnancy_weeks check (pregnancy_weeks ~ '^\d{1,2}-\d{1,2}$'),
  add column birth_weeks text null constraint reference_range_birth_weeks check (birth_weeks ~ '^\d{1,2}-\d{1,2}$'),
  add constraint reference_range_weeks_of_a_pregnancy check (pregnancy_weeks is null or pregnancy = 'pregnant');
alter table reference_range force row level security;
