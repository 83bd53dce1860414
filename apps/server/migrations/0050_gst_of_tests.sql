-- GST of tests, laid down from a day on and only added to: diagnostics are exempt until told (domain-facts 2.3). A line of a bill
-- keeps the rate that held on its day.

create table test_gst (
  l_id int not null,
  test_id uuid not null,
  entry_no int not null,
  from_date date not null,
  -- Null: exempt.
  rate_percent smallint null constraint test_gst_rate_known check (rate_percent in (5, 18)),
  reason text not null,
  written_at timestamptz not null,
  written_by uuid not null constraint test_gst_written_by_fkey references login_user (user_id),
  constraint test_gst_pkey primary key (l_id, test_id, entry_no),
  constraint test_gst_test_fkey foreign key (l_id, test_id) references test (l_id, test_id)
);
create index test_gst_written_by_idx on test_gst (written_by);

create trigger test_gst_append_only before update or delete on test_gst
  for each row execute function refuse_change();
create trigger test_gst_no_truncate before truncate on test_gst
  for each statement execute function refuse_change();

select protect_by_lab('test_gst');
grant select, insert on test_gst to nidan_app;

-- Null: exempt on the day of the line.
alter table bill_line add column gst_percent smallint null
  constraint bill_line_gst_known check (gst_percent in (5, 18));
