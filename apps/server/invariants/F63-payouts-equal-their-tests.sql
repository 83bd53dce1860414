-- A payout is the sum of its tests, a test is counted for no more than it comes to, and what was approved stands in the books once: what is
-- owed, its tax, and what was paid of it. Whoever made it did not approve it, whoever approved it did not pay it.
with books as (
  select l_id, settlement_id as payout_id,
    sum(case when kind = 'commission' then amount_paise else 0 end) as owed,
    sum(case when kind = 'commissionTds' then amount_paise else 0 end) as tds,
    sum(case when kind = 'commissionPaid' then amount_paise else 0 end) as paid
  from journal_posting where kind in ('commission', 'commissionTds', 'commissionPaid') group by l_id, settlement_id)
select o.l_id, o.payout_id as id, o.state, o.total_paise as paise
from payout o
left join books b on b.l_id = o.l_id and b.payout_id = o.payout_id
where o.total_paise is distinct from (select sum(n.amount_paise) from payout_line n where n.l_id = o.l_id and n.payout_id = o.payout_id)
  or coalesce(b.owed, 0) <> case when o.state in (10, 20) then o.total_paise else 0 end
  or coalesce(b.tds, 0) <> case when o.state in (10, 20) then o.tds_paise else 0 end
  or coalesce(b.paid, 0) <> case when o.state = 20 then o.total_paise - o.tds_paise else 0 end
  or o.approved_by = o.made_by or o.paid_by = o.approved_by
  or (o.state in (10, 20)) <> (o.approved_by is not null) or (o.state = 20) <> (o.paid_by is not null)
union all
select l.l_id, l.line_id, null, sum(n.collected_paise)
from payout_line n
join payout o on o.l_id = n.l_id and o.payout_id = n.payout_id and o.state <> 99
join bill_line l on l.l_id = n.l_id and l.line_id = n.line_id
group by l.l_id, l.line_id, l.price_paise, o.payee_id
having sum(n.collected_paise) not between 0 and l.price_paise
