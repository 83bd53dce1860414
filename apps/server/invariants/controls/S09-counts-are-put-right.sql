-- A count found one too few, was approved, and nothing was put right.
with a as (
  insert into stock_audit (l_id, audit_id, store_id, state, scheduled_on, made_at, made_by, approved_at, approved_by)
  select l_id, gen_random_uuid(), gen_random_uuid(), 40, current_date, now(), gen_random_uuid(), now(), gen_random_uuid() from lab limit 1
  returning l_id, audit_id)
insert into stock_audit_lot (l_id, audit_id, lot_id, counted, expected, counted_at, counted_by, times_counted)
select l_id, audit_id, gen_random_uuid(), 1000, 2000, now(), gen_random_uuid(), 1 from a;
