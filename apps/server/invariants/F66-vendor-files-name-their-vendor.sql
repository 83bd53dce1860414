-- A file that was kept for a vendor says for which, and no other file does.
select coalesce(f.l_id, v.l_id) as l_id, coalesce(f.file_id, v.file_id) as file_id, f.purpose, v.vendor_id
from stored_file f full join vendor_file v on v.l_id = f.l_id and v.file_id = f.file_id
where (f.purpose is not distinct from 'vendor') <> (v.file_id is not null)
