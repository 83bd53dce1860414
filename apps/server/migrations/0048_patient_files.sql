-- Files of patients: a prescription, a report of another laboratory. They are kept as other files are, and follow the person when two
-- records are merged.

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table stored_file no force row level security;
alter table patient no force row level security;
alter table stored_file
  drop constraint stored_file_purpose_known,
  add constraint stored_file_purpose_known check (purpose in ('logo', 'signature', 'document', 'patient')),
  add column patient_id uuid null,
  add constraint stored_file_of_patient check ((purpose = 'patient') = (patient_id is not null)),
  add constraint stored_file_patient_fkey foreign key (l_id, patient_id) references patient (l_id, patient_id);
alter table patient force row level security;
alter table stored_file force row level security;
create index stored_file_patient_idx on stored_file (l_id, patient_id, uploaded_at desc, file_id desc)
  where patient_id is not null;
grant update (patient_id) on stored_file to nidan_app;
