-- A prepaid agency never has less than nothing available: deposits and credit notes less charges and debit notes, and its limit. Every
-- account that is below nothing, and no other, says since when.
with books as (
  select l_id, agency_id,
    sum(case 'agency' when credit_account then amount_paise when debit_account then -amount_paise end) as balance
  from journal_posting where agency_id is not null group by l_id, agency_id)
select coalesce(a.l_id, k.l_id) as l_id, coalesce(a.agency_id, k.agency_id) as id, k.balance, a.limit_paise, a.is_held, a.below_since
from agency_account a full join books k on k.l_id = a.l_id and k.agency_id = a.agency_id
where a.agency_id is null
  or (a.is_held and coalesce(k.balance, 0) + a.limit_paise < 0)
  or (a.below_since is not null) <> (coalesce(k.balance, 0) + a.limit_paise < 0)
