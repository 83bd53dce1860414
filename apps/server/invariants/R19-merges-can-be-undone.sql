-- A record leads to another exactly when one merge of it stands; what it moved names whom it leads to, or was moved on by a later
-- merge that stands; and nobody undid their own merge (ADR 23).
select p.l_id, p.patient_id as id, 'leads to somebody without a merge' as problem from patient p
where p.merged_into is not null and not exists (
  select from patient_merge m where m.l_id = p.l_id and m.merged_id = p.patient_id and m.undone_at is null)
union all
select m.l_id, m.merge_id, 'stands, but its record leads nowhere' from patient_merge m
join patient p on p.l_id = m.l_id and p.patient_id = m.merged_id
where m.undone_at is null and p.merged_into is null
union all
select v.l_id, v.merge_id, 'moved a bill that is of somebody else'
from patient_merge m
join patient p on p.l_id = m.l_id and p.patient_id = m.merged_id
join patient_merge_move v on v.l_id = m.l_id and v.merge_id = m.merge_id and v.reference = 'bill.patient_id'
join bill b on b.l_id = v.l_id and b.bill_id = v.row_id
where m.undone_at is null and b.patient_id <> p.merged_into
union all
select v.l_id, v.merge_id, 'moved an advance that is of somebody else'
from patient_merge m
join patient p on p.l_id = m.l_id and p.patient_id = m.merged_id
join patient_merge_move v on v.l_id = m.l_id and v.merge_id = m.merge_id and v.reference = 'customer_advance.patient_id'
join customer_advance a on a.l_id = v.l_id and a.advance_id = v.row_id
where m.undone_at is null and a.patient_id <> p.merged_into
