-- A charge of a rupee reaches the sum of its agency and no book.
update agency_account set charges_paise = charges_paise + 100
where (l_id, agency_id) = (select l_id, agency_id from agency_account limit 1);
