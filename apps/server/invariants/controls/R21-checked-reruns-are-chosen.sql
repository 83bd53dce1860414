-- A test that was checked is being measured again.
insert into rerun (l_id, rerun_id, bill_test_id, reason, requested_by, assigned_to)
select l_id, uuidv7(), bill_test_id, 'Planted', checked_by, checked_by from bill_test where state = 'checked' limit 1;
