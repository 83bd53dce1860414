-- Six links before a seventh were taken out.
delete from event_seal;
insert into event_seal (l_id, seq, event_id, mark, horizon, sealed_at)
select l_id, 7, event_id, sha256('control'), '0'::xid8, now() from event limit 1;
