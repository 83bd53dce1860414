-- A machine is called down, and nothing happened to it.
insert into machine_condition (l_id, machine_id, condition, since)
select l_id, machine_id, 'down', now() from machine limit 1
on conflict (l_id, machine_id) do update set condition = 'down';
