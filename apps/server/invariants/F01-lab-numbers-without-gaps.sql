-- The lab IDs of a day count 1, 2, 3 … without a gap but those that were skipped by name, and the counter of the day stands at
-- the last one: no bill was removed, at the end neither (CGST r. 46(b)).
with numbered as (
  select b.l_id, substring(b.lab_no from '^[A-Z]*(\d{6})\d+$') as day, substring(b.lab_no from '^[A-Z]*\d{6}(\d+)$')::bigint as serial
  from bill b),
spans as (
  select l_id, day, serial as first, serial as last from numbered
  union all
  select l_id, to_char(day, 'DDMMYY'), first, last from lab_id_skip),
days as (
  select l_id, day, count(*) as bills, min(first) as first, max(last) as last, sum(last - first + 1) as numbers,
    count(*) filter (where first <= reached) as given_twice
  from (select *, lag(last) over (partition by l_id, day order by first) as reached from spans) s
  group by l_id, day),
counters as (
  select l_id, to_char(to_date(substring(name from '^lab ID (\d{4}-\d{2}-\d{2})$'), 'YYYY-MM-DD'), 'DDMMYY') as day, value
  from counter where name ~ '^lab ID \d{4}-\d{2}-\d{2}$')
select l_id, day, bills, first, last, value as counter
from days full join counters using (l_id, day)
where bills is null or first is distinct from 1 or last <> numbers or given_twice > 0 or value is distinct from last
