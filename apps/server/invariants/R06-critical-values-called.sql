-- No critical value was checked before somebody was told of that very value, in a lab that asks for it.
with standing as (
  select distinct on (l_id, bill_test_id, parameter_id) l_id, bill_test_id, parameter_id, value, critical
  from result_version order by l_id, bill_test_id, parameter_id, version desc)
select r.l_id, r.bill_test_id, r.parameter_id
from standing r join bill_test b using (l_id, bill_test_id)
where r.critical and b.state = 'checked' and not exists (
    select from critical_call c
    where c.l_id = r.l_id and c.bill_test_id = r.bill_test_id and c.parameter_id = r.parameter_id and c.value = r.value
      and c.called_at <= b.checked_at)
  and not exists (
    select from lab_switch w where w.l_id = r.l_id and w.name = 'criticalCallBeforeRelease' and w.value = 'false'::jsonb)
