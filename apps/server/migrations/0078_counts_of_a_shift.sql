-- Every count of a drawer stays: the first is blind, a later one of the same person has a reason.

create table counter_count (
  l_id int not null,
  shift_id uuid not null,
  ordinal smallint not null constraint counter_count_ordinal_positive check (ordinal >= 1),
  -- By note and coins, and what it came to.
  count jsonb not null,
  counted_paise bigint not null,
  -- What the drawer should have held at that moment.
  expected_paise bigint not null,
  counted_by uuid not null constraint counter_count_counted_by_fkey references login_user (user_id),
  counted_at timestamptz not null,
  reason text null,
  constraint counter_count_pkey primary key (l_id, shift_id, ordinal),
  constraint counter_count_shift_fkey foreign key (l_id, shift_id) references counter_shift (l_id, shift_id)
);
create index counter_count_counted_by_idx on counter_count (counted_by);

create trigger counter_count_append_only before update or delete on counter_count
  for each row execute function refuse_change();
create trigger counter_count_no_truncate before truncate on counter_count
  for each statement execute function refuse_change();

select protect_by_lab('counter_count');
grant select, insert on counter_count to nidan_app;
