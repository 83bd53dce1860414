-- No case is signed while a second opinion is waited for, pictures of cases are files that were kept for one, addenda and frozen sections
-- count 1, 2, 3 …, addenda stand on a report, and a form was saved with an event.
select o.l_id, o.bill_test_id as id, 'signed without its second opinion' as problem
from case_opinion o join bill_test bt using (l_id, bill_test_id)
where o.given_at is null and o.withdrawn_at is null and bt.state = 'checked'
union all
select p.l_id, p.bill_test_id, 'a picture is no file of a case'
from case_picture p join stored_file f using (l_id, file_id) where f.purpose <> 'case'
union all
select l_id, bill_test_id, 'an addendum is missing'
from case_addendum group by l_id, bill_test_id having count(*) <> max(number)
union all
select l_id, bill_test_id, 'a frozen section is missing'
from case_frozen group by l_id, bill_test_id having count(*) <> max(number)
union all
select a.l_id, a.bill_test_id, 'addendum ' || a.number || ' is on no report'
from case_addendum a join bill_test bt using (l_id, bill_test_id)
where not exists (
  select from report_revision r where r.l_id = a.l_id and r.bill_id = bt.bill_id and r.released_at >= a.added_at)
union all
select s.l_id, s.bill_test_id, 'a form without its event'
from case_synoptic s
where not exists (
  select from event e where e.l_id = s.l_id and e.entity_id = s.bill_test_id and e.action = 'saveSynoptic')
union all
select k.l_id, k.bill_test_id, 'one person screened twice'
from case_screening k join case_screening first using (l_id, bill_test_id)
where first.round = 'screening' and k.round = 'rescreen' and k.screened_by = first.screened_by
