-- What was used was of the lot that ended first of those that were sealed, good and enough in its store at that movement, or somebody said why not.
select m.l_id, m.movement_id, m.lot_id, other.lot_id as sooner
from stock_movement m
join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
left join opened_pack p on p.l_id = m.l_id and p.pack_id = m.pack_id
join lab on lab.l_id = m.l_id
join stock_lot other on other.l_id = l.l_id and other.item_id = l.item_id and other.lot_id <> l.lot_id
where m.quantity < 0 and m.override_reason is null
  and m.type not in ('wastage', 'transfer', 'L2L transfer', 'stock adjustment', 'credit (stock in)')
  and other.expires_on < coalesce(p.usable_until, l.expires_on, 'infinity')
  and other.expires_on >= (m.moved_at at time zone lab.time_zone)::date
  and not exists (select from lot_hold h where h.l_id = m.l_id and h.lot_id = other.lot_id
    and m.moved_at >= h.held_at and m.moved_at <= coalesce(h.released_at, 'infinity'))
  and not exists (select from opened_pack o where o.l_id = m.l_id and o.lot_id = other.lot_id and o.store_id = m.store_id)
  and (select sum(e.quantity) from stock_movement e
    where e.l_id = m.l_id and e.lot_id = other.lot_id and e.store_id = m.store_id and e.seq < m.seq) >= -m.quantity
