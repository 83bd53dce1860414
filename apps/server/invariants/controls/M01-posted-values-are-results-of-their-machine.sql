-- A value is called posted, though a person typed the result.
with typed as (
  select v.l_id, v.bill_test_id, v.parameter_id, v.version from result_version v where v.source = 'manual' limit 1),
driver as (
  insert into machine_driver (l_id, driver_id, code, revision, name, definition, is_delivered, state, made_at, made_by, changed_by)
  select t.l_id, gen_random_uuid(), 'planted-m01', 1, 'Planted', '{}', true, 'inUse', now(), u.user_id, u.user_id
  from typed t, (select user_id from login_user limit 1) u returning l_id, driver_id, made_by),
link as (
  insert into machine_link (l_id, link_id, name, machine_id, driver_id, transport, host, port, folder, allowed_address, zone_offset,
    is_enabled, changed_at, changed_by)
  select d.l_id, gen_random_uuid(), 'Planted M01', m.machine_id, d.driver_id, 'tcpServer', '', 20001, '', '', 330, false, now(), d.made_by
  from driver d join lateral (select machine_id from machine where l_id = d.l_id limit 1) m on true
  returning l_id, link_id, machine_id, driver_id),
message as (
  insert into machine_message (l_id, message_id, link_id, machine_id, driver_id, direction, at, raw, text, hash, control_id, is_whole,
    state, read_at, results)
  select l_id, gen_random_uuid(), link_id, machine_id, driver_id, 'in', now(), '\x00', '', '\x00', '', true, 'read', now(), 1 from link
  returning l_id, message_id, machine_id)
insert into machine_data (l_id, data_id, message_id, machine_id, position, at_place, received_at, sample_id, is_control, person, code,
  value, unit, flags, mark, reagent_lot, has_file, state, bill_test_id, parameter_id, result_version)
select g.l_id, gen_random_uuid(), g.message_id, g.machine_id, 0, '', now(), '', false, '{}', 'X', '1', '', '{}', 'final', '', false,
  'posted', t.bill_test_id, t.parameter_id, t.version
from message g join typed t on t.l_id = g.l_id;
