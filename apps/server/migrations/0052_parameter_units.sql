-- Units in which a parameter is reported elsewhere: value · factor + shift is its value in the unit that is reported here.

create table parameter_units (
  l_id int not null,
  parameter_id uuid not null,
  -- The unit that the list leads to: once the parameter has another one, the list counts no more.
  own_ucum text not null,
  version int not null,
  constraint parameter_units_pkey primary key (l_id, parameter_id),
  constraint parameter_units_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);

create table parameter_other_unit (
  l_id int not null,
  parameter_id uuid not null,
  position smallint not null,
  -- In UCUM, case sensitive.
  ucum text not null constraint parameter_other_unit_not_blank check (ucum ~ '\S'),
  factor double precision not null constraint parameter_other_unit_factor_positive check (factor > 0),
  shift double precision not null,
  constraint parameter_other_unit_pkey primary key (l_id, parameter_id, ucum),
  constraint parameter_other_unit_units_fkey foreign key (l_id, parameter_id)
    references parameter_units (l_id, parameter_id)
);

select protect_by_lab('parameter_units', 'parameter_other_unit');
grant select, insert, update on parameter_units to nidan_app;
grant select, insert, delete on parameter_other_unit to nidan_app;
