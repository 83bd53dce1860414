-- What a reportable of a test cost of late, with its share of controls and machines; reckoned anew each day.
create table reckoned_cost (
  l_id int not null,
  test_id uuid not null,
  paise bigint not null constraint reckoned_cost_paise_range check (paise >= 0),
  reckoned_on date not null,
  constraint reckoned_cost_pkey primary key (l_id, test_id),
  constraint reckoned_cost_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);
select protect_by_lab('reckoned_cost');
grant select, insert, delete on reckoned_cost to nidan_app;
