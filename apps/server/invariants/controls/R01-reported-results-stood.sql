-- A value that was reported is changed in place.
update result_version set value = '999.9', raw_value = '999.9'
where (l_id, bill_test_id) in (
  select r.l_id, (t.value ->> 'billTestId')::uuid from report_revision r, jsonb_array_elements(r.snapshot -> 'tests') t limit 1);
