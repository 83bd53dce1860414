-- A test was checked while its case was open.
insert into staged_case (l_id, bill_test_id, bill_id, kind, case_no, opened_at, opened_by)
select l_id, bill_test_id, bill_id, 'other', 'T-00-planted', checked_at, checked_by
from bill_test t where state = 'checked'
  and not exists (select from staged_case c where c.l_id = t.l_id and c.bill_test_id = t.bill_test_id) limit 1;
