-- A limit is lowered below what a prepaid agency uses, and nobody notes it.
update agency_account a set is_held = true, limit_paise = 0, below_since = null
where (a.l_id, a.agency_id) = (
  select l_id, agency_id from journal_posting where agency_id is not null group by l_id, agency_id
  having sum(case 'agency' when credit_account then amount_paise else -amount_paise end) < 0 limit 1);
