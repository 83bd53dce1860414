-- A payment is written and not posted.
insert into payment (l_id, payment_id, bill_id, mode, amount_paise, received_by, location_id)
select l_id, gen_random_uuid(), bill_id, 'Cash', 10000, created_by, location_id from bill limit 1;
