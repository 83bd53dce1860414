-- A bill that was charged to its agency is its patient's again, and nothing is posted.
update bill set payer_id = null
where (l_id, bill_id) = (
  select l_id, bill_id from journal_posting where agency_id is not null and bill_id is not null limit 1);
