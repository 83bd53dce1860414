-- A parameter becomes an attachment though its values are numbers.
update parameter p set kind = 'attachment'
where (p.l_id, p.parameter_id) = (
  select l_id, parameter_id from result_version where value is not null and file_id is null limit 1);
