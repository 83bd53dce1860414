-- The due of a bill, less what is payable to its patient, is the net of its lines, what was kept for handling and what debit
-- notes added, less the payments that stand, what was written off and what an agency was charged, plus the refunds that were paid.
with books as (
  select l_id, bill_id,
    sum(case when debit_account in ('receivable', 'refundPayable', 'writtenOff', 'agency') then amount_paise else 0 end
      - case when credit_account in ('receivable', 'refundPayable', 'writtenOff', 'agency') then amount_paise else 0 end) as open
  from journal_posting group by l_id, bill_id),
paid as (
  select l_id, bill_id, sum(case when reverses_payment_id is null then amount_paise else -amount_paise end) as paise
  from payment group by l_id, bill_id),
refunded as (
  select l_id, bill_id, sum(amount_paise) as paise, sum(handling_paise) as kept
  from refund where state = 10 group by l_id, bill_id),
debited as (
  select l_id, bill_id, sum(amount_paise) as paise from accounting_note where kind = 'debit' and state = 40 group by l_id, bill_id),
net as (
  select l_id, bill_id, sum(price_paise - discount_paise) as paise from bill_line where canceled_at is null group by l_id, bill_id)
select b.l_id, b.bill_id, coalesce(k.open, 0) as open, coalesce(n.paise, 0) as net, coalesce(p.paise, 0) as paid, coalesce(r.paise, 0) as refunded
from bill b left join books k using (l_id, bill_id) left join paid p using (l_id, bill_id) left join net n using (l_id, bill_id)
  left join refunded r using (l_id, bill_id) left join debited d using (l_id, bill_id)
where coalesce(k.open, 0) <> coalesce(n.paise, 0) + coalesce(r.kept, 0) + coalesce(d.paise, 0) - coalesce(p.paise, 0) + coalesce(r.paise, 0)
