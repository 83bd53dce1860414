-- The masters that are declared in one place (ADR 19), a table of its own for each. Every one has a code that stands once in its
-- lab, a name, a master-data status and a version; the index on name and code is that of its list.

create table specimen (
  l_id int not null constraint specimen_lab_fkey references lab (l_id),
  specimen_id uuid not null,
  code text not null,
  name text not null constraint specimen_name_not_blank check (name ~ '\S'),
  -- From a place of the body where nothing grows in health.
  is_sterile boolean not null,
  status smallint not null constraint specimen_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint specimen_pkey primary key (l_id, specimen_id),
  constraint specimen_code_key unique (l_id, code)
);
create index specimen_name_idx on specimen (l_id, name, code);

create table organism_family (
  l_id int not null constraint organism_family_lab_fkey references lab (l_id),
  organism_family_id uuid not null,
  code text not null,
  name text not null constraint organism_family_name_not_blank check (name ~ '\S'),
  -- Heading of the lists on the bench.
  bench_group text not null constraint organism_family_bench_group_not_blank check (bench_group ~ '\S'),
  gram text not null,
  shape text not null,
  status smallint not null constraint organism_family_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint organism_family_pkey primary key (l_id, organism_family_id),
  constraint organism_family_code_key unique (l_id, code)
);
create index organism_family_name_idx on organism_family (l_id, name, code);

create table organism (
  l_id int not null constraint organism_lab_fkey references lab (l_id),
  organism_id uuid not null,
  code text not null,
  name text not null constraint organism_name_not_blank check (name ~ '\S'),
  family_id uuid not null,
  status smallint not null constraint organism_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint organism_pkey primary key (l_id, organism_id),
  constraint organism_code_key unique (l_id, code),
  constraint organism_family_fkey foreign key (l_id, family_id) references organism_family (l_id, organism_family_id)
);
create index organism_name_idx on organism (l_id, name, code);
create index organism_family_id_idx on organism (l_id, family_id);

create table medicine_group (
  l_id int not null constraint medicine_group_lab_fkey references lab (l_id),
  medicine_group_id uuid not null,
  code text not null,
  name text not null constraint medicine_group_name_not_blank check (name ~ '\S'),
  kind text not null constraint medicine_group_kind_known check (kind in ('antibacterial', 'antimycobacterial', 'antifungal')),
  status smallint not null constraint medicine_group_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint medicine_group_pkey primary key (l_id, medicine_group_id),
  constraint medicine_group_code_key unique (l_id, code)
);
create index medicine_group_name_idx on medicine_group (l_id, name, code);

create table medicine (
  l_id int not null constraint medicine_lab_fkey references lab (l_id),
  medicine_id uuid not null,
  code text not null,
  name text not null constraint medicine_name_not_blank check (name ~ '\S'),
  mgroup_id uuid not null,
  -- Ways in which it is given.
  routes text[] not null,
  status smallint not null constraint medicine_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint medicine_pkey primary key (l_id, medicine_id),
  constraint medicine_code_key unique (l_id, code),
  constraint medicine_mgroup_fkey foreign key (l_id, mgroup_id) references medicine_group (l_id, medicine_group_id)
);
create index medicine_name_idx on medicine (l_id, name, code);
create index medicine_mgroup_idx on medicine (l_id, mgroup_id);

create table culture_comment (
  l_id int not null constraint culture_comment_lab_fkey references lab (l_id),
  culture_comment_id uuid not null,
  code text not null,
  name text not null constraint culture_comment_name_not_blank check (name ~ '\S'),
  -- Null: for every specimen.
  specimen_id uuid null,
  text text not null constraint culture_comment_text_not_blank check (text ~ '\S'),
  status smallint not null constraint culture_comment_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint culture_comment_pkey primary key (l_id, culture_comment_id),
  constraint culture_comment_code_key unique (l_id, code),
  constraint culture_comment_specimen_fkey foreign key (l_id, specimen_id) references specimen (l_id, specimen_id)
);
create index culture_comment_name_idx on culture_comment (l_id, name, code);
create index culture_comment_specimen_idx on culture_comment (l_id, specimen_id) where specimen_id is not null;

create table html_text (
  l_id int not null constraint html_text_lab_fkey references lab (l_id),
  html_text_id uuid not null,
  code text not null,
  name text not null constraint html_text_name_not_blank check (name ~ '\S'),
  html text not null constraint html_text_html_not_blank check (html ~ '\S'),
  status smallint not null constraint html_text_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint html_text_pkey primary key (l_id, html_text_id),
  constraint html_text_code_key unique (l_id, code)
);
create index html_text_name_idx on html_text (l_id, name, code);

create table territory (
  l_id int not null constraint territory_lab_fkey references lab (l_id),
  territory_id uuid not null,
  code text not null,
  name text not null constraint territory_name_not_blank check (name ~ '\S'),
  type text not null constraint territory_type_known check (type in ('Nation', 'Zone', 'Region', 'Area', 'Others')),
  within_id uuid null,
  status smallint not null constraint territory_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint territory_pkey primary key (l_id, territory_id),
  constraint territory_code_key unique (l_id, code),
  constraint territory_within_fkey foreign key (l_id, within_id) references territory (l_id, territory_id),
  constraint territory_not_in_itself check (within_id <> territory_id)
);
create index territory_name_idx on territory (l_id, name, code);
create index territory_within_idx on territory (l_id, within_id) where within_id is not null;

create table machine (
  l_id int not null constraint machine_lab_fkey references lab (l_id),
  machine_id uuid not null,
  code text not null,
  name text not null constraint machine_name_not_blank check (name ~ '\S'),
  maker text not null default '',
  model text not null default '',
  serial_no text not null default '',
  department_id uuid null,
  status smallint not null constraint machine_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint machine_pkey primary key (l_id, machine_id),
  constraint machine_code_key unique (l_id, code),
  constraint machine_department_fkey foreign key (l_id, department_id) references department (l_id, department_id)
);
create index machine_name_idx on machine (l_id, name, code);
create index machine_department_idx on machine (l_id, department_id) where department_id is not null;

-- What another program calls a test or a parameter of the lab.
create table id_mapping (
  l_id int not null constraint id_mapping_lab_fkey references lab (l_id),
  id_mapping_id uuid not null,
  code text not null,
  name text not null constraint id_mapping_name_not_blank check (name ~ '\S'),
  system text not null constraint id_mapping_system_not_blank check (system ~ '\S'),
  external_id text not null constraint id_mapping_external_not_blank check (external_id ~ '\S'),
  test_id uuid null,
  parameter_id uuid null,
  status smallint not null constraint id_mapping_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint id_mapping_pkey primary key (l_id, id_mapping_id),
  constraint id_mapping_code_key unique (l_id, code),
  constraint id_mapping_external_key unique (l_id, system, external_id),
  constraint id_mapping_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint id_mapping_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint id_mapping_is_one check (num_nonnulls(test_id, parameter_id) = 1)
);
create index id_mapping_name_idx on id_mapping (l_id, name, code);
create index id_mapping_test_idx on id_mapping (l_id, test_id) where test_id is not null;
create index id_mapping_parameter_idx on id_mapping (l_id, parameter_id) where parameter_id is not null;

select protect_by_lab('specimen', 'organism_family', 'organism', 'medicine_group', 'medicine', 'culture_comment',
  'html_text', 'territory', 'machine', 'id_mapping');
grant select, insert, update on specimen, organism_family, organism, medicine_group, medicine, culture_comment, html_text,
  territory, machine, id_mapping to nidan_app;
