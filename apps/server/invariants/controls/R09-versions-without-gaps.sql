-- The first version of a result is removed.
update result_version set version = 2
where (l_id, bill_test_id, parameter_id, version) = (
  select l_id, bill_test_id, parameter_id, max(version) from result_version
  group by l_id, bill_test_id, parameter_id having count(*) = 1 limit 1);
