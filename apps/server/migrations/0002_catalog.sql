-- What a lab can measure: departments, tubes, parameters with their reference intervals, tests, profiles and packages.

create table department (
  l_id int not null constraint department_lab_fkey references lab (l_id),
  department_id uuid not null,
  code text not null,
  name text not null,
  print_order smallint not null,
  enforce_dept_accession boolean not null default false,
  constraint department_pkey primary key (l_id, department_id),
  constraint department_code_key unique (l_id, code)
);

create table sample_type (
  l_id int not null constraint sample_type_lab_fkey references lab (l_id),
  sample_type_id uuid not null,
  code text not null,
  name text not null,
  specimen text not null,
  container text not null,
  cap_colour text not null,
  draw_order smallint not null,
  volume_ml numeric(6, 2) not null,
  stability_hours int not null,
  constraint sample_type_pkey primary key (l_id, sample_type_id),
  constraint sample_type_code_key unique (l_id, code)
);

create table parameter (
  l_id int not null constraint parameter_lab_fkey references lab (l_id),
  parameter_id uuid not null,
  code text not null,
  name text not null,
  kind text not null constraint parameter_kind_known
    check (kind in ('numeric', 'text', 'choice', 'calculated', 'narrative')),
  unit text not null default '',
  ucum text null,
  loinc text null,
  decimals smallint not null default 0,
  method text not null default '',
  formula text null,
  choices jsonb not null default '[]',
  plausible_low double precision null,
  plausible_high double precision null,
  delta_percent double precision null,
  constraint parameter_pkey primary key (l_id, parameter_id),
  constraint parameter_code_key unique (l_id, code),
  constraint parameter_formula_when_calculated check ((kind = 'calculated') = (formula is not null))
);

create table reference_range (
  l_id int not null,
  range_id uuid not null,
  parameter_id uuid not null,
  sex text null constraint reference_range_sex_known check (sex in ('M', 'F', 'O')),
  age_from_days int not null,
  age_to_days int not null,
  low double precision null,
  high double precision null,
  text text null,
  critical_low double precision null,
  critical_high double precision null,
  bands jsonb not null default '[]',
  constraint reference_range_pkey primary key (l_id, range_id),
  constraint reference_range_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint reference_range_ages check (0 <= age_from_days and age_from_days < age_to_days),
  constraint reference_range_limits check (low is null or high is null or low <= high)
);
create index reference_range_parameter_idx on reference_range (l_id, parameter_id);

create table test (
  l_id int not null constraint test_lab_fkey references lab (l_id),
  test_id uuid not null,
  code text not null,
  name text not null,
  name_search text not null generated always as (lower(name)) stored,
  kind text not null constraint test_kind_known check (kind in ('test', 'profile', 'package')),
  department_id uuid null,
  sample_type_id uuid null,
  method text not null default '',
  mrp_paise bigint not null constraint test_mrp_not_negative check (mrp_paise >= 0),
  tat_hours numeric(7, 2) not null default 12,
  restrict_report_till_all_check boolean not null default false,
  consent_needed boolean not null default false,
  fasting_hours smallint null,
  interpretation text not null default '',
  -- Master-data status, spec §4: enabled 1, draft 0, disabled -1.
  status smallint not null default 1 constraint test_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint test_pkey primary key (l_id, test_id),
  constraint test_code_key unique (l_id, code),
  constraint test_department_fkey foreign key (l_id, department_id) references department (l_id, department_id),
  constraint test_sample_type_fkey foreign key (l_id, sample_type_id) references sample_type (l_id, sample_type_id),
  constraint test_runs_somewhere check (kind <> 'test' or (department_id is not null and sample_type_id is not null))
);
create index test_department_idx on test (l_id, department_id);
create index test_sample_type_idx on test (l_id, sample_type_id);

create table test_parameter (
  l_id int not null,
  test_id uuid not null,
  parameter_id uuid not null,
  position smallint not null,
  group_name text null,
  mandatory boolean not null default true,
  constraint test_parameter_pkey primary key (l_id, test_id, parameter_id),
  constraint test_parameter_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint test_parameter_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index test_parameter_parameter_idx on test_parameter (l_id, parameter_id);

create table test_member (
  l_id int not null,
  parent_test_id uuid not null,
  member_test_id uuid not null,
  position smallint not null,
  constraint test_member_pkey primary key (l_id, parent_test_id, member_test_id),
  constraint test_member_parent_fkey foreign key (l_id, parent_test_id) references test (l_id, test_id),
  constraint test_member_member_fkey foreign key (l_id, member_test_id) references test (l_id, test_id),
  constraint test_member_not_itself check (parent_test_id <> member_test_id)
);
create index test_member_member_idx on test_member (l_id, member_test_id);

-- The lab's own price where it differs from the MRP, from a date on.
create table lab_rate (
  l_id int not null,
  test_id uuid not null,
  from_date date not null,
  price_paise bigint not null constraint lab_rate_not_negative check (price_paise >= 0),
  constraint lab_rate_pkey primary key (l_id, test_id, from_date),
  constraint lab_rate_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);

create table doctor (
  l_id int not null constraint doctor_lab_fkey references lab (l_id),
  doctor_id uuid not null,
  name text not null,
  name_search text not null collate "C" generated always as (lower(name) collate "C") stored,
  qualification text not null default '',
  phone text null,
  status smallint not null default 1 constraint doctor_status_known check (status in (1, 0, -1)),
  constraint doctor_pkey primary key (l_id, doctor_id)
);
create index doctor_name_idx on doctor (l_id, name_search);

select protect_by_lab('department', 'sample_type', 'parameter', 'reference_range', 'test', 'test_parameter',
  'test_member', 'lab_rate', 'doctor');

grant select on department, sample_type, parameter, reference_range, test, test_parameter, test_member, lab_rate,
  doctor to nidan_app;
