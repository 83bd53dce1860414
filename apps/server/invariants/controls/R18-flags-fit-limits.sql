-- The flag of a high value is taken away.
update result_version set value = (range_high * 2 + 1)::int::text, flag = ''
where (l_id, bill_test_id, parameter_id, version) = (
  select l_id, bill_test_id, parameter_id, version from result_version
  where numeric_value is not null and range_high is not null limit 1);
