-- The counts of a shift are numbered without gaps, and the last one is what the shift was closed with; somebody's second
-- count of another sum has a reason.
with counts as (
  select c.l_id, c.shift_id, c.ordinal, c.counted_paise, c.reason,
    row_number() over shift as nth, count(*) over (partition by c.l_id, c.shift_id) as number,
    lag(c.counted_by) over shift = c.counted_by and lag(c.counted_paise) over shift <> c.counted_paise as is_recount
  from counter_count c
  window shift as (partition by c.l_id, c.shift_id order by c.ordinal)
)
select n.l_id, n.shift_id, n.ordinal, 'a gap in the counts' as fault from counts n where n.ordinal <> n.nth
union all
select n.l_id, n.shift_id, n.ordinal, 'a recount without a reason' from counts n where n.is_recount and n.reason is null
union all
select n.l_id, n.shift_id, n.ordinal, 'closed with another count'
from counts n
join counter_shift s on s.l_id = n.l_id and s.shift_id = n.shift_id
where n.nth = n.number and s.status = 10 and s.counted_paise <> n.counted_paise;
