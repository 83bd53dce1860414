-- A discount that nobody approved says that it was.
update event set action = 'approveDiscount'
where (l_id, event_id) = (select l_id, event_id from event where entity_kind = 'BILL' and action = 'create' limit 1);
