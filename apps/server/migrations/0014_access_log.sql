-- Who saw whose data, and who was refused what (ADR 8).

-- One row per answer that carried data of patients, written with the commit of the read: without the row, no answer.
create table patient_read (
  l_id int not null,
  read_id uuid not null,
  at timestamptz not null,
  user_id uuid not null,
  role_name text not null,
  location_id uuid null,
  address text not null,
  -- Method and path as the endpoint declares them.
  route text not null,
  -- Patients in the answer; where it names none, the bills, reports or tubes that were asked for.
  subjects uuid[] not null,
  request_id text not null,
  constraint patient_read_pkey primary key (l_id, read_id)
);
create index patient_read_user_idx on patient_read (l_id, user_id, read_id);

-- Finds the reads of one subject: a row per subject, day in UTC and person, however often they looked.
create table patient_seen (
  l_id int not null,
  subject_id uuid not null,
  day date not null,
  user_id uuid not null,
  constraint patient_seen_pkey primary key (l_id, subject_id, day, user_id)
);

-- Refused sign-ins and rights. Written outside the transaction that was refused, before a lab may be known, and so without
-- row-level security. Nothing in it was typed by the person refused.
create table access_denial (
  denial_id uuid constraint access_denial_pkey primary key,
  at timestamptz not null,
  l_id int null constraint access_denial_lab_fkey references lab (l_id),
  user_id uuid null,
  address text not null,
  route text not null,
  -- Code of the refusal, and the right that was missing.
  code text not null,
  missing text null,
  request_id text not null
);
create index access_denial_lab_idx on access_denial (l_id, denial_id);
create index access_denial_user_idx on access_denial (user_id, denial_id);

create trigger patient_read_append_only before update or delete on patient_read
  for each row execute function refuse_change();
create trigger patient_read_no_truncate before truncate on patient_read for each statement execute function refuse_change();
create trigger patient_seen_append_only before update or delete on patient_seen
  for each row execute function refuse_change();
create trigger patient_seen_no_truncate before truncate on patient_seen for each statement execute function refuse_change();
create trigger access_denial_append_only before update or delete on access_denial
  for each row execute function refuse_change();
create trigger access_denial_no_truncate before truncate on access_denial for each statement execute function refuse_change();

select protect_by_lab('patient_read', 'patient_seen');
grant select, insert on patient_read, patient_seen, access_denial to nidan_app;
