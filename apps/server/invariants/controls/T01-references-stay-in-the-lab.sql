-- A tube goes to a department that the lab does not have.
update sample set department_id = gen_random_uuid() where (l_id, sample_id) = (select l_id, sample_id from sample limit 1);
