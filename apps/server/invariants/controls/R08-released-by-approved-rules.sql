-- The program checks a test that no rule has judged.
update bill_test set checked_by = '01900000-0000-7000-8000-000000000001'
where (l_id, bill_test_id) = (select l_id, bill_test_id from bill_test where state = 'checked' limit 1);
