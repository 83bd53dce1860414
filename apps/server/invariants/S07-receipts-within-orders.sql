-- Of no line of an order more was found good than was ordered, by what its order lets pass; what is received or closed was ordered, and a
-- receipt is of its order alone.
select w.l_id, w.order_id, w.line_id, w.quantity, o.over_percent, sum(r.accepted) as accepted
from purchase_order_line w
join purchase_order o on o.l_id = w.l_id and o.order_id = w.order_id
join goods_receipt_line r on r.l_id = w.l_id and r.order_line_id = w.line_id
group by w.l_id, w.order_id, w.line_id, w.quantity, o.over_percent
having sum(r.accepted) * 100 > w.quantity * (100 + o.over_percent)
union all
select g.l_id, g.order_id, r.order_line_id, null, null, r.accepted
from goods_receipt g
join goods_receipt_line r on r.l_id = g.l_id and r.receipt_id = g.receipt_id
join purchase_order_line w on w.l_id = r.l_id and w.line_id = r.order_line_id
where w.order_id <> g.order_id
