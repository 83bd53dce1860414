-- A test was checked before it was completed.
update bill_test set checked_at = completed_at - interval '1 hour'
where (l_id, bill_test_id) = (select l_id, bill_test_id from bill_test where state = 'checked' limit 1);
