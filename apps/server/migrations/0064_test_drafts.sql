-- The draft of the next version of a test: what is to differ from the one in use, until somebody publishes it. The row stays when
-- there is no draft any more, so that its version never counts from the beginning again.
create table test_draft (
  l_id int not null,
  test_id uuid not null,
  -- Version of the test over which it was written.
  based_on int not null,
  -- Fields as a change of the test names them; null for no draft.
  changes jsonb null constraint test_draft_changes_something check (changes <> '{}'),
  written_by uuid not null constraint test_draft_written_by_fkey references login_user (user_id),
  written_at timestamptz not null,
  version int not null,
  constraint test_draft_pkey primary key (l_id, test_id),
  constraint test_draft_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);
create index test_draft_written_by_idx on test_draft (written_by);
select protect_by_lab('test_draft');
grant select, insert, update on test_draft to nidan_app;
