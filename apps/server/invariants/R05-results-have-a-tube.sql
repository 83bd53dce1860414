-- A value that stands was measured from a tube that was collected and neither rejected nor cancelled.
with standing as (
  select distinct on (l_id, bill_test_id, parameter_id) l_id, bill_test_id, parameter_id, value
  from result_version order by l_id, bill_test_id, parameter_id, version desc)
select b.l_id, b.bill_test_id, s.sample_id, s.status
from bill_test b join sample s on s.l_id = b.l_id and s.sample_id = b.sample_id
where s.status in (0, 60, 90) and b.state <> 'canceled'
  and exists (select from standing r where r.l_id = b.l_id and r.bill_test_id = b.bill_test_id and r.value is not null)
