-- Who is at which value of which worksheet now: one row per person, forgotten when they say no more.

create table bench_presence (
  l_id int not null,
  user_id uuid not null constraint bench_presence_user_fkey references login_user (user_id),
  bill_id uuid not null,
  -- Where on the worksheet; what is not of its bill is never shown.
  at_test uuid null,
  at_parameter uuid null,
  seen_at timestamptz not null,
  constraint bench_presence_pkey primary key (l_id, user_id),
  constraint bench_presence_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id)
);
create index bench_presence_user_idx on bench_presence (user_id);
create index bench_presence_bill_idx on bench_presence (l_id, bill_id);

select protect_by_lab('bench_presence');
grant select, insert, update, delete on bench_presence to nidan_app;
