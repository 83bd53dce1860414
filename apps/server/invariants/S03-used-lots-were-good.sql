-- Nothing was measured with a lot after its expiry, in the lab's zone, or while a hold of it was open.
select m.l_id, m.movement_id, m.lot_id, m.type, m.moved_at, l.expires_on
from stock_movement m join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id join lab on lab.l_id = m.l_id
where m.type not in ('wastage', 'transfer', 'L2L transfer', 'stock adjustment', 'credit (stock in)')
  and ((m.moved_at at time zone lab.time_zone)::date > l.expires_on
    or exists (select from lot_hold h where h.l_id = m.l_id and h.lot_id = m.lot_id
      and m.moved_at > h.held_at and m.moved_at < coalesce(h.released_at, 'infinity')))
