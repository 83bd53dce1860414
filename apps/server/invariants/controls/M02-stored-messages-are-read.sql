-- A message waits since two hours, and nobody reads it.
with driver as (
  insert into machine_driver (l_id, driver_id, code, revision, name, definition, is_delivered, state, made_at, made_by, changed_by)
  select m.l_id, gen_random_uuid(), 'planted-m02', 1, 'Planted', '{}', true, 'inUse', now(), u.user_id, u.user_id
  from (select l_id from machine limit 1) m, (select user_id from login_user limit 1) u returning l_id, driver_id, made_by),
link as (
  insert into machine_link (l_id, link_id, name, machine_id, driver_id, transport, host, port, folder, allowed_address, zone_offset,
    is_enabled, changed_at, changed_by)
  select d.l_id, gen_random_uuid(), 'Planted M02', m.machine_id, d.driver_id, 'tcpServer', '', 20002, '', '', 330, false, now(), d.made_by
  from driver d join lateral (select machine_id from machine where l_id = d.l_id limit 1) m on true
  returning l_id, link_id, machine_id, driver_id)
insert into machine_message (l_id, message_id, link_id, machine_id, driver_id, direction, at, raw, text, hash, control_id, is_whole, state)
select l_id, gen_random_uuid(), link_id, machine_id, driver_id, 'in', now() - interval '2 hours', '\x00', '', '\x00', '', true, 'waiting'
from link;
