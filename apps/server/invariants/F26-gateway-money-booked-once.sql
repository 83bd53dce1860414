-- Money that came for a payment order is in the books once and whole, or held: its receipt and its advance come to it, are on the order's own bill, patient or agency, and a paid order has some. An order names invoices of its own agency.
select m.l_id, m.order_id, m.gateway_payment_id, 'books differ from what came' as problem
from payment_order_money m
left join payment p on p.l_id = m.l_id and p.payment_id = m.payment_id
left join customer_advance v on v.l_id = m.l_id and v.advance_id = m.advance_id
left join agency_receipt r on r.l_id = m.l_id and r.receipt_id = m.receipt_id
where m.booked_at is not null
  and coalesce(p.amount_paise, 0) + coalesce(v.amount_paise, 0) + coalesce(r.amount_paise + r.tds_paise, 0) <> m.amount_paise
union all
select m.l_id, m.order_id, m.gateway_payment_id, 'booked on another bill or account'
from payment_order_money m
join payment_order o on o.l_id = m.l_id and o.order_id = m.order_id
left join payment p on p.l_id = m.l_id and p.payment_id = m.payment_id
left join customer_advance v on v.l_id = m.l_id and v.advance_id = m.advance_id
left join agency_receipt r on r.l_id = m.l_id and r.receipt_id = m.receipt_id
where (m.payment_id is not null and p.bill_id is distinct from o.bill_id)
  or (m.advance_id is not null and v.bill_id is distinct from o.bill_id)
  or (m.receipt_id is not null and r.agency_id is distinct from o.agency_id)
union all
select m.l_id, m.order_id, m.gateway_payment_id, 'another sum was booked without a person'
from payment_order_money m join payment_order o on o.l_id = m.l_id and o.order_id = m.order_id
where m.held_because is null and (m.amount_paise <> o.amount_paise or m.currency <> 'INR')
union all
select o.l_id, o.order_id, null, 'paid without money'
from payment_order o
where o.state = 10 and not exists (
  select from payment_order_money m where m.l_id = o.l_id and m.order_id = o.order_id and m.booked_at is not null)
union all
select n.l_id, n.order_id, null, 'names an invoice of another agency'
from payment_order_invoice n
join payment_order o on o.l_id = n.l_id and o.order_id = n.order_id
join agency_invoice i on i.l_id = n.l_id and i.invoice_id = n.invoice_id
where i.agency_id is distinct from o.agency_id
