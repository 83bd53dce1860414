-- Money that came for a payment order is in the books once and whole, or held: its receipt and its advance come to it, are on the order's own bill or patient, and a paid order has some.
select m.l_id, m.order_id, m.gateway_payment_id, 'books differ from what came' as problem
from payment_order_money m
left join payment p on p.l_id = m.l_id and p.payment_id = m.payment_id
left join customer_advance v on v.l_id = m.l_id and v.advance_id = m.advance_id
where m.booked_at is not null and coalesce(p.amount_paise, 0) + coalesce(v.amount_paise, 0) <> m.amount_paise
union all
select m.l_id, m.order_id, m.gateway_payment_id, 'booked on another bill'
from payment_order_money m
join payment_order o on o.l_id = m.l_id and o.order_id = m.order_id
left join payment p on p.l_id = m.l_id and p.payment_id = m.payment_id
left join customer_advance v on v.l_id = m.l_id and v.advance_id = m.advance_id
where p.bill_id <> o.bill_id or v.bill_id <> o.bill_id
union all
select m.l_id, m.order_id, m.gateway_payment_id, 'another sum was booked without a person'
from payment_order_money m join payment_order o on o.l_id = m.l_id and o.order_id = m.order_id
where m.held_because is null and (m.amount_paise <> o.amount_paise or m.currency <> 'INR')
union all
select o.l_id, o.order_id, null, 'paid without money'
from payment_order o
where o.state = 10 and not exists (
  select from payment_order_money m where m.l_id = o.l_id and m.order_id = o.order_id and m.booked_at is not null)
