-- Ports of the links that listen, over all labs: one server listens on a port once.
create table machine_port (
  port int not null constraint machine_port_range check (port between 1024 and 65535),
  link_id uuid not null,
  constraint machine_port_pkey primary key (port),
  constraint machine_port_link_key unique (link_id)
);

alter table machine_link no force row level security;
grant select, insert, delete on machine_port to nidan_app;

-- Of several enabled links with one port the oldest keeps it; the others are disabled.
with ranked as (
  select l_id, link_id, port, row_number() over (partition by port order by changed_at, link_id) as place
  from machine_link where transport = 'tcpServer' and is_enabled
), kept as (
  insert into machine_port (port, link_id) select port, link_id from ranked where place = 1
)
update machine_link l set is_enabled = false, version = version + 1
from ranked r where r.place > 1 and r.l_id = l.l_id and r.link_id = l.link_id;
alter table machine_link force row level security;

alter table machine_link_state
  drop constraint machine_link_problem_known,
  add constraint machine_link_problem_known check (problem in ('port-taken', 'place-not-allowed', 'address-not-ours', 'unreachable',
    'folder-missing', 'file-failed', 'file-too-long', 'driver-faulty', 'foreign-address', 'too-many-connections', 'too-slow',
    'not-stored', 'bad-checksum', 'bad-sequence', 'too-long', 'noise', 'timeout', 'contention', 'refused-by-machine', 'incomplete',
    'unsupported-message'));
