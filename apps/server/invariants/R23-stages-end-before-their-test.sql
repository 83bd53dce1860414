-- A test that is done in stages is completed and checked with its last stage and not before, nothing of a case whose stages are all completed is still to be done, and nothing of a case is disposed of before.
select c.l_id, c.bill_test_id as id, 'completed before its last stage' as problem
from staged_case c join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
where c.completed_at is null and t.state in ('completed', 'checked')
union all
select p.l_id, p.stage_progress_id, 'open in a completed case'
from staged_case c
join stage_progress p on p.l_id = c.l_id and p.bill_test_id = c.bill_test_id
left join case_thing g on g.l_id = p.l_id and g.bill_test_id = p.bill_test_id and g.thing_id = p.thing_id
where c.completed_at is not null and p.is_current and g.discarded_at is null and p.state in (1, 3)
union all
select k.l_id, k.thing_id, 'disposed of before its case was complete'
from case_thing_place k
join case_thing g on g.l_id = k.l_id and g.thing_id = k.thing_id
join staged_case c on c.l_id = g.l_id and c.bill_test_id = g.bill_test_id
where k.disposed_at is not null and (c.completed_at is null or c.completed_at > k.disposed_at)
