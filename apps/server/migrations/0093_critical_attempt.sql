-- Calls of a critical value that reached nobody: they count for nothing, and show that somebody tried.

create table critical_attempt (
  l_id int not null,
  attempt_id uuid not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  value text not null,
  -- Whom somebody called, and what happened.
  note text not null,
  tried_at timestamptz not null,
  tried_by uuid not null constraint critical_attempt_tried_by_fkey references login_user (user_id),
  constraint critical_attempt_pkey primary key (l_id, attempt_id),
  constraint critical_attempt_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint critical_attempt_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index critical_attempt_bill_test_idx on critical_attempt (l_id, bill_test_id);
create index critical_attempt_parameter_idx on critical_attempt (l_id, parameter_id);
create index critical_attempt_tried_by_idx on critical_attempt (tried_by);

create trigger critical_attempt_append_only before update or delete on critical_attempt
  for each row execute function refuse_change();
create trigger critical_attempt_no_truncate before truncate on critical_attempt
  for each statement execute function refuse_change();

select protect_by_lab('critical_attempt');
grant select, insert on critical_attempt to nidan_app;
