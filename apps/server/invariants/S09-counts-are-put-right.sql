-- What an approved count found differing is put right in the ledger, lot by lot, and a count that was not approved has moved nothing.
select a.l_id, a.audit_id, c.lot_id, c.counted - c.expected as difference
from stock_audit a
join stock_audit_lot c on c.l_id = a.l_id and c.audit_id = a.audit_id
cross join lateral (
  select coalesce(sum(m.quantity), 0) as moved from stock_movement m
  where m.l_id = a.l_id and m.document_id = a.audit_id and m.lot_id = c.lot_id) m
where m.moved <> case when a.state = 40 then coalesce(c.counted - c.expected, 0) else 0 end
  or (a.state in (20, 40) and c.counted is null);
