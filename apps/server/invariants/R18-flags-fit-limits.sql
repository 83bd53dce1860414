-- A number that was reported against limits has the flag that follows from what is shown, and its range is of its own
-- parameter. Values with < or > are words here. A value is critical just when its flag says so, in numbers and in words.
select l_id, bill_test_id, parameter_id, version, 'flag ' || flag as problem
from (select *, case when value ~ '^-?\d+(\.\d+)?$' then value::double precision end as shown from result_version) r
where (shown < range_low and flag not in ('L', 'LL'))
  or (shown > range_high and flag not in ('H', 'HH'))
  or (shown >= range_low and flag = 'L')
  or (shown <= range_high and flag = 'H')
union all
select l_id, bill_test_id, parameter_id, version, 'critical does not fit flag ' || flag
from result_version where critical <> (flag in ('LL', 'HH', 'AA'))
union all
select r.l_id, r.bill_test_id, r.parameter_id, r.version, 'range of another parameter'
from result_version r join reference_range g on g.l_id = r.l_id and g.range_id = r.range_id
where g.parameter_id <> r.parameter_id
