-- A bill that its agency pays is due from nobody else, and only such a bill is charged to an agency: to its own. What an agency paid is
-- posted once, on its account and as a whole, and taken back as a whole.
with books as (
  select l_id, bill_id,
    sum(case 'receivable' when debit_account then amount_paise when credit_account then -amount_paise else 0 end) as due,
    sum(case 'agency' when debit_account then amount_paise when credit_account then -amount_paise else 0 end) as charged
  from journal_posting where bill_id is not null group by l_id, bill_id),
posted as (
  select l_id, document_id as receipt_id, agency_id, count(distinct entry_id) as entries,
    sum(case 'agency' when credit_account then amount_paise else -amount_paise end) as paise
  from journal_posting where kind in ('agencyReceipt', 'agencyTds', 'agencyReversal') group by l_id, document_id, agency_id)
select b.l_id, b.bill_id as id, 'bill' as what
from bill b join books k using (l_id, bill_id)
where (b.payer_id is null and k.charged <> 0) or (b.payer_id is not null and (k.due <> 0 or k.charged < 0))
union all
select j.l_id, j.posting_id, 'posting'
from journal_posting j join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
where j.agency_id is not null and j.agency_id is distinct from b.payer_id
union all
select coalesce(r.l_id, p.l_id), coalesce(r.receipt_id, p.receipt_id), 'receipt'
from agency_receipt r full join posted p on p.l_id = r.l_id and p.receipt_id = r.receipt_id
where p.agency_id is distinct from r.agency_id or p.entries is distinct from 1
  or p.paise is distinct from (r.amount_paise + r.tds_paise) * case when r.reverses_receipt_id is null then 1 else -1 end
union all
select r.l_id, r.receipt_id, 'reversal'
from agency_receipt r join agency_receipt o on o.l_id = r.l_id and o.receipt_id = r.reverses_receipt_id
where (r.agency_id, r.mode, r.amount_paise, r.tds_paise) is distinct from (o.agency_id, o.mode, o.amount_paise, o.tds_paise)
  or o.reverses_receipt_id is not null
