-- What the journal says is left of an advance is its amount less the payments that stand and what was returned: posted once, never
-- below nothing, and nothing of one that was rejected or cancelled. Of a draft nothing is posted, also once it is cancelled.
with books as (
  select l_id, advance_id,
    sum(case 'advance' when credit_account then amount_paise when debit_account then -amount_paise else 0 end) as balance,
    sum(amount_paise) filter (where kind = 'advance') as taken, count(*) filter (where kind = 'advance') as takes
  from journal_posting where advance_id is not null group by l_id, advance_id),
paid as (
  select l_id, advance_id, sum(case when reverses_payment_id is null then amount_paise else -amount_paise end) as paise
  from payment where advance_id is not null group by l_id, advance_id),
returned as (select l_id, advance_id, sum(amount_paise) as paise from advance_return group by l_id, advance_id)
select v.l_id, v.advance_id, v.state, v.amount_paise, coalesce(p.paise, 0) as settled, coalesce(r.paise, 0) as returned, k.balance
from customer_advance v left join books k using (l_id, advance_id) left join paid p using (l_id, advance_id)
  left join returned r using (l_id, advance_id)
where (v.state = 10 and k.takes is not null) or (v.state not in (10, 100) and k.takes is null)
  or k.takes <> 1 or k.taken <> v.amount_paise or k.balance < 0
  or k.balance <> v.amount_paise - coalesce(p.paise, 0) - coalesce(r.paise, 0)
  or (v.state in (50, 100) and k.balance <> 0)
