-- What happens to the machines of a lab: how each one is, its events, and what is done to it at intervals.

-- A machine without a row runs.
create table machine_condition (
  l_id int not null,
  machine_id uuid not null,
  condition text not null constraint machine_condition_known check (condition in ('running', 'asleep', 'off', 'down')),
  since timestamptz not null,
  version int not null default 1,
  constraint machine_condition_pkey primary key (l_id, machine_id),
  constraint machine_condition_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id)
);

-- A calibration or maintenance that comes again and again.
create table machine_care (
  l_id int not null,
  care_id uuid not null,
  machine_id uuid not null,
  kind text not null constraint machine_care_kind_known check (kind in ('calibration', 'maintenance')),
  name text not null constraint machine_care_name_not_blank check (name ~ '\S'),
  every_days int not null constraint machine_care_days_range check (every_days between 1 and 1830),
  since timestamptz not null,
  last_done_at timestamptz null,
  ended_at timestamptz null,
  version int not null default 1,
  constraint machine_care_pkey primary key (l_id, care_id),
  constraint machine_care_machine_key unique (l_id, care_id, machine_id),
  constraint machine_care_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id)
);
create index machine_care_machine_idx on machine_care (l_id, machine_id);

create table machine_event (
  l_id int not null,
  event_id uuid not null,
  machine_id uuid not null,
  kind text not null constraint machine_event_kind_known check (kind in ('MACHINE_STARTUP', 'MACHINE_SHUTDOWN',
    'MACHINE_SLEEP-MODE', 'MACHINE_BREAKDOWN', 'MACHINE_CALIBRATION', 'MACHINE_MAINTENANCE')),
  happened_at timestamptz not null,
  note text not null default '',
  -- What was due, where the event does it.
  care_id uuid null,
  recorded_at timestamptz not null,
  recorded_by uuid not null constraint machine_event_by_fkey references login_user (user_id),
  constraint machine_event_pkey primary key (l_id, event_id),
  constraint machine_event_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint machine_event_care_fkey foreign key (l_id, care_id, machine_id)
    references machine_care (l_id, care_id, machine_id),
  constraint machine_event_happened check (happened_at <= recorded_at)
);
create index machine_event_machine_idx on machine_event (l_id, machine_id, happened_at desc);
create index machine_event_latest_idx on machine_event (l_id, happened_at desc, event_id desc);
create index machine_event_care_idx on machine_event (l_id, care_id, machine_id) where care_id is not null;
create index machine_event_by_idx on machine_event (recorded_by);

select protect_by_lab('machine_condition', 'machine_care', 'machine_event');
grant select, insert, update on machine_condition, machine_care to nidan_app;
grant select, insert on machine_event to nidan_app;
