-- A contract stands twice.
insert into rate_contract (l_id, contract_id, vendor_id, valid_from, valid_to, freight_basis_points, state, made_at, made_by)
select l_id, 'ffffffff-0000-7000-8000-000000000057', vendor_id, valid_from, valid_to, 0, state, made_at, made_by
from rate_contract where state = 20 limit 1;
insert into rate_contract_slab (l_id, contract_id, item_id, from_quantity, unit, rate_paise, gst_percent)
select s.l_id, 'ffffffff-0000-7000-8000-000000000057', s.item_id, s.from_quantity, s.unit, s.rate_paise, s.gst_percent
from rate_contract_slab s where (s.l_id, s.contract_id) = (
  select c.l_id, c.contract_id from rate_contract c join rate_contract o on o.l_id = c.l_id and o.vendor_id = c.vendor_id
    and o.contract_id = 'ffffffff-0000-7000-8000-000000000057'
  where c.state = 20 and c.contract_id <> o.contract_id limit 1);
