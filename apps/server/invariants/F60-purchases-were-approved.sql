-- An order that was approved, a contract that holds, goods that went back and a claim that was generated were each approved by a request of
-- their type, or within the limit of the lab (8); an order at the very sum that it comes to.
select o.l_id, o.order_id as id, 1 as type from purchase_order o
where o.state in (40, 50, 100) and not exists (
  select from approval_request r where r.l_id = o.l_id and r.target_id = o.order_id and r.type = 1 and r.state in (8, 10)
    and r.amount_paise = o.total_paise)
union all
select c.l_id, c.contract_id, 7 from rate_contract c
where c.state in (0, 20, 50) and not exists (
  select from approval_request r where r.l_id = c.l_id and r.target_id = c.contract_id and r.type = 7 and r.state = 10)
union all
select m.l_id, m.return_id, 4 from material_return m
where m.state = 'posted' and (not exists (
  select from approval_request r where r.l_id = m.l_id and r.target_id = m.return_id and r.type = 4 and r.state in (8, 10))
  or m.value_paise is distinct from (select -sum(s.value_paise) from stock_movement s
    where s.l_id = m.l_id and s.document_id = m.return_id)
  or (select sum(q.quantity) from material_return_line q where q.l_id = m.l_id and q.return_id = m.return_id)
    is distinct from (select -sum(s.quantity) from stock_movement s where s.l_id = m.l_id and s.document_id = m.return_id))
union all
select d.l_id, d.note_id, 5 from vendor_debit_note d
where d.state in (20, 40) and not exists (
  select from approval_request r where r.l_id = d.l_id and r.target_id = d.note_id and r.type = 5 and r.state in (8, 10))
