-- More was taken than ever came.
insert into stock_movement (l_id, movement_id, document_id, source_kind, lot_id, store_id, type, quantity, value_paise, moved_at, moved_by)
select l_id, gen_random_uuid(), gen_random_uuid(), 'user', gen_random_uuid(), gen_random_uuid(), 'wastage', -1, 0, now(), gen_random_uuid()
from lab limit 1;
