-- Templates of reports: what the page shows beside the rows, and sections below them (ADR next-templates). A version is written as a draft and
-- published by somebody else; a released report keeps the version that it was printed with in its snapshot.

create table report_template_version (
  l_id int not null constraint report_template_version_lab_fkey references lab (l_id),
  template_version_id uuid not null,
  template_id uuid not null,
  -- Counts the versions of a template.
  number int not null constraint report_template_version_number_positive check (number > 0),
  name text not null,
  -- A TemplateContent of the domain.
  content jsonb not null,
  test_ids uuid[] not null,
  made_at timestamptz not null,
  made_by uuid not null constraint report_template_version_made_by_fkey references login_user (user_id),
  changed_at timestamptz not null,
  changed_by uuid not null constraint report_template_version_changed_by_fkey references login_user (user_id),
  published_at timestamptz null,
  published_by uuid null constraint report_template_version_published_by_fkey references login_user (user_id),
  -- Another version took its place, or it was thrown away as a draft.
  retired_at timestamptz null,
  version int not null default 1,
  constraint report_template_version_pkey primary key (l_id, template_version_id),
  constraint report_template_version_number_key unique (l_id, template_id, number),
  constraint report_template_version_published_by_another check (published_by <> made_by and published_by <> changed_by),
  constraint report_template_version_publishing_told check ((published_at is null) = (published_by is null))
);
create unique index report_template_version_draft_key on report_template_version (l_id, template_id)
  where published_at is null and retired_at is null;
create unique index report_template_version_current_key on report_template_version (l_id, template_id)
  where published_at is not null and retired_at is null;
create index report_template_version_made_by_idx on report_template_version (made_by);
create index report_template_version_changed_by_idx on report_template_version (changed_by);
create index report_template_version_published_by_idx on report_template_version (published_by);

-- The template of a test or profile: one at most.
create table report_template_test (
  l_id int not null,
  test_id uuid not null,
  template_version_id uuid not null,
  constraint report_template_test_pkey primary key (l_id, test_id),
  constraint report_template_test_test_fkey foreign key (l_id, test_id) references test (l_id, test_id),
  constraint report_template_test_version_fkey foreign key (l_id, template_version_id)
    references report_template_version (l_id, template_version_id)
);
create index report_template_test_version_idx on report_template_test (l_id, template_version_id);

select protect_by_lab('report_template_version', 'report_template_test');
grant select, insert, update (name, content, test_ids, changed_at, changed_by, published_at, published_by, retired_at, version)
  on report_template_version to nidan_app;
grant select, insert, delete on report_template_test to nidan_app;
