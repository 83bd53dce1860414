-- Lab IDs that no bill gets, because the series of a day was set ahead, for instance to go on after those of another system.
-- Without a row here a missing lab ID is a bill that was removed (invariant F01).

create table lab_id_skip (
  l_id int not null constraint lab_id_skip_lab_fkey references lab (l_id),
  skip_id uuid not null,
  day date not null,
  prefix text not null,
  first bigint not null,
  last bigint not null,
  reason text not null,
  skipped_by uuid not null constraint lab_id_skip_person_fkey references login_user (user_id),
  skipped_at timestamptz not null default now(),
  constraint lab_id_skip_pkey primary key (l_id, skip_id),
  constraint lab_id_skip_in_order check (first >= 1 and last >= first),
  constraint lab_id_skip_first_key unique (l_id, day, first)
);
create index lab_id_skip_at_idx on lab_id_skip (l_id, skipped_at desc, skip_id desc);
create index lab_id_skip_person_idx on lab_id_skip (skipped_by);
select protect_by_lab('lab_id_skip');
create trigger lab_id_skip_append_only before update or delete on lab_id_skip
  for each row execute function refuse_change();
create trigger lab_id_skip_no_truncate before truncate on lab_id_skip
  for each statement execute function refuse_change();
grant select, insert on lab_id_skip to nidan_app;
