-- A tube or a test is in a state only when the steps that lead there were taken, each by somebody.
select l_id, sample_id as id, 'sample in ' || status as problem from sample
where (status in (10, 20, 30) and collected_at is null) or (status in (20, 30) and accessioned_at is null)
  or (status = 30 and dept_accessioned_at is null) or (status = 0 and collected_at is not null)
  or (status = 60 and (rejected_at is null or coalesce(btrim(reject_reason), '') = ''))
  or (collected_at is null) <> (collected_by is null) or (accessioned_at is null) <> (accessioned_by is null)
  or (dept_accessioned_at is null) <> (dept_accessioned_by is null) or (rejected_at is null) <> (rejected_by is null)
union all
select l_id, bill_test_id, 'test in ' || state from bill_test
where (state in ('completed', 'checked') and (completed_at is null or completed_by is null))
  or (state = 'checked') <> (checked_at is not null) or (checked_at is null) <> (checked_by is null)
  or (state = 'onHold') <> (state_before_hold is not null)
union all
select t.l_id, t.bill_test_id, 'test in ' || t.state || ' on a tube in ' || s.status
from bill_test t join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
where (t.state in ('pending', 'partial', 'completed', 'checked', 'deptaccessioned') and s.status < 20)
  or (t.state = 'ncollected' and s.status not in (0, 90))
