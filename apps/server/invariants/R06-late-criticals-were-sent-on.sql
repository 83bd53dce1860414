-- Every critical value whose time had come was escalated before the last escalation of its lab (2 minutes are a run of the job).
with heeded as (
  select l_id, max(greatest(next_told_at, head_told_at)) as at from critical_alert group by l_id
  having max(greatest(next_told_at, head_told_at)) is not null)
select a.l_id, a.alert_id, case when a.next_told_at is null then 'next contact' else 'head of the lab' end as missing
from critical_alert a join heeded h using (l_id) join bill_test b using (l_id, bill_test_id)
where b.state <> 'canceled' and (
  (a.next_told_at is null and a.next_at < least(h.at, coalesce(a.closed_at, h.at)) - interval '2 minutes')
  or (a.head_told_at is null and a.head_at < least(h.at, coalesce(a.closed_at, h.at)) - interval '2 minutes'))
union all
select l_id, alert_id, 'sent on before its time' from critical_alert
where next_told_at < next_at or head_told_at < head_at or next_told_at > closed_at or head_told_at > closed_at
