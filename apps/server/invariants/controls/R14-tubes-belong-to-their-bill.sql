-- A test is run from the tube of another patient.
update bill_test t set sample_id = (
  select s.sample_id from sample s where s.l_id = t.l_id and s.bill_id <> t.bill_id limit 1)
where (l_id, bill_test_id) = (select l_id, bill_test_id from bill_test where sample_id is not null limit 1);
