-- External assessment: rounds of a scheme and what the lab measured in them, beside what the scheme assigned (domain facts 2.9).

create table eqa_round (
  l_id int not null constraint eqa_round_lab_fkey references lab (l_id),
  round_id uuid not null,
  -- Who sends the samples, such as 'RIQAS Clinical Chemistry'.
  scheme text not null constraint eqa_round_scheme_not_blank check (scheme ~ '\S'),
  round_no text not null constraint eqa_round_no_not_blank check (round_no ~ '\S'),
  sample text not null constraint eqa_round_sample_not_blank check (sample ~ '\S'),
  -- The last day on which values may be sent in.
  closes_on date not null,
  -- When the report with the assigned values came.
  received_on date null,
  version int not null default 1,
  constraint eqa_round_pkey primary key (l_id, round_id),
  constraint eqa_round_key unique (l_id, scheme, round_no, sample)
);
create index eqa_round_closes_idx on eqa_round (l_id, closes_on desc, round_id);

-- What a machine measured of a parameter in a round.
create table eqa_result (
  l_id int not null,
  round_id uuid not null,
  machine_id uuid not null,
  parameter_id uuid not null,
  own_value double precision not null,
  unit text not null default '',
  -- As the report of the scheme says: target and SD of the group of labs with the same method.
  assigned_value double precision null,
  sd double precision null constraint eqa_result_sd_positive check (sd > 0),
  z double precision null,
  verdict text null constraint eqa_result_verdict_known check (verdict in ('ok', 'question', 'fail')),
  comment text not null default '',
  corrective_action text not null default '',
  entered_at timestamptz not null,
  entered_by uuid not null constraint eqa_result_entered_by_fkey references login_user (user_id),
  -- Who wrote the comment and the action last.
  noted_by uuid null constraint eqa_result_noted_by_fkey references login_user (user_id),
  seen_at timestamptz null,
  seen_by uuid null constraint eqa_result_seen_by_fkey references login_user (user_id),
  constraint eqa_result_pkey primary key (l_id, round_id, machine_id, parameter_id),
  constraint eqa_result_round_fkey foreign key (l_id, round_id) references eqa_round (l_id, round_id),
  constraint eqa_result_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint eqa_result_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint eqa_result_judged_whole check (num_nonnulls(assigned_value, sd, z, verdict) in (0, 4)),
  constraint eqa_result_seen_by_another check ((seen_at is null) = (seen_by is null) and seen_by <> entered_by
    and seen_by <> noted_by and (seen_at is null or verdict is not null))
);
create index eqa_result_machine_idx on eqa_result (l_id, machine_id, parameter_id);
create index eqa_result_parameter_idx on eqa_result (l_id, parameter_id);
create index eqa_result_entered_by_idx on eqa_result (entered_by);
create index eqa_result_noted_by_idx on eqa_result (noted_by) where noted_by is not null;
create index eqa_result_seen_by_idx on eqa_result (seen_by) where seen_by is not null;

select protect_by_lab('eqa_round', 'eqa_result');
grant select, insert, update on eqa_round, eqa_result to nidan_app;
