-- Nobody approves what they asked for, nor two levels of one round, and no power counts twice, be it used by its person or by who answers
-- for them; who answers for somebody was named for that day; levels are answered in their order; what is completed or failed was
-- approved by its last level, what is open was not; every move of a request has its one event.
with step as (
  select s.*, r.requested_by, d.from_user_id, d.to_user_id, d.from_day, d.until_day, d.revoked_at,
    (s.acted_at at time zone l.time_zone)::date as acted_day,
    lag(s.acted_at) over (partition by s.l_id, s.approval_id, s.round order by s.level) as before_at
  from approval_step s join approval_request r on r.l_id = s.l_id and r.approval_id = s.approval_id
  join lab l on l.l_id = s.l_id
  left join approval_delegation d on d.l_id = s.l_id and d.delegation_id = s.delegation_id)
select l_id, approval_id, level, 'by who asked' as problem from step
where state in (-1, 4) and requested_by in (acted_by, from_user_id)
union all
select l_id, approval_id, level, 'for somebody who did not ask for that' from step
where delegation_id is not null
  and (state not in (-1, 4) or acted_by <> to_user_id or acted_day < from_day or acted_day > until_day or acted_at > revoked_at)
union all
select l_id, approval_id, level, 'before the level below' from step where acted_at < before_at
union all
select l_id, approval_id, min(level), 'one power twice' from step cross join unnest(array[acted_by, from_user_id]) as spent (user_id)
where state = 4 and spent.user_id is not null
group by l_id, approval_id, round, spent.user_id having count(*) > 1
union all
select r.l_id, r.approval_id, null, 'without its last approval' from approval_request r
where (r.state in (9, 10)) <> exists (
  select from approval_step s where s.l_id = r.l_id and s.approval_id = r.approval_id and s.round = r.round and s.state = 4
    and s.level = (select max(l.level) from approval_step l where l.l_id = s.l_id and l.approval_id = s.approval_id and l.round = s.round))
union all
select r.l_id, r.approval_id, null, 'moved without an event' from approval_request r
where (select count(*) from event e where e.l_id = r.l_id and e.entity_kind = 'APPROVAL' and e.entity_id = r.approval_id) <> r.version
