-- What a lab laid down for the moving mean of patients on a machine; without a row the intervals of the values say it (domain facts 2.9).
-- The values themselves are read by result_version_machine_idx.
create table qc_patient_mean (
  l_id int not null,
  machine_id uuid not null,
  parameter_id uuid not null,
  count smallint not null constraint qc_patient_mean_count_range check (count between 5 and 50),
  low_limit double precision not null,
  high_limit double precision not null,
  target double precision not null,
  allowed double precision not null constraint qc_patient_mean_allowed_positive check (allowed > 0),
  version int not null default 1,
  constraint qc_patient_mean_pkey primary key (l_id, machine_id, parameter_id),
  constraint qc_patient_mean_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint qc_patient_mean_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint qc_patient_mean_in_order check (low_limit < target and target < high_limit)
);
create index qc_patient_mean_parameter_idx on qc_patient_mean (l_id, parameter_id);

select protect_by_lab('qc_patient_mean');
grant select, insert, update on qc_patient_mean to nidan_app;
