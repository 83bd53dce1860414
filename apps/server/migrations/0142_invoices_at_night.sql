-- Cycles of invoices that are cut by themselves at night.

insert into login_user (user_id, username, name, user_type, password_hash, status)
values ('01900000-0000-7000-8000-000000000006', 'agency-invoices', 'Invoices at night', 'SYSTEM', '-', 50);

-- In whose name the program cuts: whoever switched it on. Null where a person began the run.
alter table agency_invoice_run
  add column person_id uuid null constraint agency_invoice_run_person_fkey references login_user (user_id);
create index agency_invoice_run_person_idx on agency_invoice_run (person_id) where person_id is not null;
-- Once for each period, whatever becomes of the run.
create unique index agency_invoice_run_night_key on agency_invoice_run (l_id, cycle, from_day) where person_id is not null;
