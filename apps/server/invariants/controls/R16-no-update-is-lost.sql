-- A location is changed past the audit trail.
update location set version = version + 1 where (l_id, location_id) = (select l_id, location_id from location limit 1);
