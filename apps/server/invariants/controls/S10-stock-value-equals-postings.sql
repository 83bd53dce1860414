-- A store holds what no book knows of.
with shelf as (
  insert into store (l_id, store_id, code, name, location_id) select l_id, gen_random_uuid(), 'UNBOOKED', 'Unbooked', location_id
  from location limit 1 returning l_id, store_id)
insert into stock (l_id, lot_id, store_id, quantity, value_paise) select l_id, gen_random_uuid(), store_id, 1000, 5000 from shelf;
