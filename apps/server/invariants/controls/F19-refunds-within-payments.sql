-- A refund is marked as paid without a payout.
insert into refund (l_id, refund_id, bill_id, state, cause, mode, amount_paise, handling_paise, reason, location_id, requested_by,
  decided_at, decided_by)
select l_id, gen_random_uuid(), bill_id, 10, 'customer', 'Cash', 100, 0, 'unpaid', location_id, created_by, now(), gen_random_uuid()
from bill limit 1;
