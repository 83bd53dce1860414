-- The books say one paisa more than the postings.
update ledger_checkpoint set debit_paise = debit_paise + 1 where (l_id, day, account, location_id) = (
  select l_id, day, account, location_id from ledger_checkpoint limit 1);
