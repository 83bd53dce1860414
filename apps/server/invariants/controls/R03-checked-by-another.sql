-- Who entered the values checks them.
update bill_test b set checked_by = (
  select r.entered_by from result_version r where r.l_id = b.l_id and r.bill_test_id = b.bill_test_id and r.value is not null limit 1)
where (l_id, bill_test_id) = (
  select b2.l_id, b2.bill_test_id from bill_test b2 join result_version r using (l_id, bill_test_id)
  where b2.state = 'checked' and r.value is not null limit 1);
