-- What a test is found by: its own code at place 0, its further short codes behind it in order. A code stands for one test of a lab,
-- whatever the state of the test, and the key holds that: codes are in capital letters, so that their case makes no difference.
create table test_short_code (
  l_id int not null,
  code text not null constraint test_short_code_capital check (code = upper(code)),
  test_id uuid not null,
  place smallint not null constraint test_short_code_few check (place between 0 and 5),
  constraint test_short_code_pkey primary key (l_id, code),
  constraint test_short_code_place_key unique (l_id, test_id, place),
  constraint test_short_code_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);

-- The own code of a test never changes: it is taken with the test, whoever writes that.
create function take_code_of_test() returns trigger language plpgsql as $$
begin
  insert into test_short_code (l_id, code, test_id, place) values (new.l_id, upper(new.code), new.test_id, 0);
  return null;
end $$;
create trigger test_takes_its_code after insert on test for each row execute function take_code_of_test();

alter table test no force row level security;
insert into test_short_code (l_id, code, test_id, place) select l_id, upper(code), test_id, 0 from test;
alter table test force row level security;

select protect_by_lab('test_short_code');
grant select, insert, delete on test_short_code to nidan_app;
