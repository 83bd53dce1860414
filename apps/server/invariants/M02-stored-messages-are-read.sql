-- What was acknowledged to a machine is read within the hour: a whole message has its values, each posted, alike, kept or waiting for a
-- person, and one that is not whole waits for a person.
select g.l_id, g.message_id, g.state, g.results
from machine_message g
where g.direction = 'in' and (
  (g.state = 'waiting' and g.at < now() - interval '1 hour')
  or (g.state = 'read' and g.results > (select count(*) from machine_data d where d.l_id = g.l_id and d.message_id = g.message_id))
  or (g.state = 'kept' and g.at < now() - interval '1 hour'
    and not exists (select from machine_data d where d.l_id = g.l_id and d.message_id = g.message_id)));
