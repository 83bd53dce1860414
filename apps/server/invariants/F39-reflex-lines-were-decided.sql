-- A line that a reflex rule called for is on the bill of the test whose value called, and that test has it as added.
select l.l_id, l.line_id, l.reflex_of
from bill_line l
left join bill_test source on source.l_id = l.l_id and source.bill_test_id = l.reflex_of
left join reflex_decision x on x.l_id = l.l_id and x.bill_test_id = l.reflex_of and x.test_id = l.test_id
where l.reflex_of is not null
  and (source.bill_id is distinct from l.bill_id or x.line_id is distinct from l.line_id)
