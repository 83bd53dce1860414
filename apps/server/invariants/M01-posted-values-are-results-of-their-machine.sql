-- A value of a machine that was posted became a result of the parameter that its code stands for, measured on that machine, or a
-- point of a series of it.
select d.l_id, d.data_id, d.bill_test_id, d.parameter_id, d.result_version, d.point_id
from machine_data d
left join result_version v on v.l_id = d.l_id and v.bill_test_id = d.bill_test_id and v.parameter_id = d.parameter_id
  and v.version = d.result_version
left join qc_point x on x.l_id = d.l_id and x.point_id = d.point_id
left join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
where d.state = 'posted' and (case when d.point_id is null
  then v.machine_id is distinct from d.machine_id or v.source <> 'machine'
  else s.machine_id is distinct from d.machine_id or s.parameter_id is distinct from d.parameter_id end);
