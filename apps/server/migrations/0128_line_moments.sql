-- When a line joined its bill: what was added later is looked for. Ids of lines are of that moment.
alter table bill_line add column added_at timestamptz not null default now();

alter table bill_line no force row level security;
alter table bill no force row level security;
update bill_line l set added_at = coalesce(uuid_extract_timestamp(l.line_id), b.created_at)
from bill b where b.l_id = l.l_id and b.bill_id = l.bill_id;
alter table bill_line force row level security;
alter table bill force row level security;
