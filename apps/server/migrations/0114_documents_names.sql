-- Names of tests and parameters in Hindi and Marathi, for paper (ADR next-names). They stand beside the versions: a name that was misspelt is
-- right from the next release on, and a released report keeps the one that it was printed with.

create table local_name (
  l_id int not null constraint local_name_lab_fkey references lab (l_id),
  name_id uuid not null,
  test_id uuid null,
  parameter_id uuid null,
  name_hi text not null default '',
  name_mr text not null default '',
  version int not null default 1,
  constraint local_name_pkey primary key (l_id, name_id),
  constraint local_name_test_key unique (l_id, test_id),
  constraint local_name_parameter_key unique (l_id, parameter_id),
  constraint local_name_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint local_name_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint local_name_of_one check (num_nonnulls(test_id, parameter_id) = 1)
);

select protect_by_lab('local_name');
grant select, insert, update (name_hi, name_mr, version) on local_name to nidan_app;
