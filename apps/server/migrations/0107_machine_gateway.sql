-- Machines that talk: links with their drivers, every message as it came, and every value of it with what became of it.

-- Who enters what machines send. Nobody signs in as it: it has no password and is disabled.
insert into login_user (user_id, username, name, user_type, password_hash, status)
values ('01900000-0000-7000-8000-000000000002', 'analyser-gateway', 'Analyser gateway', 'SYSTEM', '-', 50);

-- A version of how messages are read.
create table machine_driver (
  l_id int not null constraint machine_driver_lab_fkey references lab (l_id),
  driver_id uuid not null,
  code text not null constraint machine_driver_code_shape check (code ~ '^[a-z0-9-]{1,60}$'),
  revision int not null constraint machine_driver_revision_positive check (revision > 0),
  name text not null constraint machine_driver_name_not_blank check (name ~ '\S'),
  -- A driver of the domain; json and not jsonb: it is shown as it was written.
  definition json not null,
  is_delivered boolean not null default false,
  state text not null constraint machine_driver_state_known check (state in ('draft', 'inUse', 'retired')),
  made_at timestamptz not null,
  made_by uuid not null constraint machine_driver_made_by_fkey references login_user (user_id),
  changed_by uuid not null constraint machine_driver_changed_by_fkey references login_user (user_id),
  approved_at timestamptz null,
  approved_by uuid null constraint machine_driver_approved_by_fkey references login_user (user_id),
  retired_at timestamptz null,
  retired_by uuid null constraint machine_driver_retired_by_fkey references login_user (user_id),
  retire_reason text null,
  version int not null default 1,
  constraint machine_driver_pkey primary key (l_id, driver_id),
  constraint machine_driver_revision_key unique (l_id, code, revision),
  constraint machine_driver_approved_by_another check (approved_by <> made_by and approved_by <> changed_by),
  constraint machine_driver_approval_told check ((approved_at is null) = (approved_by is null)
    and (state <> 'inUse' or is_delivered or approved_at is not null)),
  constraint machine_driver_retirement_told check ((state = 'retired') = (retired_at is not null)
    and (retired_at is null) = (retired_by is null))
);
create unique index machine_driver_draft_key on machine_driver (l_id, code) where state = 'draft';
create index machine_driver_made_by_idx on machine_driver (made_by);
create index machine_driver_changed_by_idx on machine_driver (changed_by);
create index machine_driver_approved_by_idx on machine_driver (approved_by);
create index machine_driver_retired_by_idx on machine_driver (retired_by);

create table machine_link (
  l_id int not null,
  link_id uuid not null,
  name text not null constraint machine_link_name_not_blank check (name ~ '\S'),
  machine_id uuid not null,
  driver_id uuid not null,
  transport text not null constraint machine_link_transport_known check (transport in ('tcpServer', 'tcpClient', 'folder')),
  host text not null,
  port int null constraint machine_link_port_range check (port between 1024 and 65535),
  folder text not null,
  allowed_address text not null,
  -- Minutes that the clock of the machine is ahead of UTC.
  zone_offset int not null constraint machine_link_zone_range check (zone_offset between -840 and 840),
  is_enabled boolean not null,
  changed_at timestamptz not null,
  -- By whose rights what it brings is entered.
  changed_by uuid not null constraint machine_link_changed_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint machine_link_pkey primary key (l_id, link_id),
  constraint machine_link_name_key unique (l_id, name),
  constraint machine_link_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint machine_link_driver_fkey foreign key (l_id, driver_id) references machine_driver (l_id, driver_id),
  constraint machine_link_place check (case when transport = 'folder' then folder <> '' and port is null
    when transport = 'tcpClient' then host <> '' and port is not null and folder = ''
    else port is not null and folder = '' end)
);
create unique index machine_link_port_key on machine_link (l_id, port) where transport = 'tcpServer';
create unique index machine_link_folder_key on machine_link (l_id, folder) where transport = 'folder';
create index machine_link_machine_idx on machine_link (l_id, machine_id);
create index machine_link_driver_idx on machine_link (l_id, driver_id);
create index machine_link_changed_by_idx on machine_link (changed_by);

-- A change is told to the gateways at once; links change seldom enough for the lock that a transaction with a notice holds.
create function tell_machine_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('nidan_machine_link', new.l_id::text);
  return null;
end $$;
create trigger machine_link_told after insert or update on machine_link for each row execute function tell_machine_link();

-- How a link is, written by the gateway that minds it.
create table machine_link_state (
  l_id int not null,
  link_id uuid not null,
  state text not null constraint machine_link_state_known
    check (state in ('off', 'listening', 'calling', 'connected', 'watching', 'failed')),
  since timestamptz not null,
  connections int not null,
  problem text null constraint machine_link_problem_known check (problem in ('port-taken', 'address-not-ours', 'unreachable',
    'folder-missing', 'file-too-long', 'driver-faulty', 'foreign-address', 'too-many-connections', 'too-slow', 'not-stored',
    'bad-checksum', 'bad-sequence', 'too-long', 'noise', 'timeout', 'contention', 'refused-by-machine', 'incomplete')),
  problem_at timestamptz null,
  -- When its gateway was last seen.
  seen_at timestamptz not null,
  constraint machine_link_state_pkey primary key (l_id, link_id),
  constraint machine_link_state_link_fkey foreign key (l_id, link_id) references machine_link (l_id, link_id),
  constraint machine_link_state_problem_told check ((problem is null) = (problem_at is null))
);

create table machine_message (
  l_id int not null,
  message_id uuid not null,
  link_id uuid not null,
  machine_id uuid not null,
  driver_id uuid not null,
  direction text not null constraint machine_message_direction_known check (direction in ('in', 'out')),
  at timestamptz not null,
  -- The bytes as they came.
  raw bytea not null,
  text text not null,
  hash bytea not null,
  control_id text not null,
  is_whole boolean not null,
  state text not null constraint machine_message_state_known check (state in ('waiting', 'read', 'kept')),
  read_at timestamptz null,
  -- How often it came again, word for word.
  repeats int not null default 0,
  results int not null default 0,
  constraint machine_message_pkey primary key (l_id, message_id),
  constraint machine_message_link_fkey foreign key (l_id, link_id) references machine_link (l_id, link_id),
  constraint machine_message_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint machine_message_driver_fkey foreign key (l_id, driver_id) references machine_driver (l_id, driver_id),
  constraint machine_message_read_told check ((state = 'read') = (read_at is not null))
);
-- What a machine sends again because it saw no acknowledgement is one message.
create unique index machine_message_once_key on machine_message (l_id, link_id, hash, control_id)
  where direction = 'in' and is_whole;
create index machine_message_latest_idx on machine_message (l_id, at desc, message_id desc);
create index machine_message_link_idx on machine_message (l_id, link_id, at desc);
create index machine_message_machine_idx on machine_message (l_id, machine_id, at desc);
create index machine_message_driver_idx on machine_message (l_id, driver_id);
create index machine_message_waiting_idx on machine_message (l_id, at) where state = 'waiting';

create table machine_data (
  l_id int not null,
  data_id uuid not null,
  message_id uuid not null,
  machine_id uuid not null,
  -- Place in the message, from 0.
  position int not null,
  -- Place in its tree.
  at_place text not null,
  received_at timestamptz not null,
  measured_at timestamptz null,
  sample_id text not null,
  is_control boolean not null,
  person jsonb not null,
  code text not null,
  value text not null,
  unit text not null,
  flags text[] not null,
  mark text not null constraint machine_data_mark_known
    check (mark in ('final', 'preliminary', 'corrected', 'repeated', 'cancelled')),
  dilution double precision null,
  reagent_lot text not null,
  has_file boolean not null,
  state text not null constraint machine_data_state_known check (state in ('quarantined', 'posted', 'same', 'kept', 'discarded')),
  reason text null constraint machine_data_reason_known check (reason in ('not-whole', 'unreadable', 'unknown-tube', 'not-ordered',
    'unknown-code', 'no-value', 'unreadable-value', 'wrong-unit', 'other-person', 'cancelled-test', 'not-accessioned', 'not-open',
    'already-checked', 'differs', 'unknown-control', 'refused')),
  detail text not null default '',
  bill_test_id uuid null,
  parameter_id uuid null,
  -- Of the result that it became, or that it says again.
  result_version int null,
  point_id uuid null,
  decided_at timestamptz null,
  decided_by uuid null constraint machine_data_decided_by_fkey references login_user (user_id),
  discard_reason text null,
  version int not null default 1,
  constraint machine_data_pkey primary key (l_id, data_id),
  constraint machine_data_place_key unique (l_id, message_id, position),
  constraint machine_data_message_fkey foreign key (l_id, message_id) references machine_message (l_id, message_id),
  constraint machine_data_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint machine_data_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint machine_data_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint machine_data_result_fkey foreign key (l_id, bill_test_id, parameter_id, result_version)
    references result_version (l_id, bill_test_id, parameter_id, version),
  constraint machine_data_point_fkey foreign key (l_id, point_id) references qc_point (l_id, point_id),
  constraint machine_data_quarantine_told check ((state = 'quarantined') = (reason is not null)),
  constraint machine_data_became check ((state = 'posted' or state = 'same') = (result_version is not null or point_id is not null)
    and (result_version is null or (bill_test_id is not null and parameter_id is not null))),
  constraint machine_data_kept_is_file check (state <> 'kept' or has_file),
  constraint machine_data_discard_told check ((state = 'discarded') = (discard_reason is not null)
    and (state <> 'discarded' or decided_by is not null) and (decided_at is null) = (decided_by is null))
);
create index machine_data_latest_idx on machine_data (l_id, received_at desc, data_id desc);
create index machine_data_machine_idx on machine_data (l_id, machine_id, received_at desc, data_id desc);
create index machine_data_quarantined_idx on machine_data (l_id, received_at desc, data_id desc) where state = 'quarantined';
create index machine_data_sample_idx on machine_data (l_id, sample_id text_pattern_ops);
create index machine_data_code_idx on machine_data (l_id, code text_pattern_ops);
create index machine_data_result_idx on machine_data (l_id, bill_test_id, parameter_id, result_version);
create index machine_data_parameter_idx on machine_data (l_id, parameter_id);
create index machine_data_point_idx on machine_data (l_id, point_id) where point_id is not null;
create index machine_data_decided_by_idx on machine_data (decided_by);

select protect_by_lab('machine_driver', 'machine_link', 'machine_link_state', 'machine_message', 'machine_data');
grant select, insert, update on machine_driver, machine_link, machine_link_state to nidan_app;
grant select, insert, update (state, read_at, repeats, results) on machine_message to nidan_app;
grant select, insert, update (state, reason, detail, bill_test_id, parameter_id, result_version, point_id, decided_at, decided_by,
  discard_reason, version) on machine_data to nidan_app;
