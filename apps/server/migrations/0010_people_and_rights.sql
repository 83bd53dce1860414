-- People of a lab: their account and what of the lab they see is said per membership, because one person may work in
-- several labs. Roles get a standing and a version; agencies are whom a bill may belong to.

create table agency (
  l_id int not null constraint agency_lab_fkey references lab (l_id),
  agency_id uuid not null,
  name text not null constraint agency_name_not_blank check (name ~ '\S'),
  name_search text not null collate "C" generated always as (lower(name) collate "C") stored,
  phone text not null default '',
  -- Master-data status, spec §4: enabled 1, draft 0, disabled -1.
  status smallint not null default 1 constraint agency_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint agency_pkey primary key (l_id, agency_id)
);
-- Two agencies of one name could not be told apart at the counter.
create unique index agency_name_key on agency (l_id, name_search);
select protect_by_lab('agency');
grant select, insert, update on agency to nidan_app;

-- A new key is checked by a query that row-level security would apply to; the owner does without it meanwhile.
alter table bill no force row level security;
alter table agency no force row level security;
alter table doctor no force row level security;

alter table bill
  add column agency_id uuid null,
  add constraint bill_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id);
-- Who sees only the bills of a place, a doctor or an agency reads their lists by these, newest first.
create index bill_agency_created_idx on bill (l_id, agency_id, created_at desc, bill_id desc)
  where agency_id is not null;
create index bill_doctor_created_idx on bill (l_id, doctor_id, created_at desc, bill_id desc)
  where doctor_id is not null;
create index bill_location_created_idx on bill (l_id, location_id, created_at desc, bill_id desc);
drop index bill_doctor_idx;
drop index bill_location_idx;

alter table login_user
  add column employee_kind text null constraint login_user_employee_kind_known
    check (employee_kind in ('SALES', 'PRO', 'LAB_OP', 'LOGISTICS_PHL')),
  add column phone text null,
  add column email text null;
update login_user set employee_kind = 'LAB_OP' where user_type = 'EMPLOYEE';
alter table login_user add constraint login_user_employee_has_kind
  check ((user_type = 'EMPLOYEE') = (employee_kind is not null));

alter table membership
  -- Account status, spec §4: active 0, draft 10, pending 20, disabled 50, terminated 90.
  add column status smallint not null default 0
    constraint membership_status_known check (status in (0, 10, 20, 50, 90)),
  -- What of the lab the person sees; null is all of it. The ids are checked when they are given; none is ever deleted.
  add column location_ids uuid[] null,
  add column department_ids uuid[] null,
  add column doctor_id uuid null,
  add column agency_id uuid null,
  add column entered_by uuid null constraint membership_entered_by_fkey references login_user (user_id),
  add column entered_at timestamptz not null default now(),
  add column version int not null default 1,
  add constraint membership_doctor_fkey foreign key (l_id, doctor_id) references doctor (l_id, doctor_id),
  add constraint membership_agency_fkey foreign key (l_id, agency_id) references agency (l_id, agency_id);
create index membership_doctor_idx on membership (l_id, doctor_id) where doctor_id is not null;
create index membership_agency_idx on membership (l_id, agency_id) where agency_id is not null;
create index membership_entered_by_idx on membership (entered_by);

alter table bill force row level security;
alter table agency force row level security;
alter table doctor force row level security;

alter table role
  add column description text not null default '',
  add column needs_second_factor boolean not null default false,
  -- Master-data status, spec §4: enabled 1, draft 0, disabled -1.
  add column status smallint not null default 1 constraint role_status_known check (status in (1, 0, -1)),
  add column version int not null default 1;

grant insert, update on login_user, membership, role to nidan_app;
grant insert, update, delete on role_right to nidan_app;

-- Whose turn it is: what a person leaves open when they go, and hands over.
alter table bill_test add column held_by uuid null;
create index bill_test_held_by_idx on bill_test (l_id, held_by) where held_by is not null;

alter table report_dispatch add column held_by uuid null;
create index report_dispatch_held_by_idx on report_dispatch (l_id, held_by) where held_by is not null;

alter table rerun no force row level security;
alter table rerun add column assigned_to uuid null;
update rerun set assigned_to = requested_by;
alter table rerun alter column assigned_to set not null;
alter table rerun force row level security;
create index rerun_assigned_to_idx on rerun (l_id, assigned_to) where status <> 20;
