-- The bank is said to have paid a rupee more than was booked.
update settlement_batch set paid_paise = paid_paise + 100
where (l_id, batch_id) = (select l_id, batch_id from settlement_batch where settled_by is not null limit 1);
