-- A barcode that was announced stands for one live sample (R14), what is registered has its bill and came from somebody, and an order is
-- registered with its samples or not at all.
select l_id, min(incoming_id::text)::uuid as id, 'announced twice' as problem from incoming_sample
where status <> 99 group by l_id, barcode having count(*) > 1
union all
select i.l_id, i.incoming_id, 'registered to another bill than its order'
from incoming_sample i join incoming_order o on o.l_id = i.l_id and o.order_id = i.order_id
where i.bill_id is not null and o.bill_id is not null and i.bill_id <> o.bill_id
