-- Whatever the audit trail says was taken or taken back is still there: a payment is reversed, never deleted.
select e.l_id, e.entity_id as payment_id, e.action, e.at
from event e
where e.entity_kind = 'PAYMENT' and (
  not exists (select from payment p where p.l_id = e.l_id and p.payment_id = e.entity_id)
  or (e.action = 'reverse' and not exists (
    select from payment p where p.l_id = e.l_id and p.reverses_payment_id = e.entity_id)))
