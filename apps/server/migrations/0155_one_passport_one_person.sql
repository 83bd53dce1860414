-- A passport is looked up when somebody is registered, and for the desk of duplicates.
create index patient_passport_idx on patient (l_id, passport_number) where passport_number is not null;
