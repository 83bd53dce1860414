-- A payment was in cash, its posting says card.
update journal_posting set debit_account = 'mode:Card'
where (l_id, posting_id) = (
  select l_id, posting_id from journal_posting where kind = 'payment' and debit_account = 'mode:Cash' limit 1);
