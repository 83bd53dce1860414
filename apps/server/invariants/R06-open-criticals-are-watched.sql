-- A critical value that nobody was told of is open on the desk for critical values, and what is open there stands and waits.
with standing as (
  select distinct on (l_id, bill_test_id, parameter_id) l_id, bill_test_id, parameter_id, value, critical
  from result_version order by l_id, bill_test_id, parameter_id, version desc),
due as (
  select r.l_id, r.bill_test_id, r.parameter_id, r.value
  from standing r join bill_test b using (l_id, bill_test_id)
  where r.critical and r.value is not null and b.state <> 'canceled' and not exists (
    select from critical_call c
    where c.l_id = r.l_id and c.bill_test_id = r.bill_test_id and c.parameter_id = r.parameter_id and c.value = r.value))
select d.l_id, d.bill_test_id, d.parameter_id, 'not on the desk' as problem
from due d join bill_test b using (l_id, bill_test_id)
-- What was checked and let out before there was a desk is history.
where b.state <> 'checked' and not exists (
  select from critical_alert a
  where a.l_id = d.l_id and a.bill_test_id = d.bill_test_id and a.parameter_id = d.parameter_id
    and a.value = d.value and a.closed_at is null)
union all
select a.l_id, a.bill_test_id, a.parameter_id, 'on the desk for nothing'
from critical_alert a join bill_test b using (l_id, bill_test_id)
where a.closed_at is null and b.state <> 'canceled' and not exists (
  select from due d
  where d.l_id = a.l_id and d.bill_test_id = a.bill_test_id and d.parameter_id = a.parameter_id and d.value = a.value)
