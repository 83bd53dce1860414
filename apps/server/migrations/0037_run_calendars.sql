-- Times of the week at which a test is run, each with the minutes before it at which it closes; an empty list is at any time.
alter table test add column run_calendar jsonb not null default '[]'
  constraint test_run_calendar_list check (jsonb_typeof(run_calendar) = 'array');
