-- Files of vendors: an MSME certificate, a cancelled cheque, an agreement. They are kept as other files are.

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table stored_file no force row level security;
alter table vendor no force row level security;
alter table stored_file
  drop constraint stored_file_purpose_known,
  add constraint stored_file_purpose_known
    check (purpose in ('logo', 'signature', 'document', 'patient', 'result', 'case', 'vendor'));

create table vendor_file (
  l_id int not null,
  file_id uuid not null,
  vendor_id uuid not null,
  kind text not null constraint vendor_file_kind_known check (kind in ('msme', 'cheque', 'agreement', 'tax', 'other')),
  constraint vendor_file_pkey primary key (l_id, file_id),
  constraint vendor_file_file_fkey foreign key (l_id, file_id) references stored_file (l_id, file_id),
  constraint vendor_file_vendor_fkey foreign key (l_id, vendor_id) references vendor (l_id, vendor_id)
);
create index vendor_file_vendor_idx on vendor_file (l_id, vendor_id);
alter table vendor force row level security;
alter table stored_file force row level security;

select protect_by_lab('vendor_file');
grant select, insert on vendor_file to nidan_app;
