-- Which parameter a code of a machine stands for, and by what its value is multiplied to be in the unit of the parameter
-- (a declared master, ADR 19).

create table machine_parameter (
  l_id int not null constraint machine_parameter_lab_fkey references lab (l_id),
  machine_parameter_id uuid not null,
  code text not null,
  name text not null constraint machine_parameter_name_not_blank check (name ~ '\S'),
  machine_id uuid not null,
  -- As the machine sends it, in its own letters.
  machine_code text not null constraint machine_parameter_code_not_blank check (machine_code ~ '\S'),
  parameter_id uuid not null,
  machine_unit text not null default '',
  factor numeric(14, 6) not null constraint machine_parameter_factor_positive check (factor > 0),
  status smallint not null constraint machine_parameter_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint machine_parameter_pkey primary key (l_id, machine_parameter_id),
  constraint machine_parameter_code_key unique (l_id, code),
  constraint machine_parameter_machine_code_key unique (l_id, machine_id, machine_code),
  constraint machine_parameter_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint machine_parameter_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index machine_parameter_name_idx on machine_parameter (l_id, name, code);
create index machine_parameter_parameter_idx on machine_parameter (l_id, parameter_id);

select protect_by_lab('machine_parameter');
grant select, insert, update on machine_parameter to nidan_app;
