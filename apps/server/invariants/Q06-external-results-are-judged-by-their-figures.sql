-- A result of external assessment says what its own value, the assigned one and the SD of the group say, its round has had its report, and
-- whoever looked at one that asks for an action found the action.
select x.l_id, x.round_id as id, 'another z than its figures say' as problem
from eqa_result x
where x.z is not null and abs(x.z - (x.own_value - x.assigned_value) / x.sd) > 1e-6 * greatest(1, abs(x.z))
union all
select x.l_id, x.round_id, 'another verdict than its z says'
from eqa_result x
where x.verdict <> case when abs(x.z) <= 2 then 'ok' when abs(x.z) < 3 then 'question' else 'fail' end
union all
select x.l_id, x.round_id, 'judged before the report came'
from eqa_result x join eqa_round r on r.l_id = x.l_id and r.round_id = x.round_id
where x.verdict is not null and r.received_on is null
union all
select x.l_id, x.round_id, 'looked at without an action'
from eqa_result x
where x.seen_at is not null and x.verdict <> 'ok' and x.corrective_action !~ '\S'
