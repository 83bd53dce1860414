-- Nobody checked a test with a value that they had entered, in a lab that does not allow it.
with standing as (
  select distinct on (l_id, bill_test_id, parameter_id) l_id, bill_test_id, entered_by, value
  from result_version order by l_id, bill_test_id, parameter_id, version desc)
select b.l_id, b.bill_test_id, b.checked_by
from bill_test b
where b.state = 'checked' and exists (
    select from standing s
    where s.l_id = b.l_id and s.bill_test_id = b.bill_test_id and s.entered_by = b.checked_by and s.value is not null)
  and not exists (
    select from lab_switch w where w.l_id = b.l_id and w.name = 'allowSelfCheck' and w.value = 'true'::jsonb)
