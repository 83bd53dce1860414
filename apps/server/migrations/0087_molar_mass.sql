-- How units become one another: the molar mass of what a parameter measures, and what a machine's unit adds.

alter table parameter_units
  -- In g/mol; null where nobody said it. It stays when the list of units counts no more.
  add column molar_mass double precision constraint parameter_units_molar_mass_positive check (molar_mass > 0);

alter table machine_parameter
  -- value · factor + shift is the value in the unit of the parameter.
  add column shift numeric(14, 6) not null default 0;
