-- Released reports are immutable revisions; the desk's handling of them is a row of its own.

create table report_revision (
  l_id int not null,
  report_id uuid not null,
  bill_id uuid not null,
  revision int not null constraint report_revision_from_one check (revision >= 1),
  report_no text not null,
  status text not null constraint report_revision_status_known check (status in ('PROVISIONAL', 'FINAL', 'AMENDED')),
  reason text null,
  snapshot jsonb not null,
  snapshot_hash bytea not null,
  template_version int not null,
  verify_token text not null,
  released_at timestamptz not null default now(),
  released_by uuid not null constraint report_revision_released_by_fkey references login_user (user_id),
  constraint report_revision_pkey primary key (l_id, report_id),
  constraint report_revision_number_key unique (l_id, bill_id, revision),
  constraint report_revision_token_key unique (l_id, verify_token),
  constraint report_revision_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint report_revision_amended_reason check (status <> 'AMENDED' or reason is not null)
);
create index report_revision_released_by_idx on report_revision (released_by);
create trigger report_revision_append_only before update or delete on report_revision
  for each row execute function refuse_change();
create trigger report_revision_no_truncate before truncate on report_revision
  for each statement execute function refuse_change();

-- The PDF as first rendered; its hash proves later renderings.
create table report_pdf (
  l_id int not null,
  report_id uuid not null,
  pdf bytea not null,
  pdf_hash bytea not null,
  pages smallint not null,
  rendered_at timestamptz not null default now(),
  constraint report_pdf_pkey primary key (l_id, report_id),
  constraint report_pdf_report_fkey foreign key (l_id, report_id) references report_revision (l_id, report_id)
);
create trigger report_pdf_append_only before update or delete on report_pdf
  for each row execute function refuse_change();
create trigger report_pdf_no_truncate before truncate on report_pdf
  for each statement execute function refuse_change();

create table report_dispatch (
  l_id int not null,
  report_id uuid not null,
  bill_id uuid not null,
  -- Report dispatch, spec §4.
  status smallint not null default 1
    constraint report_dispatch_status_known check (status in (1, 2, 3, 4, 5, 6)),
  -- A later revision took its place: the desk handles that one, this one only tells what became of it.
  replaced boolean not null default false,
  hold_reason text null,
  print_count int not null default 0,
  printed_at timestamptz null,
  dispatched_at timestamptz null,
  -- Notification channel bits, spec §3, that it went out by.
  dispatched_channels smallint not null default 0
    constraint report_dispatch_channels_range check (dispatched_channels between 0 and 63),
  released_at timestamptz not null default now(),
  version int not null default 1,
  constraint report_dispatch_pkey primary key (l_id, report_id),
  constraint report_dispatch_report_fkey foreign key (l_id, report_id) references report_revision (l_id, report_id),
  constraint report_dispatch_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint report_dispatch_hold_reason check ((status = 5) = (hold_reason is not null))
);
create index report_dispatch_bill_idx on report_dispatch (l_id, bill_id);
create index report_dispatch_queue_idx on report_dispatch (l_id, status, released_at desc, report_id desc)
  where not replaced;
create index report_dispatch_released_idx on report_dispatch (l_id, released_at desc, report_id desc)
  where not replaced;

-- Who opened the file of a revision: an access log, for "who saw it" when a report is amended.
create table report_view (
  l_id int not null,
  view_id uuid not null,
  report_id uuid not null,
  seen_by uuid not null constraint report_view_seen_by_fkey references login_user (user_id),
  seen_at timestamptz not null default now(),
  constraint report_view_pkey primary key (l_id, view_id),
  constraint report_view_report_fkey foreign key (l_id, report_id) references report_revision (l_id, report_id)
);
create index report_view_report_idx on report_view (l_id, report_id);
create index report_view_seen_by_idx on report_view (seen_by);
create trigger report_view_append_only before update or delete on report_view
  for each row execute function refuse_change();
create trigger report_view_no_truncate before truncate on report_view
  for each statement execute function refuse_change();

select protect_by_lab('report_revision', 'report_pdf', 'report_dispatch', 'report_view');
grant select, insert on report_revision, report_pdf, report_view to nidan_app;
grant select, insert, update on report_dispatch to nidan_app;
