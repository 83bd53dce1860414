-- An advance pays bills of its own patient only, or of one that merges have ever joined to it; what it takes back goes to the advance it came from, and two people decide.
select p.l_id, p.payment_id, p.advance_id, 'of another patient' as problem
from payment p join customer_advance v on v.l_id = p.l_id and v.advance_id = p.advance_id
join bill b on b.l_id = p.l_id and b.bill_id = p.bill_id
where v.patient_id <> b.patient_id and not exists (
  with recursive one (id) as (
    select v.patient_id
    union select case one.id when m.merged_id then m.survivor_id else m.merged_id end
    from one join patient_merge m on m.l_id = p.l_id and one.id in (m.merged_id, m.survivor_id))
  select from one where one.id = b.patient_id)
union all
select p.l_id, p.payment_id, p.advance_id, 'posted to another advance'
from payment p join journal_posting j on j.l_id = p.l_id and j.payment_id = p.payment_id
where j.advance_id is distinct from p.advance_id
union all
select r.l_id, r.return_id, r.advance_id, 'returned by whoever took it'
from advance_return r join customer_advance v on v.l_id = r.l_id and v.advance_id = r.advance_id
where v.state <> 100 and r.returned_by = v.received_by
