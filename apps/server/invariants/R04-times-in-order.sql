-- Ordered, collected, accessioned, entered, completed, checked, released: no step is earlier than the one before it.
select s.l_id, s.sample_id as id, 'sample' as kind
from sample s join bill b using (l_id, bill_id)
where s.collected_at < b.created_at or s.accessioned_at < s.collected_at or s.dept_accessioned_at < s.accessioned_at
  or s.rejected_at < s.created_at
union all
select t.l_id, t.bill_test_id, 'test' from bill_test t
where t.checked_at < t.completed_at
union all
select r.l_id, r.bill_test_id, 'result'
from result_version r join bill_test t using (l_id, bill_test_id) join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
where r.entered_at < s.accessioned_at and t.state in ('completed', 'checked') and r.value is not null
  and not exists (select from sample c where c.l_id = s.l_id and c.sample_id = s.parent_sample_id)
union all
select r.l_id, r.report_id, 'report'
from report_revision r, jsonb_array_elements(r.snapshot -> 'tests') said
  join bill_test t on t.bill_test_id = (said.value ->> 'billTestId')::uuid
where t.l_id = r.l_id and r.released_at < t.checked_at and not exists (
  select from report_revision later where later.l_id = r.l_id and later.bill_id = r.bill_id and later.revision > r.revision)
  and not exists (
  select from event e where e.l_id = t.l_id and e.entity_kind = 'BILL_TEST' and e.entity_id = t.bill_test_id and e.at > r.released_at)
