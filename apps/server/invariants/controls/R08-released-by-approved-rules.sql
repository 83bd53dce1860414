-- The program checks a test that no rule has judged.
update bill_test set checked_by = :program.rules
where (l_id, bill_test_id) = (select l_id, bill_test_id from bill_test where state = 'checked' limit 1);
