-- A checked value becomes critical, and nobody was told.
delete from critical_call;
update result_version set critical = true
where (l_id, bill_test_id) = (select l_id, bill_test_id from bill_test where state = 'checked' limit 1);
