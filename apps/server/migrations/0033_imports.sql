-- Files that bring records into a master: each is tried first, row by row, and then written whole or not at all.

create table import_job (
  l_id int not null constraint import_job_lab_fkey references lab (l_id),
  import_id uuid not null,
  -- Which master, by the name of its file.
  master text not null,
  file_name text not null constraint import_job_file_name_clean check (file_name ~ '^[A-Za-z0-9_-]+\.(csv|xlsx)$'),
  state text not null constraint import_job_state_known check (state in ('draft', 'progress', 'success', 'failure', 'done')),
  -- Rows below the head; null until the file is opened.
  rows_total int null,
  -- Rows that are tried, or written, so far.
  rows_done int not null default 0,
  rows_new int not null default 0,
  rows_changed int not null default 0,
  rows_same int not null default 0,
  rows_bad int not null default 0,
  -- How many rows would change a column, by its title.
  changed_columns jsonb not null default '{}',
  tried_at timestamptz null,
  ended_at timestamptz null,
  failure text null,
  created_at timestamptz not null,
  created_by uuid not null constraint import_job_created_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint import_job_pkey primary key (l_id, import_id),
  constraint import_job_failure_told check (state <> 'failure' or failure is not null)
);
create index import_job_created_idx on import_job (l_id, created_at desc, import_id desc);
create index import_job_created_by_idx on import_job (created_by);

create table import_file (
  l_id int not null,
  import_id uuid not null,
  bytes bytea not null constraint import_file_size check (octet_length(bytes) between 1 and 10485760),
  constraint import_file_pkey primary key (l_id, import_id),
  constraint import_file_job_fkey foreign key (l_id, import_id) references import_job (l_id, import_id)
);
create trigger import_file_append_only before update or delete on import_file
  for each row execute function refuse_change();
create trigger import_file_no_truncate before truncate on import_file
  for each statement execute function refuse_change();

-- What would become of a row, but for those that say what is there already.
create table import_finding (
  l_id int not null,
  import_id uuid not null,
  row_no int not null,
  verdict text not null constraint import_finding_verdict_known check (verdict in ('new', 'changed', 'bad')),
  record text not null,
  faults jsonb not null,
  changes jsonb not null,
  constraint import_finding_pkey primary key (l_id, import_id, row_no),
  constraint import_finding_job_fkey foreign key (l_id, import_id) references import_job (l_id, import_id)
);
create index import_finding_verdict_idx on import_finding (l_id, import_id, verdict, row_no);

select protect_by_lab('import_job', 'import_file', 'import_finding');
grant select, insert, update on import_job to nidan_app;
grant select, insert on import_file, import_finding to nidan_app;
