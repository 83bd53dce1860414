-- A cell of a file that the trial refuses can be given another value by hand. The file stays as it came: what was typed stands beside
-- it, one version of its row after the other, and the trial and the writing read the file with the last value of each cell.
create table import_typed_cell (
  l_id int not null,
  import_id uuid not null,
  -- As a spreadsheet counts, where the head is row 1.
  row_no int not null constraint import_typed_cell_row_below_head check (row_no > 1),
  -- Which version of the row it makes; a row as it came is its first.
  version int not null constraint import_typed_cell_version_later check (version > 1),
  -- Title of the master's column.
  title text not null,
  -- As it stands in the file.
  found text not null,
  value text not null,
  typed_at timestamptz not null,
  typed_by uuid not null constraint import_typed_cell_typed_by_fkey references login_user (user_id),
  constraint import_typed_cell_pkey primary key (l_id, import_id, row_no, version),
  constraint import_typed_cell_job_fkey foreign key (l_id, import_id) references import_job (l_id, import_id)
);
create index import_typed_cell_typed_by_idx on import_typed_cell (typed_by);
create trigger import_typed_cell_append_only before update or delete on import_typed_cell
  for each row execute function refuse_change();
create trigger import_typed_cell_no_truncate before truncate on import_typed_cell
  for each statement execute function refuse_change();

select protect_by_lab('import_typed_cell');
grant select, insert on import_typed_cell to nidan_app;

alter table import_job
  -- Values typed so far: a trial counts only when it knew all of them.
  add column typed_values int not null default 0 constraint import_job_typed_values_counted check (typed_values >= 0),
  -- Good rows with a cell that the rules read as another text; they are in the other counts, too.
  add column rows_fixed int not null default 0;

-- A row that says what is there since a value was typed stays in sight; findings are those of the last trial.
alter table import_finding
  drop constraint import_finding_verdict_known,
  add constraint import_finding_verdict_known check (verdict in ('new', 'changed', 'same', 'bad')),
  -- What the rules read as another text than stands in the file: column, found, used.
  add column fixes jsonb not null default '[]';
grant delete on import_finding to nidan_app;
