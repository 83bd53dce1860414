-- What is left of an opened container is what was opened less what was taken from it, and no store has less of a lot than its opened
-- containers hold; nothing was taken to measure with after a container had ended.
select p.l_id, p.pack_id, p.quantity, p.quantity_left, t.taken
from opened_pack p left join lateral (
  select -sum(m.quantity) as taken from stock_movement m where m.l_id = p.l_id and m.pack_id = p.pack_id) t on true
where p.quantity_left <> p.quantity - coalesce(t.taken, 0)
union all
select k.l_id, k.lot_id, k.quantity, sum(p.quantity_left), null
from stock k join opened_pack p on p.l_id = k.l_id and p.lot_id = k.lot_id and p.store_id = k.store_id
group by k.l_id, k.lot_id, k.store_id, k.quantity having sum(p.quantity_left) > k.quantity
union all
select m.l_id, m.movement_id, m.quantity, null, null
from stock_movement m join opened_pack p on p.l_id = m.l_id and p.pack_id = m.pack_id join lab on lab.l_id = m.l_id
where m.type not in ('wastage', 'stock adjustment', 'credit (stock in)')
  and (m.moved_at at time zone lab.time_zone)::date > p.usable_until
