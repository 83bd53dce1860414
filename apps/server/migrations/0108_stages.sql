-- Tests that are done in stages (spec §4 "Test stage progress"): the case of a bill test, the things that it is made of, and
-- how far each of them is.

create table staged_case (
  l_id int not null,
  bill_test_id uuid not null,
  bill_id uuid not null,
  kind text not null constraint staged_case_kind_known check (kind in ('histology', 'cytology', 'other')),
  -- S-26-000123, by kind and year of the lab.
  case_no text not null,
  -- Read against the clock while the patient is on the table.
  is_frozen boolean not null default false,
  opened_at timestamptz not null,
  opened_by uuid not null constraint staged_case_opened_by_fkey references login_user (user_id),
  -- With the last of its stages; null while one is open.
  completed_at timestamptz null,
  version int not null default 1,
  constraint staged_case_pkey primary key (l_id, bill_test_id),
  constraint staged_case_no_key unique (l_id, case_no),
  constraint staged_case_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint staged_case_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint staged_case_completed_after check (completed_at >= opened_at)
);
create index staged_case_bill_idx on staged_case (l_id, bill_id);
create index staged_case_open_idx on staged_case (l_id, opened_at, bill_test_id) where completed_at is null;
create index staged_case_opened_by_idx on staged_case (opened_by);

-- Parts of a case, their blocks, and slides of those (of the part itself where nothing is embedded).
create table case_thing (
  l_id int not null,
  thing_id uuid not null,
  bill_test_id uuid not null,
  parent_id uuid null,
  -- Kind of the parent, so that its reference holds the order of the kinds.
  parent_kind text null,
  kind text not null constraint case_thing_kind_known check (kind in ('part', 'block', 'slide')),
  -- Within its parent, from 1; a number is never given twice.
  ordinal smallint not null constraint case_thing_ordinal_positive check (ordinal > 0),
  -- Within its case: 'A', 'A1', 'A1-2'.
  label text not null,
  barcode text not null,
  description text not null default '',
  -- The tube or pot that a part came in.
  sample_id uuid null,
  site text not null default '',
  laterality text null constraint case_thing_laterality_known check (laterality in ('left', 'right', 'both', 'midline')),
  received_as text not null default '',
  -- For receptors: out of the body, into the fixative, out of the fixative.
  removed_at timestamptz null,
  fixed_at timestamptz null,
  fixation_ended_at timestamptz null,
  stain text not null default '',
  -- The slide that a recut or a deeper level was made after.
  made_of uuid null,
  why text not null default 'first' constraint case_thing_why_known check (why in
    ('first', 'recut', 'deeper level', 'special stain', 'immunohistochemistry')),
  made_at timestamptz not null,
  made_by uuid not null constraint case_thing_made_by_fkey references login_user (user_id),
  prints smallint not null default 0,
  discarded_at timestamptz null,
  discarded_by uuid null constraint case_thing_discarded_by_fkey references login_user (user_id),
  discard_reason text null constraint case_thing_discard_reason_not_blank check (discard_reason ~ '\S'),
  version int not null default 1,
  constraint case_thing_pkey primary key (l_id, thing_id),
  constraint case_thing_place_key unique (l_id, bill_test_id, thing_id),
  constraint case_thing_kind_key unique (l_id, bill_test_id, thing_id, kind),
  constraint case_thing_ordinal_key unique nulls not distinct (l_id, bill_test_id, parent_id, kind, ordinal),
  constraint case_thing_label_key unique (l_id, bill_test_id, label),
  constraint case_thing_barcode_key unique (l_id, barcode),
  constraint case_thing_case_fkey foreign key (l_id, bill_test_id) references staged_case (l_id, bill_test_id),
  constraint case_thing_parent_fkey foreign key (l_id, bill_test_id, parent_id, parent_kind)
    references case_thing (l_id, bill_test_id, thing_id, kind),
  constraint case_thing_made_of_fkey foreign key (l_id, bill_test_id, made_of)
    references case_thing (l_id, bill_test_id, thing_id),
  constraint case_thing_sample_fkey foreign key (l_id, sample_id) references sample (l_id, sample_id),
  constraint case_thing_has_its_parent check ((parent_id is null) = (parent_kind is null) and case kind
    when 'part' then parent_id is null
    when 'block' then parent_kind is not null and parent_kind = 'part'
    else parent_kind is not null and parent_kind in ('part', 'block') end),
  constraint case_thing_of_parts check (kind = 'part' or (sample_id is null and laterality is null and
    removed_at is null and fixed_at is null and fixation_ended_at is null)),
  constraint case_thing_of_slides check (kind = 'slide' or (stain = '' and made_of is null and why = 'first')),
  constraint case_thing_fixed_after check (fixed_at >= removed_at),
  constraint case_thing_fixation_ended_after check (fixation_ended_at >= fixed_at),
  constraint case_thing_discarded_whole check ((discarded_at is null) = (discarded_by is null) and
    (discarded_at is null) = (discard_reason is null))
);
create index case_thing_parent_idx on case_thing (l_id, bill_test_id, parent_id, parent_kind) where parent_id is not null;
create index case_thing_made_of_idx on case_thing (l_id, bill_test_id, made_of) where made_of is not null;
create index case_thing_sample_idx on case_thing (l_id, sample_id) where sample_id is not null;
create index case_thing_made_by_idx on case_thing (made_by);
create index case_thing_discarded_by_idx on case_thing (discarded_by) where discarded_by is not null;

-- One row per stage of the test and thing of the level that the stage is for; the case itself has no thing. What is done again is
-- the next attempt, and the one before stays as it was left.
create table stage_progress (
  l_id int not null,
  stage_progress_id uuid not null,
  bill_test_id uuid not null,
  -- In the stages of the version of the test that the bill keeps, from 0.
  stage_index smallint not null constraint stage_progress_index_positive check (stage_index >= 0),
  thing_id uuid null,
  attempt smallint not null default 1 constraint stage_progress_attempt_positive check (attempt > 0),
  -- Not taken the place of by a later attempt.
  is_current boolean not null default true,
  -- NOT_STARTED 0, READY_TO_RUN -1, STARTED 1, COMPLETED 2, REJECTED 3.
  state smallint not null constraint stage_progress_state_known check (state in (0, -1, 1, 2, 3)),
  ready_at timestamptz null,
  -- By the time limit of the stage, from when it was ready.
  due_at timestamptz null,
  started_at timestamptz null,
  started_by uuid null constraint stage_progress_started_by_fkey references login_user (user_id),
  completed_at timestamptz null,
  completed_by uuid null constraint stage_progress_completed_by_fkey references login_user (user_id),
  rejected_at timestamptz null,
  rejected_by uuid null constraint stage_progress_rejected_by_fkey references login_user (user_id),
  reason text null constraint stage_progress_reason_not_blank check (reason ~ '\S'),
  -- The stage that a rejected one goes back to.
  rework_index smallint null,
  -- What was typed for the fields of the stage, by their codes.
  inputs jsonb not null default '{}',
  version int not null default 1,
  constraint stage_progress_pkey primary key (l_id, stage_progress_id),
  constraint stage_progress_attempt_key unique nulls not distinct (l_id, bill_test_id, stage_index, thing_id, attempt),
  constraint stage_progress_case_fkey foreign key (l_id, bill_test_id) references staged_case (l_id, bill_test_id),
  constraint stage_progress_thing_fkey foreign key (l_id, bill_test_id, thing_id)
    references case_thing (l_id, bill_test_id, thing_id),
  constraint stage_progress_ready_whole check ((state = 0) = (ready_at is null)),
  constraint stage_progress_started_whole check ((started_at is null) = (started_by is null) and
    (state > 0) = (started_at is not null)),
  constraint stage_progress_completed_whole check ((completed_at is null) = (completed_by is null) and
    (state = 2) = (completed_at is not null)),
  constraint stage_progress_rejected_whole check ((rejected_at is null) = (rejected_by is null) and
    (state = 3) = (rejected_at is not null) and (state = 3) = (reason is not null) and
    (state = 3) = (rework_index is not null)),
  constraint stage_progress_in_order check (started_at <= completed_at and started_at <= rejected_at)
);
create unique index stage_progress_current_key on stage_progress (l_id, bill_test_id, stage_index, thing_id)
  nulls not distinct where is_current;
create index stage_progress_thing_idx on stage_progress (l_id, bill_test_id, thing_id) where thing_id is not null;
create index stage_progress_due_idx on stage_progress (l_id, due_at) where is_current and due_at is not null and state in (-1, 1);
create index stage_progress_running_idx on stage_progress (l_id, started_by) where is_current and state = 1;
create index stage_progress_started_by_idx on stage_progress (started_by) where started_by is not null;
create index stage_progress_completed_by_idx on stage_progress (completed_by) where completed_by is not null;
create index stage_progress_rejected_by_idx on stage_progress (rejected_by) where rejected_by is not null;

select protect_by_lab('staged_case', 'case_thing', 'stage_progress');
grant select, insert, update on staged_case, case_thing, stage_progress to nidan_app;
