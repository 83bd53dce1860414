-- Somebody asks for a discount and completes the request alone.
insert into approval_rule (l_id, rule_id, type, name, status, from_paise)
select l_id, gen_random_uuid(), 0, 'Alone', 0, 0 from membership order by l_id limit 1;
insert into approval_request (l_id, approval_id, type, state, target_id, rule_id, amount_paise, asked, reason, requested_at, requested_by)
select a.l_id, gen_random_uuid(), 0, 10, gen_random_uuid(), a.rule_id, 100, '{"what": "all"}', 'Mine', now(), m.user_id
from approval_rule a join lateral (select user_id from membership m where m.l_id = a.l_id order by user_id limit 1) m on true
where a.name = 'Alone';
