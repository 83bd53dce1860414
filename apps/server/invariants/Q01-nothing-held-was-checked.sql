-- Nobody checked a value while a rejected control held its parameter on the machine that measured it, and every rejected run held.
select t.l_id, t.bill_test_id as id, 'checked while ' || h.hold_id || ' held it' as problem
from qc_hold h
join result_version v on v.l_id = h.l_id and v.machine_id = h.machine_id and v.parameter_id = h.parameter_id
join bill_test t on t.l_id = v.l_id and t.bill_test_id = v.bill_test_id
where t.state = 'checked' and v.value is not null and v.entered_at <= t.checked_at
  and t.checked_at > h.opened_at and (h.released_at is null or t.checked_at < h.released_at)
  and not exists (
    select from result_version later
    where later.l_id = v.l_id and later.bill_test_id = v.bill_test_id and later.parameter_id = v.parameter_id
      and later.version > v.version)
union all
select x.l_id, x.point_id, 'rejected, and nothing was held'
from qc_point x
join qc_run r on r.l_id = x.l_id and r.run_id = x.run_id
join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
where x.verdict = 'reject' and not exists (
  select from qc_hold h
  where h.l_id = x.l_id and h.machine_id = s.machine_id and h.parameter_id = s.parameter_id
    and (h.run_id = x.run_id or (h.opened_at <= r.completed_at
      and (h.released_at is null or h.released_at >= r.completed_at)))
  -- A correction of an earlier point holds for the run that it was made in.
  or h.l_id = x.l_id and h.machine_id = s.machine_id and h.parameter_id = s.parameter_id
    and exists (select from qc_point_former f where f.l_id = h.l_id and f.changed_at = h.opened_at))
