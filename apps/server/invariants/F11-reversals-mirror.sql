-- A payment is taken back once, whole, in its own mode, on its own bill and to its own advance; a reversal is not taken back.
select r.l_id, r.payment_id, r.reverses_payment_id
from payment r join payment p on p.l_id = r.l_id and p.payment_id = r.reverses_payment_id
where (r.bill_id, r.mode, r.amount_paise, r.advance_id) is distinct from (p.bill_id, p.mode, p.amount_paise, p.advance_id)
  or p.reverses_payment_id is not null
  or r.received_at < p.received_at
  or (select count(*) from payment t where t.l_id = p.l_id and t.reverses_payment_id = p.payment_id) > 1
