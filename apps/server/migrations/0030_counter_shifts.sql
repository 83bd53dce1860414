-- Shifts of people at their counters: what they began with, took and gave back, counted, and handed over.

create table counter_shift (
  l_id int not null constraint counter_shift_lab_fkey references lab (l_id),
  shift_id uuid not null,
  location_id uuid not null,
  user_id uuid not null constraint counter_shift_user_fkey references login_user (user_id),
  -- Open 5, closed 10 (spec §4 "Open/closed").
  status smallint not null constraint counter_shift_status_known check (status in (5, 10)),
  opened_at timestamptz not null,
  float_paise bigint not null constraint counter_shift_float_positive check (float_paise >= 0),
  -- The last count of the drawer, by note and coins, and what it came to.
  count jsonb null,
  counted_paise bigint null,
  closed_at timestamptz null,
  -- What the postings of the shift leave in the drawer.
  expected_paise bigint null,
  difference_reason text null,
  note text not null default '',
  float_left_paise bigint null,
  handed_to uuid null constraint counter_shift_handed_to_fkey references login_user (user_id),
  -- What the next person counted of the money that was handed over, and why it is another amount.
  confirmed_at timestamptz null,
  confirmed_paise bigint null,
  confirm_reason text null,
  version int not null default 1,
  constraint counter_shift_pkey primary key (l_id, shift_id),
  constraint counter_shift_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint counter_shift_count_whole check ((count is null) = (counted_paise is null)),
  constraint counter_shift_closed_whole check ((status = 10)
    = (num_nulls(closed_at, counted_paise, expected_paise, float_left_paise, handed_to) = 0)),
  constraint counter_shift_difference_told check (
    status = 5 or counted_paise = expected_paise or difference_reason is not null),
  constraint counter_shift_float_left check (float_left_paise between 0 and counted_paise),
  constraint counter_shift_two_people check (handed_to <> user_id),
  constraint counter_shift_confirmed_whole check (
    (confirmed_at is null) = (confirmed_paise is null) and (confirmed_at is null or status = 10))
);
create unique index counter_shift_open_key on counter_shift (l_id, user_id, location_id) where status = 5;
create index counter_shift_opened_idx on counter_shift (l_id, opened_at desc, shift_id desc);
create index counter_shift_of_user_idx on counter_shift (l_id, user_id, location_id, opened_at);
create index counter_shift_location_idx on counter_shift (l_id, location_id);
create index counter_shift_user_idx on counter_shift (user_id);
create index counter_shift_handed_to_idx on counter_shift (handed_to) where handed_to is not null;

-- What a closed shift did in one mode: it follows from its postings.
create table counter_shift_mode (
  l_id int not null,
  shift_id uuid not null,
  mode text not null,
  receipts int not null,
  collected_paise bigint not null,
  returned_paise bigint not null,
  constraint counter_shift_mode_pkey primary key (l_id, shift_id, mode),
  constraint counter_shift_mode_shift_fkey foreign key (l_id, shift_id) references counter_shift (l_id, shift_id)
);

-- Which closed shift a posting of money belongs to. One that commits after the close is in none yet, and so in the next.
create table counter_shift_posting (
  l_id int not null,
  posting_id uuid not null,
  shift_id uuid not null,
  constraint counter_shift_posting_pkey primary key (l_id, posting_id),
  constraint counter_shift_posting_posting_fkey foreign key (l_id, posting_id)
    references journal_posting (l_id, posting_id),
  constraint counter_shift_posting_shift_fkey foreign key (l_id, shift_id) references counter_shift (l_id, shift_id)
);
create index counter_shift_posting_shift_idx on counter_shift_posting (l_id, shift_id);

create index journal_posting_counter_idx on journal_posting (l_id, posted_by, location_id, posted_at)
  where debit_account like 'mode:%' or credit_account like 'mode:%';

create trigger counter_shift_mode_append_only before update or delete on counter_shift_mode
  for each row execute function refuse_change();
create trigger counter_shift_mode_no_truncate before truncate on counter_shift_mode
  for each statement execute function refuse_change();
create trigger counter_shift_posting_append_only before update or delete on counter_shift_posting
  for each row execute function refuse_change();
create trigger counter_shift_posting_no_truncate before truncate on counter_shift_posting
  for each statement execute function refuse_change();

select protect_by_lab('counter_shift', 'counter_shift_mode', 'counter_shift_posting');
grant select, insert, update on counter_shift to nidan_app;
grant select, insert on counter_shift_mode, counter_shift_posting to nidan_app;
