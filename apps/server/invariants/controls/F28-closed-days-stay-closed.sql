-- Somebody posts to a day after it was closed.
insert into journal_posting (l_id, posting_id, entry_id, posted_at, posted_on, kind, debit_account, credit_account, amount_paise,
  bill_id, location_id, posted_by)
select j.l_id, uuidv7(), uuidv7(), j.posted_at, j.posted_on, j.kind, j.debit_account, j.credit_account, 100, j.bill_id,
  j.location_id, j.posted_by
from journal_posting j join closed_day c on c.l_id = j.l_id and c.day = j.posted_on limit 1;
