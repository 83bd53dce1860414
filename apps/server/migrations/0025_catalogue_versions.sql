-- Versions of tests and parameters (ADR 13): the tables of the catalogue hold the version in use; a version that a bill may
-- have been made with is kept when the next one takes its place.

alter table parameter
  add column status smallint not null default 1 constraint parameter_status_known check (status in (1, 0, -1)),
  add column version int not null default 1;

-- An interval belongs to the versions of its parameter from `from_version` to before `until_version`; null: it is in use.
alter table reference_range
  add column from_version int not null default 1,
  add column until_version int null,
  add constraint reference_range_versions_in_order check (from_version < until_version);

-- A price of nothing is meant, not forgotten.
alter table test
  add column is_free boolean not null default false,
  add constraint test_zero_price_is_free check (mrp_paise > 0 or is_free);

-- The version of the test that is run, which decides its parameters, intervals and method until it is checked.
alter table bill_test add column test_version int not null default 1;
alter table bill_test alter column test_version drop default;

create table test_version (
  l_id int not null,
  test_id uuid not null,
  version int not null,
  definition jsonb not null,
  replaced_at timestamptz not null,
  replaced_by uuid not null constraint test_version_replaced_by_fkey references login_user (user_id),
  constraint test_version_pkey primary key (l_id, test_id, version),
  constraint test_version_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);
create index test_version_replaced_by_idx on test_version (replaced_by);

create table parameter_version (
  l_id int not null,
  parameter_id uuid not null,
  version int not null,
  definition jsonb not null,
  replaced_at timestamptz not null,
  replaced_by uuid not null constraint parameter_version_replaced_by_fkey references login_user (user_id),
  constraint parameter_version_pkey primary key (l_id, parameter_id, version),
  constraint parameter_version_parameter_fkey foreign key (l_id, parameter_id)
    references parameter (l_id, parameter_id)
);
create index parameter_version_replaced_by_idx on parameter_version (replaced_by);

create trigger test_version_append_only before update or delete on test_version
  for each row execute function refuse_change();
create trigger test_version_no_truncate before truncate on test_version
  for each statement execute function refuse_change();
create trigger parameter_version_append_only before update or delete on parameter_version
  for each row execute function refuse_change();
create trigger parameter_version_no_truncate before truncate on parameter_version
  for each statement execute function refuse_change();

select protect_by_lab('test_version', 'parameter_version');
grant select, insert on test_version, parameter_version to nidan_app;
grant insert, update on test, parameter to nidan_app;
grant insert, update (until_version) on reference_range to nidan_app;
grant insert, delete on test_parameter, test_member to nidan_app;

-- Intervals that wait for their activation; one draft per parameter.
create table range_draft (
  l_id int not null,
  parameter_id uuid not null,
  ranges jsonb not null,
  written_by uuid not null constraint range_draft_written_by_fkey references login_user (user_id),
  written_at timestamptz not null,
  version int not null,
  constraint range_draft_pkey primary key (l_id, parameter_id),
  constraint range_draft_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index range_draft_written_by_idx on range_draft (written_by);
select protect_by_lab('range_draft');
grant select, insert, update, delete on range_draft to nidan_app;
