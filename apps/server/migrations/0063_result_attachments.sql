-- Values that are files: a scanned chart, a chromatogram, what an analyser printed. A file is attached to one parameter of one test of a
-- bill and goes with that bill, also when records of patients are merged; a version of the value names it.

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table result_version no force row level security;
alter table stored_file no force row level security;
alter table bill_test no force row level security;
alter table parameter no force row level security;

alter table parameter
  drop constraint parameter_kind_known,
  add constraint parameter_kind_known
    check (kind in ('numeric', 'text', 'choice', 'calculated', 'narrative', 'attachment'));

alter table stored_file
  drop constraint stored_file_purpose_known,
  add constraint stored_file_purpose_known
    check (purpose in ('logo', 'signature', 'document', 'patient', 'result')),
  -- A version of a value may name it.
  add constraint stored_file_result_stays check (purpose <> 'result' or removed_at is null);

create table result_file (
  l_id int not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  file_id uuid not null,
  -- Of a PDF; a picture is one.
  pages smallint not null constraint result_file_pages_positive check (pages > 0),
  constraint result_file_pkey primary key (l_id, bill_test_id, parameter_id, file_id),
  constraint result_file_key unique (l_id, file_id),
  constraint result_file_stored_file_fkey foreign key (l_id, file_id) references stored_file (l_id, file_id),
  constraint result_file_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint result_file_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index result_file_parameter_idx on result_file (l_id, parameter_id);

alter table result_version
  add column file_id uuid null,
  -- The file of a value is one that was attached to the same parameter of the same test.
  add constraint result_version_file_fkey foreign key (l_id, bill_test_id, parameter_id, file_id)
    references result_file (l_id, bill_test_id, parameter_id, file_id),
  add constraint result_version_file_named check (file_id is null or raw_value = file_id::text);
create index result_version_file_idx on result_version (l_id, bill_test_id, parameter_id, file_id) where file_id is not null;

alter table parameter force row level security;
alter table bill_test force row level security;
alter table stored_file force row level security;
alter table result_version force row level security;

select protect_by_lab('result_file');
grant select, insert on result_file to nidan_app;
