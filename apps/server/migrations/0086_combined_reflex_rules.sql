-- What must hold of other values of the test beside the first condition of a reflex rule; the parameters are named by their codes.
alter table test_reflex_rule
  add column also jsonb not null default '[]' constraint test_reflex_rule_also_list check (jsonb_typeof(also) = 'array');
