-- A room is taken out of use while a fridge in it goes on.
update storage_unit set status = -1
where (l_id, unit_id) = (select l_id, parent_id from storage_unit where kind = 'device' limit 1);
