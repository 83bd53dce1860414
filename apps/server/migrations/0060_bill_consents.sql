-- Consents that tests need, such as those that tell of HIV: who consented to the tests of a bill, how, and who recorded it. They follow the
-- patient of the bill when two records are merged.

create table bill_consent (
  l_id int not null,
  consent_id uuid not null,
  bill_id uuid not null,
  way text not null constraint bill_consent_way_known check (way in ('written', 'verbal', 'thumb')),
  -- Who consented for the patient, such as the parent of a child; null: the patient.
  given_by text null constraint bill_consent_given_by_not_blank check (given_by ~ '\S'),
  -- The signed form, of the files of the patient.
  file_id uuid null,
  recorded_at timestamptz not null,
  recorded_by uuid not null constraint bill_consent_recorded_by_fkey references login_user (user_id),
  withdrawn_at timestamptz null,
  withdrawn_by uuid null constraint bill_consent_withdrawn_by_fkey references login_user (user_id),
  withdrawal_reason text null,
  version int not null default 1,
  constraint bill_consent_pkey primary key (l_id, consent_id),
  constraint bill_consent_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint bill_consent_file_fkey foreign key (l_id, file_id) references stored_file (l_id, file_id),
  constraint bill_consent_withdrawn_whole check (num_nonnulls(withdrawn_at, withdrawn_by, withdrawal_reason) in (0, 3))
);
create index bill_consent_bill_idx on bill_consent (l_id, bill_id, recorded_at desc);
-- One consent stands for a bill.
create unique index bill_consent_standing_key on bill_consent (l_id, bill_id) where withdrawn_at is null;
create index bill_consent_file_idx on bill_consent (l_id, file_id);
create index bill_consent_recorded_by_idx on bill_consent (recorded_by);
create index bill_consent_withdrawn_by_idx on bill_consent (withdrawn_by);

select protect_by_lab('bill_consent');
grant select, insert on bill_consent to nidan_app;
grant update (withdrawn_at, withdrawn_by, withdrawal_reason, version) on bill_consent to nidan_app;
