-- What was taken for a piece of work is named lot by lot, and what the lots of a run gave is what its movements took, in quantity and in value: so a
-- lot leads to every result that was measured with it.
select k.l_id, k.line_id, k.taken, coalesce(u.quantity, 0) as named
from consumption_line k left join lateral (
  select sum(u.quantity) as quantity from consumption_use u where u.l_id = k.l_id and u.line_id = k.line_id) u on true
where k.taken <> coalesce(u.quantity, 0)
union all
select coalesce(u.l_id, m.l_id), coalesce(u.document_id, m.document_id), u.quantity, m.quantity
from (select l_id, document_id, lot_id, sum(quantity) as quantity, sum(value_paise) as paise from consumption_use group by l_id, document_id, lot_id) u
full join (select m.l_id, m.document_id, m.lot_id, -sum(m.quantity) as quantity, -sum(m.value_paise) as paise
  from stock_movement m where m.source_kind = 'consumption run' group by m.l_id, m.document_id, m.lot_id) m
  on m.l_id = u.l_id and m.document_id = u.document_id and m.lot_id = u.lot_id
where u.quantity is distinct from m.quantity or u.paise is distinct from m.paise
