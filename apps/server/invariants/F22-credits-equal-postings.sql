-- What the journal says is left of a credit note is its amount less the payments from it that stand, and less what went to the account of its agency: posted once when it was generated,
-- never below nothing, posted back when it was cancelled, and not posted before. A debit note is posted on its bill in the same way.
with books as (
  select l_id, note_id,
    sum(case 'creditNote' when credit_account then amount_paise when debit_account then -amount_paise else 0 end) as balance,
    sum(amount_paise) filter (where kind in ('creditNote', 'debitNote')) as given,
    count(*) filter (where kind in ('creditNote', 'debitNote')) as gives,
    sum(amount_paise) filter (where kind = 'noteCancel') as cancelled
  from journal_posting where note_id is not null group by l_id, note_id),
used as (
  select l_id, note_id, sum(paise) as paise from (
    select l_id, note_id, case when reverses_payment_id is null then amount_paise else -amount_paise end as paise
    from payment where note_id is not null
    union all
    select l_id, note_id, amount_paise from journal_posting where kind = 'agencyCredit') u
  group by l_id, note_id)
select v.l_id, v.note_id, v.kind, v.state, v.amount_paise, coalesce(u.paise, 0) as used, k.given, k.cancelled, k.balance
from accounting_note v left join books k using (l_id, note_id) left join used u using (l_id, note_id)
where coalesce(k.gives, 0) <> case when v.state in (40, 100) then 1 else 0 end
  or (v.state in (40, 100) and k.given <> v.amount_paise)
  or coalesce(k.cancelled, 0) <> case v.state when 100 then v.amount_paise else 0 end
  or coalesce(u.paise, 0) not between 0 and v.amount_paise
  or coalesce(k.balance, 0) <> case when v.kind = 'credit' and v.state = 40 then v.amount_paise - coalesce(u.paise, 0) else 0 end
  or (coalesce(u.paise, 0) <> 0 and (v.kind = 'debit' or v.state <> 40))
