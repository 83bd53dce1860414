-- Each payment, and each reversal, has exactly one entry in the journal, over its own amount and on its own bill.
select p.l_id, p.payment_id, p.amount_paise, count(distinct j.entry_id) as entries, coalesce(sum(j.amount_paise), 0) as posted_paise
from payment p left join journal_posting j on j.l_id = p.l_id and j.payment_id = p.payment_id
group by p.l_id, p.payment_id, p.amount_paise
having count(distinct j.entry_id) <> 1 or sum(j.amount_paise) is distinct from p.amount_paise
  or bool_or(j.bill_id is distinct from p.bill_id)
