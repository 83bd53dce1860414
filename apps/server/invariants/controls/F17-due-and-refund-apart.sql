-- A payment is posted a second time.
insert into journal_posting (l_id, posting_id, entry_id, kind, debit_account, credit_account, amount_paise, bill_id, posted_by,
  posted_on, location_id)
select l_id, gen_random_uuid(), gen_random_uuid(), kind, debit_account, credit_account, amount_paise * 100, bill_id, posted_by,
  posted_on, location_id
from journal_posting where kind = 'payment' limit 1;
