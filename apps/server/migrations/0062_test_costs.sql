-- What a test costs the lab itself, in reagents or by the partner that it is sent to: prices are held against it.
create table test_cost (
  l_id int not null,
  test_id uuid not null,
  -- Null: not known any more.
  cost_paise bigint null constraint test_cost_positive check (cost_paise > 0),
  version int not null default 1,
  constraint test_cost_pkey primary key (l_id, test_id),
  constraint test_cost_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);

select protect_by_lab('test_cost');
grant select, insert on test_cost to nidan_app;
grant update (cost_paise, version) on test_cost to nidan_app;

-- How often a rate was billed.
create index bill_line_rate_idx on bill_line (l_id, rate_id) where rate_id is not null;
