-- A test says that it was received before its tube was.
update bill_test set received_at = received_at - interval '1 hour'
where (l_id, bill_test_id) = (select l_id, bill_test_id from bill_test where received_at is not null limit 1);
