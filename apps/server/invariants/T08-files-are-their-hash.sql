-- What is kept of an upload are the bytes that were taken: their hash is their name and that of an event, their length is told.
select f.l_id, f.file_id, f.name
from stored_file f left join file_content c using (l_id, sha256)
where c.sha256 is null or sha256(c.bytes) <> c.sha256 or octet_length(c.bytes) <> f.size or not exists (
  select from event e
  where e.l_id = f.l_id
    and (e.entity_kind = 'FILE' and e.action = 'upload' and e.entity_id = f.file_id
      or e.entity_kind in ('PATIENT', 'VENDOR') and e.action = 'addFile' and f.file_id = any(e.parts)
      or e.entity_kind = 'BILL_TEST' and e.action in ('attachFile', 'addPicture') and f.file_id = any(e.parts))
    and e.after ->> 'sha256' = encode(f.sha256, 'hex'))
