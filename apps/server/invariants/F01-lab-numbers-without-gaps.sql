-- The lab IDs of a day count 1, 2, 3 … without a gap, and the counter of the day stands at the last one: no bill was
-- removed, at the end neither (CGST r. 46(b)).
with numbered as (
  select b.l_id, substring(b.lab_no from '^[A-Z]*(\d{6})\d+$') as day, substring(b.lab_no from '^[A-Z]*\d{6}(\d+)$')::bigint as serial
  from bill b),
days as (select l_id, day, count(*) as bills, min(serial) as first, max(serial) as last from numbered group by l_id, day),
counters as (
  select l_id, to_char(to_date(substring(name from '^lab ID (\d{4}-\d{2}-\d{2})$'), 'YYYY-MM-DD'), 'DDMMYY') as day, value
  from counter where name ~ '^lab ID \d{4}-\d{2}-\d{2}$')
select l_id, day, bills, first, last, value as counter
from days full join counters using (l_id, day)
where bills is null or first is distinct from 1 or last <> bills or value is distinct from last
