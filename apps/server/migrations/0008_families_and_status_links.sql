-- Family members behind one phone, newborns with their mother, and the secret of a bill's status link.

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table patient no force row level security;
alter table patient
  -- The member of the family who is the primary patient; null for a primary patient.
  add column primary_patient_id uuid null,
  -- What a companion is to the primary patient.
  add column relation text null constraint patient_relation_known
    check (relation in ('spouse', 'child', 'parent', 'sibling', 'other')),
  add column mother_patient_id uuid null,
  add constraint patient_companion_has_relation check ((primary_patient_id is null) = (relation is null)),
  add constraint patient_family_is_others check (primary_patient_id <> patient_id and mother_patient_id <> patient_id),
  add constraint patient_primary_fkey
    foreign key (l_id, primary_patient_id) references patient (l_id, patient_id),
  add constraint patient_mother_fkey
    foreign key (l_id, mother_patient_id) references patient (l_id, patient_id);
alter table patient force row level security;
create index patient_primary_idx on patient (l_id, primary_patient_id) where primary_patient_id is not null;
create index patient_mother_idx on patient (l_id, mother_patient_id) where mother_patient_id is not null;

-- With the id of the bill it makes the token of the page that a patient opens from the printed code. Bills from before
-- it have none.
alter table bill add column status_secret text null;

-- A referring doctor is added while a bill is typed.
grant insert on doctor to nidan_app;
