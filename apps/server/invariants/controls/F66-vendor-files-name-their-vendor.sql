-- A vendor is said to have a file that nobody keeps.
insert into vendor_file (l_id, file_id, vendor_id, kind)
select l_id, gen_random_uuid(), gen_random_uuid(), 'msme' from lab limit 1;
