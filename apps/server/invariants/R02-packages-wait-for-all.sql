-- A package that waits for all of its tests is not reported in part: when a report that stands says one of them, each of the
-- others is checked or cancelled, or was taken back since (spec §5 "Packages").
with said as (
  select r.l_id, r.report_id, r.released_at, (t.value ->> 'billTestId')::uuid as bill_test_id
  from report_revision r join report_dispatch d using (l_id, report_id), jsonb_array_elements(r.snapshot -> 'tests') t
  where not d.replaced)
select s.l_id, s.report_id, b.line_id, o.bill_test_id, o.state
from said s
join bill_test b on b.l_id = s.l_id and b.bill_test_id = s.bill_test_id
join bill_line l on l.l_id = b.l_id and l.line_id = b.line_id
join test p on p.l_id = l.l_id and p.test_id = l.test_id and p.restrict_report_till_all_check
join bill_test o on o.l_id = b.l_id and o.bill_id = b.bill_id and o.line_id = b.line_id
where o.state not in ('checked', 'canceled') and not exists (
  select from event e
  where e.l_id = o.l_id and e.bill_id = o.bill_id and e.at >= s.released_at
    and (e.entity_id = o.bill_test_id or o.bill_test_id = any (e.parts)))
