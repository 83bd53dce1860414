-- Reflex rules: a value of a test calls for another test, which is suggested or added by itself (workflows.md, domain-facts 2.7).

create table test_reflex_rule (
  l_id int not null,
  test_id uuid not null,
  position int not null,
  parameter_id uuid not null,
  called_test_id uuid not null,
  flags jsonb not null default '[]' constraint test_reflex_rule_flags_list check (jsonb_typeof(flags) = 'array'),
  low double precision null,
  high double precision null,
  words jsonb not null default '[]' constraint test_reflex_rule_words_list check (jsonb_typeof(words) = 'array'),
  mode text not null constraint test_reflex_rule_mode_known check (mode in ('suggest', 'add')),
  is_free boolean not null default false,
  constraint test_reflex_rule_pkey primary key (l_id, test_id, position),
  constraint test_reflex_rule_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint test_reflex_rule_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint test_reflex_rule_called_fkey foreign key (l_id, called_test_id) references test (l_id, test_id)
);
create index test_reflex_rule_parameter_idx on test_reflex_rule (l_id, parameter_id);
create index test_reflex_rule_called_idx on test_reflex_rule (l_id, called_test_id);

-- What became of a test that the values of another one called for: once added it stays so; declined counts for that value.
create table reflex_decision (
  l_id int not null,
  bill_test_id uuid not null,
  test_id uuid not null,
  parameter_id uuid not null,
  value text not null,
  decision text not null constraint reflex_decision_known check (decision in ('added', 'declined')),
  line_id uuid null,
  decided_at timestamptz not null,
  decided_by uuid not null,
  constraint reflex_decision_pkey primary key (l_id, bill_test_id, test_id),
  constraint reflex_decision_line_given check ((decision = 'added') = (line_id is not null)),
  constraint reflex_decision_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint reflex_decision_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint reflex_decision_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint reflex_decision_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id)
);
create index reflex_decision_test_idx on reflex_decision (l_id, test_id);
create index reflex_decision_parameter_idx on reflex_decision (l_id, parameter_id);
create index reflex_decision_line_idx on reflex_decision (l_id, line_id) where line_id is not null;

select protect_by_lab('test_reflex_rule', 'reflex_decision');
grant select, insert, delete on test_reflex_rule to nidan_app;
grant select, insert, update on reflex_decision to nidan_app;

alter table bill_line no force row level security;
alter table bill_test no force row level security;
-- The test whose value called for what the line asks for: once for each.
alter table bill_line add column reflex_of uuid null,
  add constraint bill_line_reflex_fkey foreign key (l_id, reflex_of) references bill_test (l_id, bill_test_id);
create unique index bill_line_reflex_once on bill_line (l_id, reflex_of, test_id) where reflex_of is not null;
alter table bill_line force row level security;
alter table bill_test force row level security;
