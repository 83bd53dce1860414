-- A batch holds movements on the account of its mode as the books have them; once it is settled the books say what the bank paid, kept and
-- differs by, together what was gathered; another amount has its reason, and whoever asked for it did not settle it.
with held as (
  select i.l_id, i.batch_id, sum(i.amount_paise) as paise, bool_or(i.amount_paise is distinct from case 'mode:' || s.mode
    when j.debit_account then j.amount_paise when j.credit_account then -j.amount_paise end) as is_other
  from settlement_batch_item i
  join settlement_batch s on s.l_id = i.l_id and s.batch_id = i.batch_id
  join journal_posting j on j.l_id = i.l_id and j.posting_id = i.posting_id
  group by i.l_id, i.batch_id),
books as (
  select l_id, settlement_id as batch_id,
    sum(case when credit_account = 'settled' then amount_paise else -amount_paise end) as paise,
    coalesce(sum(amount_paise) filter (where kind = 'settlement'), 0) as paid,
    coalesce(sum(amount_paise) filter (where kind = 'settlementFee'), 0) as fee
  from journal_posting where kind in ('settlement', 'settlementFee', 'settlementDifference') group by l_id, settlement_id)
select l_id, batch_id as id, 'holds what the books have otherwise' as problem from held where is_other
union all
select s.l_id, s.batch_id, 'holds nothing' from settlement_batch s
where not exists (select from settlement_batch_item i where i.l_id = s.l_id and i.batch_id = s.batch_id)
union all
select s.l_id, s.batch_id, 'another amount in the books than was gathered' from settlement_batch s
left join held h on h.l_id = s.l_id and h.batch_id = s.batch_id
left join books b on b.l_id = s.l_id and b.batch_id = s.batch_id
where coalesce(b.paise, 0) <> case when s.settled_by is null then 0 else h.paise end
union all
select s.l_id, s.batch_id, 'the bank paid otherwise than the books say' from settlement_batch s
left join books b on b.l_id = s.l_id and b.batch_id = s.batch_id
where s.settled_by is not null and (coalesce(b.paid, 0) <> s.paid_paise or coalesce(b.fee, 0) <> s.fee_paise)
union all
select s.l_id, s.batch_id, 'a difference without its reason' from settlement_batch s
join held h on h.l_id = s.l_id and h.batch_id = s.batch_id
where s.settled_by is not null and h.paise <> s.paid_paise + s.fee_paise and s.difference_reason is null
union all
select l_id, batch_id, 'settled in a state before, or not in one after' from settlement_batch
where (settled_by is not null) <> (state in (20, 90, 100, 110))
union all
select l_id, batch_id, 'settled by whoever asked for it' from settlement_batch where settled_by = requested_by
