-- A bill is written past the audit trail.
delete from event where (l_id, event_id) = (
  select l_id, event_id from event where entity_kind = 'BILL' and action = 'create' limit 1);
