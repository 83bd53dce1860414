-- A value that asks for an action says that it is ok.
update eqa_result set verdict = 'ok' where (l_id, round_id, machine_id, parameter_id) = (
  select l_id, round_id, machine_id, parameter_id from eqa_result where verdict = 'question' limit 1);
