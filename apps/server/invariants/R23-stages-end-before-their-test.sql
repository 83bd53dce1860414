-- A test that is done in stages is completed and checked with its last stage and not before, and nothing of a case whose stages are all completed is still to be done.
select c.l_id, c.bill_test_id as id, 'completed before its last stage' as problem
from staged_case c join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
where c.completed_at is null and t.state in ('completed', 'checked')
union all
select p.l_id, p.stage_progress_id, 'open in a completed case'
from staged_case c
join stage_progress p on p.l_id = c.l_id and p.bill_test_id = c.bill_test_id
left join case_thing g on g.l_id = p.l_id and g.bill_test_id = p.bill_test_id and g.thing_id = p.thing_id
where c.completed_at is not null and p.is_current and g.discarded_at is null and p.state in (1, 3)
