-- What vendors charge, what is claimed from them and what they are paid stands in the books once and whole; what waits or was rejected does not.
with documents as (
  select l_id, invoice_id as id, case state when 'posted' then total_paise else 0 end as raised from vendor_invoice
  union all
  select l_id, note_id, case state when 40 then -amount_paise else 0 end from vendor_debit_note
  union all
  select l_id, payment_id, -gross_paise from vendor_payment),
books as (
  select l_id, supply_id as id, sum(case when credit_account = 'payable' then amount_paise else -amount_paise end) as raised
  from journal_posting where 'payable' in (debit_account, credit_account) group by l_id, supply_id)
select coalesce(d.l_id, b.l_id) as l_id, coalesce(d.id, b.id) as id, d.raised, b.raised as posted
from documents d full join books b on b.l_id = d.l_id and b.id = d.id
where coalesce(d.raised, 0) <> coalesce(b.raised, 0)
