-- What work uses of items, and what was taken for it, down to the lot that each result was measured with.

insert into login_user (user_id, username, name, user_type, password_hash, status)
values ('01900000-0000-7000-8000-000000000005', 'stock-consumption', 'Stock consumption', 'SYSTEM', '-', 50);

create table consumption_map (
  l_id int not null,
  map_id uuid not null,
  category text not null constraint consumption_map_category_known check (category in ('test', 'parameter', 'sample_type', 'machine', 'qc',
    'calibration', 'other')),
  test_id uuid null,
  parameter_id uuid null,
  sample_type_id uuid null,
  -- Of work on this machine alone; of events and controls the machine itself.
  machine_id uuid null,
  event_kind text null constraint consumption_map_event_kind_known check (event_kind in ('MACHINE_STARTUP', 'MACHINE_SHUTDOWN',
    'MACHINE_SLEEP-MODE', 'MACHINE_BREAKDOWN')),
  item_id uuid not null,
  store_id uuid not null,
  -- Thousandths of the base unit: for each reportable, for each rerun, and once a day for what the machine loses.
  per_reportable bigint not null constraint consumption_map_reportable_range check (per_reportable >= 0),
  per_rerun bigint not null constraint consumption_map_rerun_range check (per_rerun >= 0),
  dead_volume bigint not null constraint consumption_map_dead_volume_range check (dead_volume >= 0),
  -- Work before it is none of its own.
  since timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null constraint consumption_map_changed_by_fkey references login_user (user_id),
  status smallint not null default 1 constraint consumption_map_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint consumption_map_pkey primary key (l_id, map_id),
  constraint consumption_map_item_fkey foreign key (l_id, item_id) references item (l_id, item_id),
  constraint consumption_map_store_fkey foreign key (l_id, store_id) references store (l_id, store_id),
  constraint consumption_map_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint consumption_map_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint consumption_map_sample_type_fkey foreign key (l_id, sample_type_id) references sample_type (l_id, sample_type_id),
  constraint consumption_map_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint consumption_map_of_its_category check (
    (test_id is not null) = (category = 'test') and (sample_type_id is not null) = (category = 'sample_type')
    and (event_kind is not null) = (category = 'machine') and (category <> 'parameter' or parameter_id is not null)
    and (parameter_id is null or category in ('parameter', 'qc')) and (machine_id is not null or category not in ('machine', 'qc', 'calibration'))
    and (machine_id is null or category not in ('sample_type', 'other'))),
  constraint consumption_map_uses_something check (per_reportable + per_rerun + dead_volume > 0),
  constraint consumption_map_once_key unique nulls not distinct (l_id, item_id, store_id, category, test_id, parameter_id, sample_type_id,
    machine_id, event_kind)
);
create index consumption_map_store_idx on consumption_map (l_id, store_id);
create index consumption_map_test_idx on consumption_map (l_id, test_id) where test_id is not null;
create index consumption_map_parameter_idx on consumption_map (l_id, parameter_id) where parameter_id is not null;
create index consumption_map_sample_type_idx on consumption_map (l_id, sample_type_id) where sample_type_id is not null;
create index consumption_map_machine_idx on consumption_map (l_id, machine_id) where machine_id is not null;
create index consumption_map_changed_by_idx on consumption_map (changed_by);

-- One go through the work of a place. Its number is that of its document, where it took anything.
create table consumption_run (
  l_id int not null,
  run_id uuid not null,
  location_id uuid not null,
  result text not null constraint consumption_run_result_known check (result in ('CONSUMED', 'PARTIAL', 'ERROR', 'NOT-CONSUMED')),
  why text null constraint consumption_run_why_not_blank check (why ~ '\S'),
  lines int not null,
  ran_at timestamptz not null,
  ran_by uuid not null constraint consumption_run_ran_by_fkey references login_user (user_id),
  constraint consumption_run_pkey primary key (l_id, run_id),
  constraint consumption_run_location_fkey foreign key (l_id, location_id) references location (l_id, location_id)
);
create index consumption_run_ran_idx on consumption_run (l_id, ran_at desc, run_id desc);
create index consumption_run_location_idx on consumption_run (l_id, location_id);
create index consumption_run_ran_by_idx on consumption_run (ran_by);

-- What one piece of work uses of one item: written once for each, however often runs go over it.
create table consumption_line (
  l_id int not null,
  line_id uuid not null,
  map_id uuid not null,
  source_kind text not null constraint consumption_line_source_kind_known check (source_kind in ('BILL', 'BILL_TEST', 'BILL_PARAMETER',
    'BILL_SAMPLE', 'RERUN', 'DEAD_VOLUME', 'QC_AUTO', 'QC_MANUAL', 'MACHINE_STARTUP', 'MACHINE_SHUTDOWN', 'MACHINE_SLEEP-MODE',
    'MACHINE_BREAKDOWN', 'MACHINE_CALIBRATION')),
  source_id uuid not null,
  -- The parameter of a result, or the day of what is lost.
  part text not null default '',
  bill_test_id uuid null,
  machine_id uuid null,
  worked_on date not null,
  needed bigint not null constraint consumption_line_needed_positive check (needed > 0),
  taken bigint not null,
  result text not null constraint consumption_line_result_known check (result in ('CONSUMED', 'PARTIAL', 'ERROR', 'NOT-CONSUMED')),
  why text null constraint consumption_line_why_of_run check (why in ('no-map', 'no-stock', 'short', 'no-work')),
  -- The run that went over it last.
  run_id uuid not null,
  constraint consumption_line_pkey primary key (l_id, line_id),
  constraint consumption_line_source_key unique (l_id, source_id, map_id, source_kind, part),
  constraint consumption_line_map_fkey foreign key (l_id, map_id) references consumption_map (l_id, map_id),
  constraint consumption_line_run_fkey foreign key (l_id, run_id) references consumption_run (l_id, run_id),
  constraint consumption_line_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint consumption_line_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint consumption_line_taken_range check (taken between 0 and needed),
  constraint consumption_line_result_follows check ((result = 'CONSUMED') = (taken = needed) and (result = 'PARTIAL') =
    (taken > 0 and taken < needed))
);
create index consumption_line_map_idx on consumption_line (l_id, map_id);
create index consumption_line_run_idx on consumption_line (l_id, run_id, line_id);
create index consumption_line_bill_test_idx on consumption_line (l_id, bill_test_id) where bill_test_id is not null;
create index consumption_line_machine_idx on consumption_line (l_id, machine_id) where machine_id is not null;
create index consumption_line_short_idx on consumption_line (l_id, worked_on) where taken < needed;
create index consumption_line_day_idx on consumption_line (l_id, worked_on);

-- Of which lot it was taken, and what that cost: this leads from a lot to the results that were measured with it.
create table consumption_use (
  l_id int not null,
  line_id uuid not null,
  document_id uuid not null,
  lot_id uuid not null,
  quantity bigint not null constraint consumption_use_quantity_positive check (quantity > 0),
  value_paise bigint not null constraint consumption_use_value_range check (value_paise >= 0),
  constraint consumption_use_pkey primary key (l_id, line_id, document_id, lot_id),
  constraint consumption_use_line_fkey foreign key (l_id, line_id) references consumption_line (l_id, line_id),
  constraint consumption_use_document_fkey foreign key (l_id, document_id) references supply_document (l_id, document_id),
  constraint consumption_use_lot_fkey foreign key (l_id, lot_id) references stock_lot (l_id, lot_id)
);
create index consumption_use_lot_idx on consumption_use (l_id, lot_id, line_id);
create index consumption_use_document_idx on consumption_use (l_id, document_id);

select protect_by_lab('consumption_map', 'consumption_run', 'consumption_line', 'consumption_use');
grant select, insert, update on consumption_map, consumption_line to nidan_app;
grant select, insert on consumption_run, consumption_use to nidan_app;
