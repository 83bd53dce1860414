-- A credit note pays bills of its own party only, or of a record that merges have ever joined to it; what is taken back goes to the note
-- it came from; and each that stands was approved, or was within the limit of the lab, over at least its amount and not by its maker.
select p.l_id, p.payment_id as id, 'of another party' as problem
from payment p join accounting_note v on v.l_id = p.l_id and v.note_id = p.note_id
join bill b on b.l_id = p.l_id and b.bill_id = p.bill_id
where (v.agency_id is not null and v.agency_id is distinct from b.agency_id)
  or (v.patient_id <> b.patient_id and not exists (
    with recursive one (id) as (
      select v.patient_id
      union select case one.id when m.merged_id then m.survivor_id else m.merged_id end
      from one join patient_merge m on m.l_id = p.l_id and one.id in (m.merged_id, m.survivor_id))
    select from one where one.id = b.patient_id))
union all
select p.l_id, p.payment_id, 'posted to another note'
from payment p join journal_posting j on j.l_id = p.l_id and j.payment_id = p.payment_id
where j.note_id is distinct from p.note_id
union all
select v.l_id, v.note_id, 'not approved'
from accounting_note v
where v.kind = 'credit' and v.state in (40, 100) and not exists (
  select from approval_request r
  where r.l_id = v.l_id and r.target_id = v.note_id and r.type = 2 and r.state in (8, 10) and r.amount_paise = v.amount_paise)
