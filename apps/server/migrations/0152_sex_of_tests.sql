-- A test may be of one sex alone: a semen analysis of men, a Pap smear of women.
alter table test add column for_sex text null constraint test_for_sex_known check (for_sex in ('M', 'F'));
