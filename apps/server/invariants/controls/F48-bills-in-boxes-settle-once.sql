-- A bill is approved where nothing is settled by account.
update bill_transfer set state = 7, by_account = false
where (l_id, transfer_id) = (select l_id, transfer_id from bill_transfer limit 1);
