-- Files of other systems have titles of their own: what each of them is stands with the import, so that the trial and the writing read
-- the same, and a file in which that is not plain waits until somebody says so.
alter table import_job
  -- For each title of the file, in their order: the title, its first values, and the master's column, null where it is left out.
  -- Empty for files from before, whose titles are those of the columns.
  add column columns jsonb not null default '[]'
    constraint import_job_columns_a_list check (jsonb_typeof(columns) = 'array'),
  add column waits_for_columns boolean not null default false,
  add constraint import_job_columns_before_trial check (not waits_for_columns or tried_at is null);
