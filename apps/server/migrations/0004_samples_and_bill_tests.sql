-- Tubes and what is run in them. One tube per container and department rule of a bill; a re-sampled tube keeps its parent.

create table sample (
  l_id int not null,
  sample_id uuid not null,
  bill_id uuid not null,
  barcode text not null,
  tube_no smallint not null,
  sample_type_id uuid not null,
  department_id uuid not null,
  -- Physical sample, spec §4.
  status smallint not null default 0
    constraint sample_status_known check (status in (0, 10, 20, 30, 40, 50, 60, 70, 71, 72, 90)),
  parent_sample_id uuid null,
  collected_at timestamptz null,
  collected_by uuid null,
  accessioned_at timestamptz null,
  accessioned_by uuid null,
  dept_accessioned_at timestamptz null,
  dept_accessioned_by uuid null,
  rejected_at timestamptz null,
  rejected_by uuid null,
  reject_reason text null,
  labels_printed smallint not null default 0,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint sample_pkey primary key (l_id, sample_id),
  constraint sample_barcode_key unique (l_id, barcode),
  constraint sample_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint sample_parent_fkey foreign key (l_id, parent_sample_id) references sample (l_id, sample_id),
  constraint sample_times_in_order check (
    accessioned_at >= collected_at and dept_accessioned_at >= accessioned_at)
);
create index sample_bill_idx on sample (l_id, bill_id);
create index sample_parent_idx on sample (l_id, parent_sample_id) where parent_sample_id is not null;
create index sample_waiting_idx on sample (l_id, status, created_at, sample_id) where status in (0, 10, 20, 50);
create index sample_accessioned_at_idx on sample (l_id, accessioned_at desc) where accessioned_at is not null;

-- What is run. A package or profile has one row per member test; its own state is that of the least advanced.
create table bill_test (
  l_id int not null,
  bill_test_id uuid not null,
  bill_id uuid not null,
  line_id uuid not null,
  test_id uuid not null,
  -- Those of the test when it was ordered: its own references hold them, so that the row is cheap to move.
  department_id uuid not null,
  sample_type_id uuid not null,
  state text not null default 'ncollected' constraint bill_test_state_known check (state in (
    'ncollected', 'naccessioned', 'pending', 'partial', 'completed', 'checked', 'outsourced', 'deptaccessioned',
    'canceled', 'onHold', 'rerun')),
  state_before_hold text null,
  sample_id uuid null,
  is_accessioned boolean not null default false,
  due_at timestamptz not null,
  tat_hours numeric(7, 2) not null,
  -- Worst flag of its current results, for the lists: '', 'L', 'H', 'A', 'LL', 'HH'.
  worst_flag text not null default '',
  completed_at timestamptz null,
  completed_by uuid null,
  checked_at timestamptz null,
  checked_by uuid null,
  version int not null default 1,
  constraint bill_test_pkey primary key (l_id, bill_test_id),
  -- A bill is written last, when its number is known (ADR 4).
  constraint bill_test_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id)
    deferrable initially deferred,
  constraint bill_test_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id),
  constraint bill_test_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint bill_test_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id)
    deferrable initially deferred
);
-- None on line and test: lines and tests are never deleted, and every step of a row would be written to each of them.
create index bill_test_sample_idx on bill_test (l_id, sample_id);
create index bill_test_bill_idx on bill_test (l_id, bill_id);
create index bill_test_open_idx on bill_test (l_id, state, due_at, bill_test_id)
  where state not in ('checked', 'canceled');

select protect_by_lab('sample', 'bill_test');
grant select, insert, update on sample, bill_test to nidan_app;
