-- What was refunded of a bill is never more than what was paid for it; a refund is asked for by one person and paid by another,
-- and has exactly one payout in the journal, over its own amount and on its own bill, when it is paid and none before.
with paid as (
  select l_id, bill_id, sum(case when reverses_payment_id is null then amount_paise else -amount_paise end) as paise
  from payment group by l_id, bill_id),
refunded as (
  select l_id, bill_id, sum(amount_paise) as paise from refund where state = 10 group by l_id, bill_id)
select r.l_id, r.bill_id, null::uuid as refund_id, r.paise as refunded, coalesce(p.paise, 0) as paid, 'more than was paid' as problem
from refunded r left join paid p using (l_id, bill_id) where r.paise > coalesce(p.paise, 0)
union all
select l_id, bill_id, refund_id, amount_paise, null, 'one person alone' from refund where state = 10 and decided_by = requested_by
union all
select r.l_id, r.bill_id, r.refund_id, r.amount_paise, coalesce(sum(j.amount_paise), 0), 'not posted as it is'
from refund r left join journal_posting j on j.l_id = r.l_id and j.refund_id = r.refund_id and j.kind = 'payout'
group by r.l_id, r.bill_id, r.refund_id, r.amount_paise, r.state
having coalesce(sum(j.amount_paise), 0) <> case r.state when 10 then r.amount_paise else 0 end
  or count(*) > 1 or bool_or(j.bill_id is distinct from r.bill_id and j.bill_id is not null)
