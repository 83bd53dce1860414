-- Quality control: control materials and their lots, the series of a machine, runs with their points, and holds (domain facts 2.9).

create table qc_material (
  l_id int not null constraint qc_material_lab_fkey references lab (l_id),
  material_id uuid not null,
  name text not null constraint qc_material_name_not_blank check (name ~ '\S'),
  maker text not null default '',
  -- What its levels are called, the first one is level 1: {Level 1,Level 2}.
  levels text[] not null constraint qc_material_has_levels check (cardinality(levels) between 1 and 6),
  status smallint not null default 1 constraint qc_material_status_known check (status in (1, -1)),
  version int not null default 1,
  constraint qc_material_pkey primary key (l_id, material_id),
  constraint qc_material_name_key unique (l_id, name)
);

create table qc_lot (
  l_id int not null,
  lot_id uuid not null,
  material_id uuid not null,
  lot_no text not null constraint qc_lot_no_not_blank check (lot_no ~ '\S'),
  expires_on date not null,
  opened_at timestamptz not null,
  closed_at timestamptz null,
  version int not null default 1,
  constraint qc_lot_pkey primary key (l_id, lot_id),
  constraint qc_lot_no_key unique (l_id, material_id, lot_no),
  constraint qc_lot_material_fkey foreign key (l_id, material_id) references qc_material (l_id, material_id),
  constraint qc_lot_closed_after check (closed_at >= opened_at)
);

-- One level of a lot for one parameter on one machine, with its target (spec §3 "QC series"): min and max are its 2 SD bounds.
create table qc_series (
  l_id int not null,
  series_id uuid not null,
  machine_id uuid not null,
  parameter_id uuid not null,
  lot_id uuid not null,
  -- Which of the levels of the material, from 1.
  level smallint not null constraint qc_series_level_range check (level between 1 and 6),
  base_mean double precision not null,
  min_value double precision not null,
  max_value double precision not null,
  unit text not null default '',
  source text not null constraint qc_series_source_known check (source in ('leaflet', 'own')),
  -- Since when the target is what it is.
  target_since timestamptz not null,
  started_at timestamptz not null,
  closed_at timestamptz null,
  version int not null default 1,
  constraint qc_series_pkey primary key (l_id, series_id),
  constraint qc_series_key unique (l_id, machine_id, parameter_id, lot_id, level),
  constraint qc_series_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint qc_series_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint qc_series_lot_fkey foreign key (l_id, lot_id) references qc_lot (l_id, lot_id),
  constraint qc_series_limits_in_order check (min_value < base_mean and base_mean < max_value),
  constraint qc_series_closed_after check (closed_at >= started_at)
);
create index qc_series_parameter_idx on qc_series (l_id, parameter_id, machine_id);
create index qc_series_lot_idx on qc_series (l_id, lot_id);

-- Controls measured together on one machine.
create table qc_run (
  l_id int not null,
  run_id uuid not null,
  machine_id uuid not null,
  -- Labels of a QC run, spec §4: not started 0, ready to run -1, started 1, completed 2.
  status smallint not null constraint qc_run_status_known check (status in (0, -1, 1, 2)),
  kind text not null constraint qc_run_kind_known check (kind in ('QC_MANUAL', 'QC_AUTO')),
  -- When it was to be done, and what for; a run that nobody planned has no such moment.
  planned_for timestamptz null,
  cause text not null default '',
  started_at timestamptz null,
  started_by uuid null constraint qc_run_started_by_fkey references login_user (user_id),
  completed_at timestamptz null,
  completed_by uuid null constraint qc_run_completed_by_fkey references login_user (user_id),
  -- When the last of its controls was measured, since it is completed.
  measured_at timestamptz null,
  -- The worst that a rule said of one of its points.
  verdict text null constraint qc_run_verdict_known check (verdict in ('in', 'warning', 'reject')),
  comment text not null default '',
  corrective_action text not null default '',
  seen_at timestamptz null,
  seen_by uuid null constraint qc_run_seen_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint qc_run_pkey primary key (l_id, run_id),
  constraint qc_run_machine_key unique (l_id, run_id, machine_id),
  constraint qc_run_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint qc_run_started_whole check (
    (started_at is null) = (started_by is null) and (status > 0) = (started_at is not null)),
  constraint qc_run_completed_whole check ((completed_at is null) = (completed_by is null)
    and (status = 2) = (completed_at is not null) and (status = 2) = (verdict is not null)
    and (status = 2) = (measured_at is not null)),
  constraint qc_run_seen_by_another check ((seen_at is null) = (seen_by is null) and seen_by <> completed_by)
);
create index qc_run_machine_idx on qc_run (l_id, machine_id, measured_at desc);
create index qc_run_started_by_idx on qc_run (started_by);
create index qc_run_completed_by_idx on qc_run (completed_by);
create index qc_run_seen_by_idx on qc_run (seen_by) where seen_by is not null;

create table qc_point (
  l_id int not null,
  point_id uuid not null,
  run_id uuid not null,
  series_id uuid not null,
  value double precision not null,
  -- Distance from the base mean in SDs, by the target that held when it was measured.
  z double precision not null,
  measured_at timestamptz not null,
  entered_at timestamptz not null,
  entered_by uuid not null constraint qc_point_entered_by_fkey references login_user (user_id),
  -- Since its run is completed: the rules that broke at this point, and the worst of them.
  rules text[] not null default '{}',
  verdict text null constraint qc_point_verdict_known check (verdict in ('in', 'warning', 'reject')),
  -- Left out of the calculated SD alone; it stays plotted (spec §3 isExcludedFromCal).
  is_excluded boolean not null default false,
  excluded_reason text null,
  excluded_at timestamptz null,
  excluded_by uuid null constraint qc_point_excluded_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint qc_point_pkey primary key (l_id, point_id),
  constraint qc_point_moment_key unique (l_id, series_id, measured_at),
  constraint qc_point_run_fkey foreign key (l_id, run_id) references qc_run (l_id, run_id),
  constraint qc_point_series_fkey foreign key (l_id, series_id) references qc_series (l_id, series_id),
  constraint qc_point_excluded_whole check (not is_excluded or
    (excluded_reason ~ '\S' and excluded_at is not null and excluded_by is not null))
);
create index qc_point_run_idx on qc_point (l_id, run_id, series_id);
create index qc_point_entered_by_idx on qc_point (entered_by);
create index qc_point_excluded_by_idx on qc_point (excluded_by) where excluded_by is not null;

-- What a point of a completed run said before it was corrected.
create table qc_point_former (
  l_id int not null,
  point_id uuid not null,
  version int not null,
  value double precision not null,
  z double precision not null,
  rules text[] not null,
  reason text not null constraint qc_point_former_reason_not_blank check (reason ~ '\S'),
  changed_at timestamptz not null,
  changed_by uuid not null constraint qc_point_former_by_fkey references login_user (user_id),
  constraint qc_point_former_pkey primary key (l_id, point_id, version),
  constraint qc_point_former_point_fkey foreign key (l_id, point_id) references qc_point (l_id, point_id)
);
create index qc_point_former_by_idx on qc_point_former (changed_by);

-- A rejected parameter of a machine: no result of it is checked while its hold is open.
create table qc_hold (
  l_id int not null,
  hold_id uuid not null,
  machine_id uuid not null,
  parameter_id uuid not null,
  run_id uuid not null,
  -- The rule that broke.
  rule text not null,
  opened_at timestamptz not null,
  -- When the last good run before it was measured: results since then are looked back at. Null: there was none.
  last_good_at timestamptz null,
  released_at timestamptz null,
  released_by uuid null constraint qc_hold_released_by_fkey references login_user (user_id),
  release_kind text null constraint qc_hold_release_known check (release_kind in ('run', 'override')),
  release_run_id uuid null,
  release_reason text null,
  version int not null default 1,
  constraint qc_hold_pkey primary key (l_id, hold_id),
  constraint qc_hold_run_fkey foreign key (l_id, run_id, machine_id) references qc_run (l_id, run_id, machine_id),
  constraint qc_hold_release_run_fkey foreign key (l_id, release_run_id, machine_id)
    references qc_run (l_id, run_id, machine_id),
  constraint qc_hold_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id),
  constraint qc_hold_release_whole check ((released_at is null) = (released_by is null)
    and (released_at is null) = (release_kind is null)
    and (release_kind = 'run') = (release_run_id is not null)
    and (release_kind <> 'override' or release_reason ~ '\S')),
  constraint qc_hold_released_after check (released_at >= opened_at)
);
-- A parameter of a machine is held once at a time.
create unique index qc_hold_open on qc_hold (l_id, machine_id, parameter_id) where released_at is null;
create index qc_hold_run_idx on qc_hold (l_id, run_id, machine_id);
create index qc_hold_release_run_idx on qc_hold (l_id, release_run_id, machine_id) where release_run_id is not null;
create index qc_hold_parameter_idx on qc_hold (l_id, parameter_id, machine_id, opened_at desc);
create index qc_hold_released_by_idx on qc_hold (released_by) where released_by is not null;

-- What became of a patient's value that was measured since the last good run: decided once for each value.
create table qc_look_back (
  l_id int not null,
  hold_id uuid not null,
  bill_test_id uuid not null,
  parameter_id uuid not null,
  version int not null,
  decision text not null constraint qc_look_back_decision_known check (decision in ('keep', 'repeat', 'amend')),
  note text not null default '',
  decided_at timestamptz not null,
  decided_by uuid not null constraint qc_look_back_by_fkey references login_user (user_id),
  constraint qc_look_back_pkey primary key (l_id, hold_id, bill_test_id, parameter_id, version),
  constraint qc_look_back_hold_fkey foreign key (l_id, hold_id) references qc_hold (l_id, hold_id),
  constraint qc_look_back_result_fkey foreign key (l_id, bill_test_id, parameter_id, version)
    references result_version (l_id, bill_test_id, parameter_id, version)
);
create index qc_look_back_result_idx on qc_look_back (l_id, bill_test_id, parameter_id, version);
create index qc_look_back_by_idx on qc_look_back (decided_by);

-- What a method of a machine may err, and the rules chosen for it; without a row the usual rules hold.
create table qc_rule_choice (
  l_id int not null,
  machine_id uuid not null,
  parameter_id uuid not null,
  -- Total allowable error and bias, in percent.
  tea_percent double precision null constraint qc_rule_choice_tea_positive check (tea_percent > 0),
  bias_percent double precision null,
  rules text[] not null constraint qc_rule_choice_has_rules check (cardinality(rules) > 0),
  version int not null default 1,
  constraint qc_rule_choice_pkey primary key (l_id, machine_id, parameter_id),
  constraint qc_rule_choice_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint qc_rule_choice_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index qc_rule_choice_parameter_idx on qc_rule_choice (l_id, parameter_id);

-- How often the controls of a machine are run.
create table qc_plan (
  l_id int not null,
  machine_id uuid not null,
  every_hours smallint null constraint qc_plan_hours_range check (every_hours between 1 and 744),
  every_results int null constraint qc_plan_results_range check (every_results between 1 and 100000),
  -- When shifts begin, on the clock of the lab: {07:00,15:00,23:00}.
  shifts text[] not null default '{}',
  version int not null default 1,
  constraint qc_plan_pkey primary key (l_id, machine_id),
  constraint qc_plan_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id),
  constraint qc_plan_says_something check (num_nonnulls(every_hours, every_results) > 0 or cardinality(shifts) > 0)
);

-- Which machine measured a value; null where the lab does not say, and for what is calculated.
alter table result_version no force row level security;
alter table machine no force row level security;
alter table result_version
  add column machine_id uuid null,
  add constraint result_version_machine_fkey foreign key (l_id, machine_id) references machine (l_id, machine_id);
alter table result_version force row level security;
alter table machine force row level security;
create index result_version_machine_idx on result_version (l_id, machine_id, parameter_id, entered_at)
  where machine_id is not null;

select protect_by_lab('qc_material', 'qc_lot', 'qc_series', 'qc_run', 'qc_point', 'qc_point_former', 'qc_hold', 'qc_look_back',
  'qc_rule_choice', 'qc_plan');
grant select, insert, update on qc_material, qc_lot, qc_series, qc_run, qc_rule_choice, qc_plan to nidan_app;
grant select, insert on qc_point, qc_point_former, qc_hold, qc_look_back to nidan_app;
grant update (value, z, rules, verdict, is_excluded, excluded_reason, excluded_at, excluded_by, version) on qc_point to nidan_app;
grant update (released_at, released_by, release_kind, release_run_id, release_reason, version) on qc_hold to nidan_app;
