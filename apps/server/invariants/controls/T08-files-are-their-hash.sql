-- A file is swapped for another one.
alter table file_content drop constraint file_content_is_its_hash;
insert into file_content (l_id, sha256, bytes) select l_id, sha256('one'), 'two' from lab limit 1;
insert into stored_file (l_id, file_id, purpose, name, media_type, size, sha256, uploaded_by)
select m.l_id, gen_random_uuid(), 'logo', 'logo.png', 'image/png', 3, sha256('one'), m.user_id from membership m limit 1;
