-- Over the accounts of the chart, debits and credits of each entry of the journal are equal: no money leaves the books.
with legs as (
  select l_id, entry_id, debit_account as account, amount_paise as paise from journal_posting
  union all
  select l_id, entry_id, credit_account, -amount_paise from journal_posting)
select l_id, entry_id, sum(paise) as out_by_paise
from legs where account in ('receivable', 'income', 'discount', 'coupon', 'refundPayable', 'handling', 'writtenOff', 'advance', 'creditNote', 'credited', 'debited', 'cashDifference', 'agency', 'tdsReceivable') or account like 'mode:%'
group by l_id, entry_id having sum(paise) <> 0
