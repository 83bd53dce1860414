-- A posting debits and credits one account.
alter table journal_posting drop constraint journal_posting_two_accounts;
update journal_posting set credit_account = debit_account
where (l_id, posting_id) = (select l_id, posting_id from journal_posting limit 1);
