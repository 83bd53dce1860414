-- What a store has of a lot, and what that is worth, is the sum of its movements.
with moved as (
  select l_id, lot_id, store_id, sum(quantity) as quantity, sum(value_paise) as paise from stock_movement group by l_id, lot_id, store_id)
select coalesce(k.l_id, m.l_id) as l_id, coalesce(k.lot_id, m.lot_id) as lot_id, coalesce(k.store_id, m.store_id) as store_id,
  k.quantity, m.quantity as moved, k.value_paise, m.paise as moved_paise
from stock k full join moved m on m.l_id = k.l_id and m.lot_id = k.lot_id and m.store_id = k.store_id
where coalesce(k.quantity, 0) <> coalesce(m.quantity, 0) or coalesce(k.value_paise, 0) <> coalesce(m.paise, 0)
