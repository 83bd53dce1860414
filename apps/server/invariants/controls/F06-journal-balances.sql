-- Half a posting goes to an account that is none.
update journal_posting set credit_account = 'elsewhere'
where (l_id, posting_id) = (select l_id, posting_id from journal_posting where kind = 'bill' limit 1);
