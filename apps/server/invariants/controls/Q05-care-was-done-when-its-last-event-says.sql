-- A calibration is said to be done, and no event tells of it.
update machine_care set last_done_at = coalesce(last_done_at, since) + interval '1 day'
where (l_id, care_id) = (select l_id, care_id from machine_care limit 1);
