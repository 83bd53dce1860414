-- Somebody measured with a lot that had expired.
with lot as (
  insert into stock_lot (l_id, lot_id, item_id, lot_no, expires_on, received_on, made_at, made_by)
  select l_id, gen_random_uuid(), gen_random_uuid(), 'EXPIRED', current_date - 9, current_date - 90, now(), gen_random_uuid() from lab limit 1
  returning l_id, lot_id)
insert into stock_movement (l_id, movement_id, document_id, source_kind, lot_id, store_id, type, quantity, value_paise, moved_at, moved_by)
select l_id, gen_random_uuid(), gen_random_uuid(), 'user', lot_id, gen_random_uuid(), 'manual consume', -1000, 0, now(), gen_random_uuid()
from lot;
