-- A message is on its way on one channel at a time, has come when a channel brought it, has failed when none is left, and nothing that was
-- taken back has gone out; what became of it elsewhere stands in the log of a message that is there.
select m.l_id, m.message_id, m.outcome, 'channels' as broken
from message m
cross join lateral (
  select count(*) filter (where c.step = 'queued' or (c.step = 'sent' and c.channel <> 'email')) as waiting,
    count(*) filter (where c.step in ('delivered', 'read') or (c.step = 'sent' and c.channel = 'email')) as came
  from message_channel c where c.l_id = m.l_id and c.message_id = m.message_id) c
where c.waiting > 1
  or (m.outcome = 'PENDING' and c.waiting <> 1)
  or (m.outcome = 'SUCCESS' and c.came = 0)
  or (m.outcome = 'FAILURE' and c.came + c.waiting > 0)
  or (m.withdrawn_at is not null and c.came > 0)
union all
select g.l_id, g.entity_id, g.outcome::text, 'log'
from integration_log g
where g.entity_kind = 'message' and not exists (
  select from message m where m.l_id = g.l_id and m.message_id = g.entity_id)
  or g.tries <> (select count(*) from integration_try t where t.l_id = g.l_id and t.log_id = g.log_id);
