-- Why a blood group differs from the last one of the person, by somebody who may authorise: kept for good.

create table blood_group_resolution (
  l_id int not null,
  resolution_id uuid not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  -- The group that stands, and the one that was checked before.
  value text not null constraint blood_group_resolution_value_not_blank check (value ~ '\S'),
  former text not null constraint blood_group_resolution_former_not_blank check (former ~ '\S'),
  finding text not null constraint blood_group_resolution_finding_known check (finding in ('rechecked', 'formerWrong')),
  reason text not null constraint blood_group_resolution_reason_not_blank check (reason ~ '\S'),
  resolved_at timestamptz not null,
  resolved_by uuid not null constraint blood_group_resolution_by_fkey references login_user (user_id),
  constraint blood_group_resolution_pkey primary key (l_id, resolution_id),
  constraint blood_group_resolution_bill_test_fkey foreign key (l_id, bill_test_id)
    references bill_test (l_id, bill_test_id),
  constraint blood_group_resolution_parameter_fkey foreign key (l_id, parameter_id)
    references parameter (l_id, parameter_id),
  constraint blood_group_resolution_differs check (value <> former)
);
create index blood_group_resolution_bill_test_idx on blood_group_resolution (l_id, bill_test_id);
create index blood_group_resolution_parameter_idx on blood_group_resolution (l_id, parameter_id);
create index blood_group_resolution_by_idx on blood_group_resolution (resolved_by);

select protect_by_lab('blood_group_resolution');
grant select, insert on blood_group_resolution to nidan_app;
