-- No test was checked while a rerun of it was open, and a test has one open rerun at a time.
select r.l_id, r.rerun_id as id, 'checked while it was open' as problem
from rerun r join bill_test b using (l_id, bill_test_id)
where b.state = 'checked' and r.status <> 20
union all
select r.l_id, r.rerun_id, 'two open reruns of one test'
from rerun r where r.status <> 20 and exists (
  select from rerun other where other.l_id = r.l_id and other.bill_test_id = r.bill_test_id
    and other.rerun_id <> r.rerun_id and other.status <> 20)
