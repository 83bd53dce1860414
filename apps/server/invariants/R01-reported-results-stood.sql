-- A report says only what was entered before it, to the letter, and its tests are checked unless they were taken back since; a culture
-- is not while it is reported in the interim.
with said as (
  select r.l_id, r.report_id, r.released_at, d.replaced, (t.value ->> 'billTestId')::uuid as bill_test_id, t.value -> 'results' as results,
    t.value -> 'culture' ->> 'kind' as culture
  from report_revision r join report_dispatch d using (l_id, report_id), jsonb_array_elements(r.snapshot -> 'tests') t)
select s.l_id, s.report_id, s.bill_test_id, 'not checked' as problem
from said s join bill_test b using (l_id, bill_test_id)
where not s.replaced and b.state <> 'checked' and s.culture is distinct from 'interim' and not exists (
  select from event e
  where e.l_id = s.l_id and e.entity_kind = 'BILL_TEST' and e.entity_id = s.bill_test_id and e.at >= s.released_at)
union all
select s.l_id, s.report_id, s.bill_test_id, 'value of parameter ' || (v.value ->> 'parameterId') || ' was never entered'
from said s, jsonb_array_elements(s.results) v
where v.value ->> 'value' is not null and not exists (
  select from result_version r
  where r.l_id = s.l_id and r.bill_test_id = s.bill_test_id and r.parameter_id = (v.value ->> 'parameterId')::uuid
    and r.value = v.value ->> 'value' and r.entered_at <= s.released_at)
