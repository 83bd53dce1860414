-- Referring doctors and agencies become masters with all that a lab keeps of them, each under a code that its file goes by.
-- A new key is checked by a query that row-level security would apply to; the owner does without it meanwhile.
alter table doctor no force row level security;
alter table agency no force row level security;
alter table territory no force row level security;
alter table counter no force row level security;

alter table doctor
  add column code text null,
  add column specialisation text not null default '',
  -- Under which a medical council knows the doctor.
  add column registration_no text not null default '',
  add column email text null,
  add column address text not null default '',
  add column territory_id uuid null,
  add column version int not null default 1,
  add constraint doctor_territory_fkey foreign key (l_id, territory_id) references territory (l_id, territory_id);

alter table agency
  add column code text null,
  add column type text not null default 'other' constraint agency_type_known
    check (type in ('clinic', 'hospital', 'laboratory', 'centre', 'corporate', 'insurer', 'other')),
  add column contact_person text not null default '',
  add column email text null,
  add column address text not null default '',
  add column gstin text null,
  add column territory_id uuid null,
  -- Spec §3.
  add column print_mode text not null default 'both' constraint agency_print_mode_known
    check (print_mode in ('mrp_slip', 'b2b_slip', 'both', 'none')),
  add column payment_type text not null default 'credit' constraint agency_payment_type_known
    check (payment_type in ('rollingAdvance', 'cash', 'credit')),
  add column billing_cycle text not null default 'monthly' constraint agency_billing_cycle_known
    check (billing_cycle in ('monthly', 'quarterly', 'fortnightly', '7days', 'daily')),
  add column account_mode text not null default 'postpaid' constraint agency_account_mode_known
    check (account_mode in ('prepaid', 'postpaid')),
  add constraint agency_territory_fkey foreign key (l_id, territory_id) references territory (l_id, territory_id);

-- What was there before there were codes is numbered as it was added.
update doctor d set code = n.code
from (select l_id, doctor_id, row_number() over (partition by l_id order by doctor_id)::text as n from doctor) o,
  lateral (select 'D' || lpad(o.n, greatest(4, length(o.n)), '0') as code) n
where d.l_id = o.l_id and d.doctor_id = o.doctor_id;
update agency a set code = n.code
from (select l_id, agency_id, row_number() over (partition by l_id order by agency_id)::text as n from agency) o,
  lateral (select 'A' || lpad(o.n, greatest(4, length(o.n)), '0') as code) n
where a.l_id = o.l_id and a.agency_id = o.agency_id;
insert into counter (l_id, name, value) select l_id, 'code doctor', count(*) from doctor group by l_id;
insert into counter (l_id, name, value) select l_id, 'code agency', count(*) from agency group by l_id;

alter table doctor alter column code set not null, add constraint doctor_code_key unique (l_id, code);
alter table agency alter column code set not null, add constraint agency_code_key unique (l_id, code);
create index doctor_territory_idx on doctor (l_id, territory_id) where territory_id is not null;
create index agency_territory_idx on agency (l_id, territory_id) where territory_id is not null;

alter table doctor force row level security;
alter table agency force row level security;
alter table territory force row level security;
alter table counter force row level security;

-- The agencies through which a doctor sends patients.
create table doctor_agency (
  l_id int not null,
  doctor_id uuid not null,
  agency_id uuid not null,
  constraint doctor_agency_pkey primary key (l_id, doctor_id, agency_id),
  constraint doctor_agency_doctor_fkey foreign key (l_id, doctor_id) references doctor (l_id, doctor_id),
  constraint doctor_agency_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id)
);
create index doctor_agency_agency_idx on doctor_agency (l_id, agency_id);

-- How many of a test an agency is expected to send in a month.
create table agency_expected_volume (
  l_id int not null,
  agency_id uuid not null,
  test_id uuid not null,
  per_month int not null constraint agency_expected_volume_positive check (per_month > 0),
  constraint agency_expected_volume_pkey primary key (l_id, agency_id, test_id),
  constraint agency_expected_volume_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id),
  constraint agency_expected_volume_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);
create index agency_expected_volume_test_idx on agency_expected_volume (l_id, test_id);

select protect_by_lab('doctor_agency', 'agency_expected_volume');
grant update on doctor to nidan_app;
grant select, insert, delete on doctor_agency, agency_expected_volume to nidan_app;
