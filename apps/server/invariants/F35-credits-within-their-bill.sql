-- Credit notes never give back more of a line than it comes to, and nothing of one that is cancelled; a note about a bill was made
-- after it, is to its agency, else to its patient, whoever they were merged with or parted from, and its lines are of that bill and come to it.
with given as (
  select part.l_id, part.line_id, sum(part.amount_paise) as paise
  from accounting_note v join accounting_note_line part using (l_id, note_id)
  where v.kind = 'credit' and v.state = 40 group by part.l_id, part.line_id)
select l.l_id, l.line_id as id, 'more than the line' as problem
from given g join bill_line l using (l_id, line_id)
where g.paise > case when l.canceled_at is null then l.price_paise - l.discount_paise else 0 end
union all
select v.l_id, v.note_id, 'not of its bill'
from accounting_note v join bill b using (l_id, bill_id)
where v.made_at < b.created_at
  or v.agency_id is distinct from b.agency_id
  or v.patient_id is distinct from case when b.agency_id is null then b.patient_id end
union all
select v.l_id, v.note_id, 'its lines come to something else'
from accounting_note v
left join accounting_note_line part using (l_id, note_id)
left join bill_line l on l.l_id = part.l_id and l.line_id = part.line_id
group by v.l_id, v.note_id, v.kind, v.bill_id, v.amount_paise
having coalesce(sum(part.amount_paise), 0) <> case when v.kind = 'credit' and v.bill_id is not null then v.amount_paise else 0 end
  or bool_or(l.bill_id is distinct from v.bill_id) filter (where part.line_id is not null)
