-- An opened container lost something that nobody took.
insert into opened_pack (l_id, pack_id, lot_id, store_id, quantity, quantity_left, opened_on, opened_at, opened_by)
select l_id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1000, 900, current_date, now(), gen_random_uuid() from lab limit 1;
