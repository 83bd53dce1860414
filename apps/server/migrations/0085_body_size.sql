-- What formulas and intervals ask of a person beside sex and age: height and weight as measured when the bill was made, and for a child the
-- completed weeks of gestation at birth. Null is not measured, or not asked.
alter table bill
  add column height_cm double precision null constraint bill_height_of_a_person check (height_cm between 20 and 250),
  add column weight_kg double precision null constraint bill_weight_of_a_person check (weight_kg between 0.3 and 400),
  add column birth_weeks smallint null constraint bill_birth_weeks_known check (birth_weeks between 20 and 44);
