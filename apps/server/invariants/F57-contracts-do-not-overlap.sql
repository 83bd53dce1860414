-- Of one vendor no item has rates in two contracts on one day, among those that hold, wait for their day or wait for approval.
select a.l_id, a.contract_id, b.contract_id as other, s.item_id
from rate_contract a
join rate_contract b on b.l_id = a.l_id and b.vendor_id = a.vendor_id and b.contract_id > a.contract_id
  and a.valid_from <= b.valid_to and b.valid_from <= a.valid_to
join rate_contract_slab s on s.l_id = a.l_id and s.contract_id = a.contract_id
join rate_contract_slab t on t.l_id = b.l_id and t.contract_id = b.contract_id and t.item_id = s.item_id
where a.state in (0, 20, 30) and b.state in (0, 20, 30)
