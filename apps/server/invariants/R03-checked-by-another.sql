-- Nobody checked a test with a value that they had entered, in a lab that does not allow it.
select b.l_id, b.bill_test_id, b.checked_by
from bill_test b
where b.state = 'checked' and exists (
    select from result_version r
    where r.l_id = b.l_id and r.bill_test_id = b.bill_test_id and r.entered_by = b.checked_by and r.value is not null
      and not exists (
        select from result_version later
        where later.l_id = r.l_id and later.bill_test_id = r.bill_test_id and later.parameter_id = r.parameter_id
          and later.version > r.version))
  and not exists (
    select from lab_switch w where w.l_id = b.l_id and w.name = 'allowSelfCheck' and w.value = 'true'::jsonb)
