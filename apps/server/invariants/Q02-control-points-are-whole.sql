-- A point that is left out says why and by whom; what the rules said of points and of their runs agrees, and a corrected point kept every
-- value that it had; no point lies outside its run's machine or its lot's time.
select x.l_id, x.point_id as id, 'left out without a reason or a person' as problem
from qc_point x
where x.is_excluded and (coalesce(x.excluded_reason, '') !~ '\S' or x.excluded_by is null or x.excluded_at is null)
union all
select x.l_id, x.point_id, 'judged before its run is completed, or not after'
from qc_point x join qc_run r on r.l_id = x.l_id and r.run_id = x.run_id
where (r.status = 2) <> (x.verdict is not null)
union all
select r.l_id, r.run_id, 'another verdict than that of its points'
from qc_run r
where r.status = 2 and r.verdict <> (
  select case when bool_or(x.verdict = 'reject') then 'reject' when bool_or(x.verdict = 'warning') then 'warning' else 'in' end
  from qc_point x where x.l_id = r.l_id and x.run_id = r.run_id)
union all
select x.l_id, x.point_id, 'a verdict without a rule, or a rule without a verdict'
from qc_point x
where x.verdict is not null and (x.verdict = 'in') <> (cardinality(x.rules) = 0)
union all
select x.l_id, x.point_id, 'of another machine than its run'
from qc_point x
join qc_run r on r.l_id = x.l_id and r.run_id = x.run_id
join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
where s.machine_id <> r.machine_id
union all
select x.l_id, x.point_id, 'measured before its lot was opened'
from qc_point x
join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
join qc_lot lot on lot.l_id = s.l_id and lot.lot_id = s.lot_id
where x.measured_at < lot.opened_at
union all
select d.l_id, d.hold_id, 'decides about another parameter than is held'
from qc_look_back d join qc_hold h on h.l_id = d.l_id and h.hold_id = d.hold_id
where d.parameter_id <> h.parameter_id
union all
select s.l_id, s.series_id, 'open, though its lot is closed'
from qc_series s join qc_lot lot on lot.l_id = s.l_id and lot.lot_id = s.lot_id
where s.closed_at is null and lot.closed_at is not null
union all
select lot.l_id, lot.lot_id, 'of a level that its material has not'
from qc_series s
join qc_lot lot on lot.l_id = s.l_id and lot.lot_id = s.lot_id
join qc_material m on m.l_id = lot.l_id and m.material_id = lot.material_id
where s.level > cardinality(m.levels)
union all
select f.l_id, f.point_id, 'kept a value newer than that of its point'
from qc_point_former f join qc_point x on x.l_id = f.l_id and x.point_id = f.point_id
where f.version >= x.version
