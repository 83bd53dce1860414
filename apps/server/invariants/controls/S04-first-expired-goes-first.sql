-- Somebody took the later of two lots and said nothing.
with ids as (
  select l_id, gen_random_uuid() as item_id, gen_random_uuid() as soon, gen_random_uuid() as late, gen_random_uuid() as store_id from lab limit 1),
lots as (
  insert into stock_lot (l_id, lot_id, item_id, lot_no, expires_on, received_on, made_at, made_by)
  select l_id, lot_id, item_id, no, current_date + days, current_date - 9, now(), gen_random_uuid()
  from ids, lateral (values (soon, 'SOON', 20), (late, 'LATE', 200)) v (lot_id, no, days))
insert into stock_movement (l_id, movement_id, document_id, source_kind, lot_id, store_id, type, quantity, value_paise, moved_at, moved_by)
select l_id, gen_random_uuid(), gen_random_uuid(), 'user', lot_id, store_id, type, quantity, 0, now(), gen_random_uuid()
from ids, lateral (values (soon, 'credit (stock in)', 5000), (late, 'credit (stock in)', 5000), (late, 'manual consume', -1000))
  v (lot_id, type, quantity);
