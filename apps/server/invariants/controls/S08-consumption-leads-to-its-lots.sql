-- A result was measured with nobody knows what.
insert into consumption_line (l_id, line_id, map_id, source_kind, source_id, worked_on, needed, taken, result, run_id)
select l_id, gen_random_uuid(), gen_random_uuid(), 'BILL_PARAMETER', gen_random_uuid(), current_date, 1000, 1000, 'CONSUMED', gen_random_uuid()
from lab limit 1;
