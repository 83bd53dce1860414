-- No store ever had less than nothing of a lot: at no movement, in the order in which they were made, is the sum of those so far below nothing.
select l_id, lot_id, store_id, min(so_far) as lowest
from (
  select l_id, lot_id, store_id, sum(quantity) over (partition by l_id, lot_id, store_id order by seq) as so_far
  from stock_movement) m
group by l_id, lot_id, store_id having min(so_far) < 0
