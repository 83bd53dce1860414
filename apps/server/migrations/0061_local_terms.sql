-- What a location does otherwise with a test than its version says: whether it is offered there, turn-around time, method, machine.

create table test_terms (
  l_id int not null,
  test_id uuid not null,
  version int not null,
  constraint test_terms_pkey primary key (l_id, test_id),
  constraint test_terms_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);

create table test_terms_location (
  l_id int not null,
  test_id uuid not null,
  location_id uuid not null,
  is_offered boolean not null,
  -- Hours.
  tat_hours numeric(7, 2) null constraint test_terms_location_tat_positive check (tat_hours > 0),
  method text null constraint test_terms_location_method_not_blank check (method ~ '\S'),
  machine_id uuid null,
  constraint test_terms_location_pkey primary key (l_id, test_id, location_id),
  constraint test_terms_location_terms_fkey foreign key (l_id, test_id) references test_terms (l_id, test_id),
  constraint test_terms_location_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint test_terms_location_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint test_terms_location_says_something check (not is_offered or num_nonnulls(tat_hours, method, machine_id) > 0)
);
create index test_terms_location_location_idx on test_terms_location (l_id, location_id);
create index test_terms_location_machine_idx on test_terms_location (l_id, machine_id) where machine_id is not null;

select protect_by_lab('test_terms', 'test_terms_location');
grant select, insert, update on test_terms to nidan_app;
grant select, insert, delete on test_terms_location to nidan_app;
