-- The posting of a payment disappears.
delete from journal_posting where (l_id, posting_id) = (
  select l_id, posting_id from journal_posting where payment_id is not null limit 1);
