-- A machine is as the last of its events that changed it says, and one without such events runs.
with last_change as (
  select distinct on (e.l_id, e.machine_id) e.l_id, e.machine_id, e.kind
  from machine_event e
  where e.kind in ('MACHINE_STARTUP', 'MACHINE_SHUTDOWN', 'MACHINE_SLEEP-MODE', 'MACHINE_BREAKDOWN')
  order by e.l_id, e.machine_id, e.happened_at desc, e.recorded_at desc)
select m.l_id, m.machine_id, c.condition, e.kind
from machine m
left join machine_condition c on c.l_id = m.l_id and c.machine_id = m.machine_id
left join last_change e on e.l_id = m.l_id and e.machine_id = m.machine_id
where coalesce(c.condition, 'running') <> case e.kind
  when 'MACHINE_SHUTDOWN' then 'off'
  when 'MACHINE_SLEEP-MODE' then 'asleep'
  when 'MACHINE_BREAKDOWN' then 'down'
  else 'running' end;
