-- What managers look at: questions to the explorer that somebody keeps, reports that run by themselves, and what came of each run.

create table explorer_view (
  l_id int not null,
  view_id uuid not null,
  name text not null constraint explorer_view_name_not_blank check (name ~ '\S'),
  -- What is asked (ExplorerQuestion of the domain) and for which dates.
  question jsonb not null,
  dates jsonb not null,
  owner_id uuid not null constraint explorer_view_owner_fkey references login_user (user_id),
  is_shared boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz null,
  version int not null default 1,
  constraint explorer_view_pkey primary key (l_id, view_id)
);
create unique index explorer_view_name_key on explorer_view (l_id, owner_id, name) where removed_at is null;
create index explorer_view_owner_idx on explorer_view (owner_id);

create table report_schedule (
  l_id int not null,
  schedule_id uuid not null,
  -- One of both: a kept question, or one that every lab has.
  view_id uuid null,
  ready text null,
  frequency text not null constraint report_schedule_frequency_known check (frequency in ('daily', 'weekly', 'monthly', 'custom')),
  first_on date null,
  every_days int null constraint report_schedule_days_positive check (every_days between 1 and 366),
  format text not null constraint report_schedule_format_known check (format in ('excel', 'csv', 'pdf')),
  owner_id uuid not null constraint report_schedule_owner_fkey references login_user (user_id),
  -- Runs that fell before it are none.
  since timestamptz not null,
  paused_at timestamptz null,
  removed_at timestamptz null,
  version int not null default 1,
  constraint report_schedule_pkey primary key (l_id, schedule_id),
  constraint report_schedule_view_fkey foreign key (l_id, view_id) references explorer_view (l_id, view_id),
  constraint report_schedule_one_question check ((view_id is null) <> (ready is null)),
  constraint report_schedule_custom_whole check (
    (frequency = 'custom') = (first_on is not null) and (first_on is null) = (every_days is null))
);
create index report_schedule_view_idx on report_schedule (l_id, view_id) where view_id is not null;
create index report_schedule_owner_idx on report_schedule (owner_id);

-- Who reads what a schedule makes, beside its owner.
create table report_schedule_reader (
  l_id int not null,
  schedule_id uuid not null,
  user_id uuid not null constraint report_schedule_reader_user_fkey references login_user (user_id),
  constraint report_schedule_reader_pkey primary key (l_id, schedule_id, user_id),
  constraint report_schedule_reader_schedule_fkey foreign key (l_id, schedule_id) references report_schedule (l_id, schedule_id)
);
create index report_schedule_reader_user_idx on report_schedule_reader (user_id);

create table report_run (
  l_id int not null,
  run_id uuid not null,
  -- Null for one that somebody asked for.
  schedule_id uuid null,
  title text not null,
  question jsonb not null,
  dates jsonb not null,
  format text not null constraint report_run_format_known check (format in ('excel', 'csv', 'pdf')),
  period_from date null,
  period_to date null,
  owner_id uuid not null constraint report_run_owner_fkey references login_user (user_id),
  asked_at timestamptz not null,
  state text not null constraint report_run_state_known check (state in ('PENDING', 'SUCCESS', 'FAILURE')),
  rows_done int not null default 0,
  rows_total int null,
  failure text null,
  ended_at timestamptz null,
  constraint report_run_pkey primary key (l_id, run_id),
  constraint report_run_schedule_fkey foreign key (l_id, schedule_id) references report_schedule (l_id, schedule_id),
  constraint report_run_period_whole check ((schedule_id is null) = (period_from is null) and (period_from is null) = (period_to is null)),
  constraint report_run_end_whole check ((state = 'PENDING') = (ended_at is null)),
  constraint report_run_failure_told check ((state = 'FAILURE') = (failure is not null))
);
-- A schedule runs once for each period, whatever fails.
create unique index report_run_period_key on report_run (l_id, schedule_id, period_from, period_to) where schedule_id is not null;
create index report_run_asked_idx on report_run (l_id, asked_at desc, run_id desc);
create index report_run_owner_idx on report_run (owner_id);

create table report_run_file (
  l_id int not null,
  run_id uuid not null,
  file_name text not null,
  bytes bytea not null,
  -- The bills in it, for the log of who saw whom; and what of the lab its owner saw when it was made (WorkScope of the domain).
  bill_ids uuid[] not null,
  made_scope jsonb not null,
  constraint report_run_file_pkey primary key (l_id, run_id),
  constraint report_run_file_run_fkey foreign key (l_id, run_id) references report_run (l_id, run_id)
);

select protect_by_lab('explorer_view');
select protect_by_lab('report_schedule');
select protect_by_lab('report_schedule_reader');
select protect_by_lab('report_run');
select protect_by_lab('report_run_file');

grant select, insert, update (name, question, dates, is_shared, removed_at, version) on explorer_view to nidan_app;
grant select, insert, update (frequency, first_on, every_days, format, since, paused_at, removed_at, version) on report_schedule to nidan_app;
grant select, insert, delete on report_schedule_reader to nidan_app;
-- Runs and their files are kept for 90 days.
grant select, insert, delete, update (state, rows_done, rows_total, failure, ended_at) on report_run to nidan_app;
grant select, insert, delete on report_run_file to nidan_app;

-- When the tests of one kind were ready, for what may be promised of the next.
create index bill_test_checked_idx on bill_test (l_id, test_id, checked_at desc) where checked_at is not null;

-- Money of some days, which the dashboard sums: a third of all postings.
create index journal_posting_money_idx on journal_posting (l_id, posted_on)
  where debit_account like 'mode:%' or credit_account like 'mode:%';
