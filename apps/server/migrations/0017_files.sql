-- Uploaded files. The bytes are kept once per lab under their own hash, beside the rows that name them: a backup holds both
-- or neither, and no path on a disk is ever made of what somebody typed.

create table file_content (
  l_id int not null constraint file_content_lab_fkey references lab (l_id),
  sha256 bytea not null,
  bytes bytea not null,
  constraint file_content_pkey primary key (l_id, sha256),
  constraint file_content_is_its_hash check (sha256 = sha256(bytes)),
  constraint file_content_size check (octet_length(bytes) between 1 and 10485760)
);
-- Pictures and office files are compressed already.
alter table file_content alter column bytes set storage external;
create trigger file_content_append_only before update or delete on file_content
  for each row execute function refuse_change();
create trigger file_content_no_truncate before truncate on file_content
  for each statement execute function refuse_change();

create table stored_file (
  l_id int not null,
  file_id uuid not null,
  purpose text not null constraint stored_file_purpose_known check (purpose in ('logo', 'signature', 'document')),
  -- Whose it is; null for a file of the lab.
  user_id uuid null,
  name text not null constraint stored_file_name_clean check (name ~ '^[A-Za-z0-9_-]+\.(jpg|jpeg|png|doc|docx|pdf|xlsx)$'),
  media_type text not null constraint stored_file_media_type_known check (media_type in (
    'image/jpeg', 'image/png', 'application/msword', 'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  size int not null,
  sha256 bytea not null,
  uploaded_at timestamptz not null default now(),
  uploaded_by uuid not null constraint stored_file_uploaded_by_fkey references login_user (user_id),
  removed_at timestamptz null,
  removed_by uuid null constraint stored_file_removed_by_fkey references login_user (user_id),
  constraint stored_file_pkey primary key (l_id, file_id),
  constraint stored_file_owner check ((purpose = 'signature') = (user_id is not null)),
  constraint stored_file_removal check ((removed_at is null) = (removed_by is null)),
  constraint stored_file_content_fkey foreign key (l_id, sha256) references file_content (l_id, sha256),
  constraint stored_file_user_fkey foreign key (l_id, user_id) references membership (l_id, user_id)
);
create index stored_file_content_idx on stored_file (l_id, sha256);
create index stored_file_user_idx on stored_file (l_id, user_id) where user_id is not null;
create index stored_file_uploaded_by_idx on stored_file (uploaded_by);
create index stored_file_removed_by_idx on stored_file (removed_by) where removed_by is not null;
create index stored_file_purpose_idx on stored_file (l_id, purpose, uploaded_at desc, file_id desc)
  where removed_at is null;

select protect_by_lab('file_content', 'stored_file');
grant select, insert on file_content to nidan_app;
grant select, insert, update (removed_at, removed_by) on stored_file to nidan_app;
