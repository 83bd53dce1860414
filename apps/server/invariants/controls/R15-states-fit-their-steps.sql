-- A test is checked by nobody.
update bill_test set checked_by = null where (l_id, bill_test_id) = (
  select l_id, bill_test_id from bill_test where state = 'checked' limit 1);
