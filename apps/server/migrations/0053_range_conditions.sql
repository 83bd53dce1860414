-- Intervals depend on more than sex and age (ADR 29): on pregnancy, fasting, method and place; null is whatever it may be.
alter table location no force row level security;
alter table reference_range no force row level security;
alter table reference_range
  add column pregnancy text null constraint reference_range_pregnancy_known
    check (pregnancy in ('pregnant', 'trimester1', 'trimester2', 'trimester3')),
  add column fasting text null constraint reference_range_fasting_known check (fasting in ('fasting', 'notFasting')),
  add column method text null constraint reference_range_method_not_blank check (method ~ '\S'),
  add column location_id uuid null,
  add constraint reference_range_pregnancy_of_women check (pregnancy is null or sex = 'F'),
  add constraint reference_range_location_fkey foreign key (l_id, location_id)
    references location (l_id, location_id);
create index reference_range_location_idx on reference_range (l_id, location_id) where location_id is not null;
alter table reference_range force row level security;
alter table location force row level security;

-- Why an interval counted, in words, as it is printed: 'pregnant, 2nd trimester'; null for the general one.
alter table result_version add column range_basis text null;

-- What the person said of a pregnancy: the first day of the last period, or the trimester; neither is not pregnant or not asked.
alter table bill
  add column last_period date null,
  add column trimester smallint null constraint bill_trimester_known check (trimester in (1, 2, 3)),
  add constraint bill_pregnancy_said_once check (last_period is null or trimester is null);
