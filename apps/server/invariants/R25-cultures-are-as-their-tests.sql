-- A culture is final when its test is checked, what was issued, its readings and the values of an isolate count 1, 2, 3 …, a value was held
-- against a breakpoint of its medicine and method, an alert is of an isolate that was named before it, and one table of breakpoints is in use.
select c.l_id, c.case_id as id, 'final, and its test is not checked' as problem
from culture_case c join bill_test bt using (l_id, bill_test_id)
where c.state = 'FINAL_REPORTED' and bt.state <> 'checked'
union all
select c.l_id, c.case_id, 'its test is checked, and nothing final was issued'
from culture_case c join bill_test bt using (l_id, bill_test_id)
where bt.state = 'checked' and (c.state <> 'FINAL_REPORTED' or not exists (
  select from culture_issue i where i.l_id = c.l_id and i.case_id = c.case_id and i.kind = 'final'))
union all
select l_id, case_id, 'an issue is missing'
from culture_issue group by l_id, case_id having count(*) <> max(issue_no)
union all
select l_id, case_id, 'a reading is missing'
from culture_reading group by l_id, case_id having count(*) <> max(reading_no)
union all
select l_id, isolate_id, 'a version of a value is missing'
from susceptibility group by l_id, isolate_id, medicine_id, method having count(*) <> max(version)
union all
select s.l_id, s.isolate_id, 'held against a breakpoint of something else'
from susceptibility s join breakpoint p using (l_id, breakpoint_id) join medicine m using (l_id, medicine_id)
where p.medicine <> m.code or p.method <> s.method
union all
select a.l_id, a.alert_id, 'older than its isolate'
from culture_alert a join culture_isolate i using (l_id, isolate_id)
where a.opened_at < i.identified_at
union all
select l_id, null, 'no table of breakpoints is in use'
from breakpoint_set group by l_id having not bool_or(is_in_use)
