-- Something came of a transfer, and the ledger knows nothing of it.
with x as (
  insert into stock_transfer (l_id, transfer_id, from_store_id, to_store_id, road_id, state, made_at, made_by, sent_at, sent_by)
  select l_id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 120, now(), gen_random_uuid(), now(),
    gen_random_uuid() from lab limit 1
  returning l_id, transfer_id)
insert into stock_transfer_lot (l_id, transfer_id, lot_id, item_id, sent, received)
select l_id, transfer_id, gen_random_uuid(), gen_random_uuid(), 1000, 1000 from x;
