-- Results: every change is a new version; the current one is the highest.

create table result_version (
  l_id int not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  version int not null,
  -- What was typed or received, to the letter; null when the value was cleared.
  raw_value text null,
  -- What the report shows.
  value text null,
  numeric_value double precision null,
  unit text not null default '',
  flag text not null default '',
  range_id uuid null,
  range_low double precision null,
  range_high double precision null,
  range_text text null,
  critical boolean not null default false,
  method text not null default '',
  formula text null,
  blank_reason text null,
  source text not null default 'manual' constraint result_version_source_known
    check (source in ('manual', 'calculated', 'machine', 'external')),
  entered_by uuid not null,
  entered_at timestamptz not null default now(),
  constraint result_version_pkey primary key (l_id, bill_test_id, parameter_id, version),
  constraint result_version_bill_test_fkey foreign key (l_id, bill_test_id)
    references bill_test (l_id, bill_test_id)
);

create trigger result_version_append_only before update or delete on result_version
  for each row execute function refuse_change();
create trigger result_version_no_truncate before truncate on result_version
  for each statement execute function refuse_change();

create table test_note (
  l_id int not null,
  bill_test_id uuid not null,
  note text not null,
  version int not null default 1,
  constraint test_note_pkey primary key (l_id, bill_test_id),
  constraint test_note_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id)
);

create table critical_call (
  l_id int not null,
  call_id uuid not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  value text not null,
  receiver text not null,
  read_back text not null,
  called_at timestamptz not null default now(),
  called_by uuid not null constraint critical_call_called_by_fkey references login_user (user_id),
  constraint critical_call_pkey primary key (l_id, call_id),
  constraint critical_call_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint critical_call_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index critical_call_bill_test_idx on critical_call (l_id, bill_test_id);
create index critical_call_parameter_idx on critical_call (l_id, parameter_id);
create index critical_call_called_by_idx on critical_call (called_by);

-- A rerun keeps both values: the one before is the result version it names.
create table rerun (
  l_id int not null,
  rerun_id uuid not null,
  bill_test_id uuid not null,
  -- Rerun, spec §4: requested 0, in progress 10, done 20.
  status smallint not null default 0 constraint rerun_status_known check (status in (0, 10, 20)),
  reason text not null,
  requested_by uuid not null constraint rerun_requested_by_fkey references login_user (user_id),
  requested_at timestamptz not null default now(),
  constraint rerun_pkey primary key (l_id, rerun_id),
  constraint rerun_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id)
);
create index rerun_bill_test_idx on rerun (l_id, bill_test_id);
create index rerun_requested_by_idx on rerun (requested_by);

select protect_by_lab('result_version', 'test_note', 'critical_call', 'rerun');
grant select, insert on result_version, critical_call to nidan_app;
grant select, insert, update on test_note, rerun to nidan_app;
