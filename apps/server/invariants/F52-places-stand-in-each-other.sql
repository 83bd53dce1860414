-- A place of the storage stands in one of a greater kind, at the same location, and is out of use with it.
with ranked as (
  select u.*, array_position(array['room', 'device', 'shelf', 'rack', 'box'], kind) as rank from storage_unit u)
select c.l_id, c.unit_id as id, 'stands in a ' || p.kind as problem
from ranked c join ranked p on p.l_id = c.l_id and p.unit_id = c.parent_id where p.rank >= c.rank
union all
select c.l_id, c.unit_id, 'is elsewhere than what it stands in'
from ranked c join ranked p on p.l_id = c.l_id and p.unit_id = c.parent_id where p.location_id <> c.location_id
union all
select c.l_id, c.unit_id, 'is in use within what is not'
from ranked c join ranked p on p.l_id = c.l_id and p.unit_id = c.parent_id where c.status = 1 and p.status <> 1
