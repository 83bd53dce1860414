-- A store has what nobody brought.
insert into stock (l_id, lot_id, store_id, quantity, value_paise)
select l_id, gen_random_uuid(), gen_random_uuid(), 1000, 5000 from lab limit 1;
