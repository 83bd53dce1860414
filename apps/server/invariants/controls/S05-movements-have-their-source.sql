-- Stock came from nowhere.
insert into stock_movement (l_id, movement_id, document_id, source_kind, lot_id, store_id, type, quantity, value_paise, moved_at, moved_by)
select l_id, gen_random_uuid(), gen_random_uuid(), 'goods received note', gen_random_uuid(), gen_random_uuid(), 'credit (stock in)', 1000, 100,
  now(), gen_random_uuid()
from lab limit 1;
