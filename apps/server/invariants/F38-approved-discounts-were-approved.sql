-- A discount that was given over the limit of who gave it stands on a request about the same bill that was approved, and is
-- not more than what was approved.
select e.l_id, e.bill_id, e.event_id, (e.after ->> 'discountPaise')::bigint as discount, r.amount_paise as approved
from event e
left join approval_request r on r.l_id = e.l_id and r.approval_id = any (e.parts)
where e.entity_kind = 'BILL' and e.action = 'approveDiscount'
  and (r.approval_id is null or r.target_id <> e.bill_id or r.state not in (8, 10)
    or (e.after ->> 'discountPaise')::bigint > r.amount_paise)
