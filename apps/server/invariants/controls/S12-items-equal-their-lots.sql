-- A store is said to have of an item what no lot of it holds.
insert into item_stock (l_id, item_id, store_id, quantity)
select l_id, gen_random_uuid(), gen_random_uuid(), 1000 from lab limit 1;
