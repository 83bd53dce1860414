-- A browser is told of notices of its own person alone, nothing waits for one that has ended, and what was told stands in the log as often
-- as it was tried.
select p.l_id, p.push_id, p.step, 'person' as broken
from push p
join push_subscription s on s.l_id = p.l_id and s.subscription_id = p.subscription_id
join notice n on n.l_id = p.l_id and n.notice_id = p.notice_id
where n.user_id <> s.user_id or (s.ended_at is not null and p.step = 'queued')
union all
select p.l_id, p.push_id, p.step, 'log'
from push p
where p.step = 'sent' and not exists (
  select from integration_log g where g.l_id = p.l_id and g.entity_id = p.push_id and g.entity_kind = 'push' and g.outcome = 1);
