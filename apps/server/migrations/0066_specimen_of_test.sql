-- What a test asks of its specimen beside the kind of its tube: how much, from which other tubes, where and how long it keeps, and when
-- it is refused. Of what was there before nobody has said it.
alter table test
  add column least_volume_ul int null constraint test_takes_something check (least_volume_ul > 0),
  -- Ids of kinds of tubes, the best first.
  add column also_fits jsonb not null default '[]' constraint test_fits_a_list check (jsonb_typeof(also_fits) = 'array'),
  add column storage text null constraint test_storage_known check (storage in ('ambient', 'cool', 'frozen')),
  add column stability_hours int null constraint test_keeps_some_time check (stability_hours > 0),
  add column refuse_if text not null default '';
-- Serum and plasma are about two fifths of the blood of a healthy adult that gives them.
alter table sample_type
  add column usable_percent smallint not null default 100
    constraint sample_type_gives_something check (usable_percent between 1 and 100);
