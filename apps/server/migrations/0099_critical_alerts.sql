-- Critical values that somebody is to be told of: one row from the moment such a value stands until it is told, changed or cancelled.

create table critical_alert (
  l_id int not null,
  alert_id uuid not null,
  bill_id uuid not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  -- The version of the result that is critical.
  result_version int not null,
  value text not null,
  opened_at timestamptz not null,
  -- When the next contact and the head of the lab are to be told, by what the lab had set when it opened.
  next_at timestamptz not null,
  head_at timestamptz not null,
  -- When the clock sent it on; null while it did not.
  next_told_at timestamptz null,
  head_told_at timestamptz null,
  closed_at timestamptz null,
  closed_because text null constraint critical_alert_end_known check (closed_because in ('called', 'changed', 'canceled')),
  constraint critical_alert_pkey primary key (l_id, alert_id),
  constraint critical_alert_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint critical_alert_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint critical_alert_result_fkey foreign key (l_id, bill_test_id, parameter_id, result_version)
    references result_version (l_id, bill_test_id, parameter_id, version),
  constraint critical_alert_times_ordered check (opened_at <= next_at and next_at <= head_at),
  constraint critical_alert_closed_whole check ((closed_at is null) = (closed_because is null))
);
create unique index critical_alert_open_key on critical_alert (l_id, bill_test_id, parameter_id) where closed_at is null;
create index critical_alert_open_idx on critical_alert (l_id, opened_at, alert_id) where closed_at is null;
create index critical_alert_bill_idx on critical_alert (l_id, bill_id);
create index critical_alert_result_idx on critical_alert (l_id, bill_test_id, parameter_id, result_version);

-- What was just entered by a release that opens no alert is looked for here.
create index result_version_critical_idx on result_version (l_id, entered_at) where critical;

-- What waits to be told now.
alter table result_version no force row level security;
alter table bill_test no force row level security;
alter table critical_call no force row level security;
insert into critical_alert (l_id, alert_id, bill_id, bill_test_id, parameter_id, result_version, value, opened_at, next_at, head_at)
select v.l_id, uuidv7(), t.bill_id, v.bill_test_id, v.parameter_id, v.version, v.value, v.entered_at,
  v.entered_at + interval '15 minutes', v.entered_at + interval '30 minutes'
from bill_test t cross join lateral (
  select distinct on (r.parameter_id) r.* from result_version r
  where r.l_id = t.l_id and r.bill_test_id = t.bill_test_id order by r.parameter_id, r.version desc
) v
where t.state in ('partial', 'completed', 'onHold', 'rerun') and v.critical and v.value is not null and not exists (
  select from critical_call c where c.l_id = v.l_id and c.bill_test_id = v.bill_test_id
    and c.parameter_id = v.parameter_id and c.value = v.value);
alter table result_version force row level security;
alter table bill_test force row level security;
alter table critical_call force row level security;

select protect_by_lab('critical_alert');
grant select, insert, update (next_told_at, head_told_at, closed_at, closed_because) on critical_alert to nidan_app;
