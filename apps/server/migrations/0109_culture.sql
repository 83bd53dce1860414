-- Culture and susceptibility (domain facts 2.8): a case for each culture of a bill with its readings and isolates, what was measured of
-- them with the breakpoint that it was held against, what was issued of it, and the tables of breakpoints.

create table breakpoint_set (
  l_id int not null constraint breakpoint_set_lab_fkey references lab (l_id),
  set_id uuid not null,
  guideline text not null constraint breakpoint_set_guideline_not_blank check (guideline ~ '\S'),
  year int not null constraint breakpoint_set_year_range check (year between 1990 and 2100),
  -- As its publisher names it, such as 'EUCAST Clinical Breakpoint Tables v. 12.0'.
  document text not null constraint breakpoint_set_document_not_blank check (document ~ '\S'),
  -- How R is meant: 'clsi' the value itself, 'eucast' what is beyond it.
  convention text not null constraint breakpoint_set_convention_known check (convention in ('clsi', 'eucast')),
  is_delivered boolean not null,
  -- New values are held against the one in use.
  is_in_use boolean not null,
  added_at timestamptz not null,
  added_by uuid not null constraint breakpoint_set_added_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint breakpoint_set_pkey primary key (l_id, set_id),
  constraint breakpoint_set_document_key unique (l_id, document)
);
create unique index breakpoint_set_in_use_key on breakpoint_set (l_id) where is_in_use;
create index breakpoint_set_added_by_idx on breakpoint_set (added_by);

create table breakpoint (
  l_id int not null,
  breakpoint_id uuid not null,
  set_id uuid not null,
  method text not null constraint breakpoint_method_known check (method in ('mic', 'disk')),
  organism_rank text not null constraint breakpoint_organism_rank_known
    check (organism_rank in ('species', 'genus', 'family', 'group')),
  organism text not null constraint breakpoint_organism_not_blank check (organism ~ '\S'),
  -- Code of the medicine in the masters.
  medicine text not null constraint breakpoint_medicine_not_blank check (medicine ~ '\S'),
  potency text not null,
  site text not null,
  susceptible double precision not null constraint breakpoint_susceptible_positive check (susceptible > 0),
  resistant double precision null constraint breakpoint_resistant_positive check (resistant > 0),
  is_dose_dependent boolean not null,
  -- Document and table that the row is from.
  source text not null constraint breakpoint_source_not_blank check (source ~ '\S'),
  constraint breakpoint_pkey primary key (l_id, breakpoint_id),
  constraint breakpoint_set_fkey foreign key (l_id, set_id) references breakpoint_set (l_id, set_id),
  constraint breakpoint_once_key unique (l_id, set_id, method, organism_rank, organism, medicine, potency, site),
  constraint breakpoint_disk_has_potency check (method = 'mic' or potency <> '')
);

create table culture_case (
  l_id int not null,
  case_id uuid not null,
  bill_test_id uuid not null,
  specimen_id uuid not null,
  state text not null constraint culture_case_state_known check (state in ('RECEIVED', 'INOCULATING', 'INCUBATING',
    'GROWTH_DETECTED', 'ORGANISM_ID', 'AST_IN_PROGRESS', 'READY_REVIEW', 'PRELIM_REPORTED', 'FINAL_REPORTED', 'NO_GROWTH')),
  -- Of the infection, as tables of breakpoints name it; empty: any other.
  site text not null,
  -- Taken to look for carriage, not for an infection.
  is_screening boolean not null,
  is_symptomatic boolean not null,
  received_at timestamptz not null,
  received_by uuid not null constraint culture_case_received_by_fkey references login_user (user_id),
  media text[] not null default '{}',
  inoculated_at timestamptz null,
  inoculated_by uuid null constraint culture_case_inoculated_by_fkey references login_user (user_id),
  incubation text not null default '',
  incubated_at timestamptz null,
  gram text not null default '',
  direct text not null default '',
  comment text not null default '',
  -- When the next reading is due; null: none is.
  due_at timestamptz null,
  -- When the clock proposed that nothing grew; a person says it.
  proposed_at timestamptz null,
  version int not null default 1,
  constraint culture_case_pkey primary key (l_id, case_id),
  constraint culture_case_test_key unique (l_id, bill_test_id),
  constraint culture_case_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint culture_case_specimen_fkey foreign key (l_id, specimen_id) references specimen (l_id, specimen_id),
  constraint culture_case_inoculation_told check ((inoculated_at is null) = (inoculated_by is null))
);
create index culture_case_received_idx on culture_case (l_id, received_at desc, case_id desc);
create index culture_case_state_idx on culture_case (l_id, state, received_at desc);
create index culture_case_due_idx on culture_case (l_id, due_at) where due_at is not null;
create index culture_case_specimen_idx on culture_case (l_id, specimen_id);
create index culture_case_received_by_idx on culture_case (received_by);
create index culture_case_inoculated_by_idx on culture_case (inoculated_by) where inoculated_by is not null;

create table culture_reading (
  l_id int not null,
  case_id uuid not null,
  reading_no smallint not null constraint culture_reading_no_positive check (reading_no > 0),
  -- After the incubation began.
  hours int not null constraint culture_reading_hours_positive check (hours > 0),
  due_at timestamptz not null,
  read_at timestamptz null,
  read_by uuid null constraint culture_reading_read_by_fkey references login_user (user_id),
  has_growth boolean null,
  seen text not null default '',
  constraint culture_reading_pkey primary key (l_id, case_id, reading_no),
  constraint culture_reading_case_fkey foreign key (l_id, case_id) references culture_case (l_id, case_id),
  constraint culture_reading_told check (num_nonnulls(read_at, read_by, has_growth) in (0, 3))
);
create index culture_reading_read_by_idx on culture_reading (read_by) where read_by is not null;

create table culture_isolate (
  l_id int not null,
  isolate_id uuid not null,
  case_id uuid not null,
  isolate_no smallint not null constraint culture_isolate_no_range check (isolate_no between 1 and 9),
  organism_id uuid not null,
  quantity text not null constraint culture_isolate_quantity_known
    check (quantity in ('lt1e3', '1e3', '1e4', 'ge1e5', 'scanty', 'few', 'moderate', 'heavy', 'bottle')),
  -- What was found beside the values, such as ESBL.
  findings text[] not null,
  note text not null,
  identified_at timestamptz not null,
  identified_by uuid not null constraint culture_isolate_identified_by_fkey references login_user (user_id),
  removed_at timestamptz null,
  remove_reason text null,
  constraint culture_isolate_pkey primary key (l_id, isolate_id),
  constraint culture_isolate_case_fkey foreign key (l_id, case_id) references culture_case (l_id, case_id),
  constraint culture_isolate_organism_fkey foreign key (l_id, organism_id) references organism (l_id, organism_id),
  constraint culture_isolate_removal_told check ((removed_at is null) = (remove_reason is null))
);
create unique index culture_isolate_no_key on culture_isolate (l_id, case_id, isolate_no) where removed_at is null;
create index culture_isolate_organism_idx on culture_isolate (l_id, organism_id, identified_at);
create index culture_isolate_case_idx on culture_isolate (l_id, case_id);
create index culture_isolate_identified_by_idx on culture_isolate (identified_by);

-- Every value of an isolate and how it was judged; a version stays when another one is written.
create table susceptibility (
  l_id int not null,
  isolate_id uuid not null,
  medicine_id uuid not null,
  method text not null constraint susceptibility_method_known check (method in ('mic', 'disk')),
  version int not null constraint susceptibility_version_positive check (version > 0),
  -- As it was typed; null: the value was taken away.
  raw text null,
  potency text not null,
  -- What it was judged as.
  organism_id uuid not null,
  breakpoint_id uuid null,
  measured text null constraint susceptibility_measured_known check (measured in ('S', 'SDD', 'I', 'NS', 'R')),
  why text null constraint susceptibility_why_known check (why in ('no-breakpoint', 'beyond-what-was-tried')),
  rule_code text null,
  category text null constraint susceptibility_category_known check (category in ('S', 'SDD', 'I', 'NS', 'R')),
  overruled text null constraint susceptibility_overruled_known check (overruled in ('S', 'SDD', 'I', 'NS', 'R')),
  overrule_reason text null,
  -- Chosen by a person; null: as the cascades have it.
  is_printed boolean null,
  entered_at timestamptz not null,
  entered_by uuid not null constraint susceptibility_entered_by_fkey references login_user (user_id),
  constraint susceptibility_pkey primary key (l_id, isolate_id, medicine_id, method, version),
  constraint susceptibility_isolate_fkey foreign key (l_id, isolate_id) references culture_isolate (l_id, isolate_id),
  constraint susceptibility_medicine_fkey foreign key (l_id, medicine_id) references medicine (l_id, medicine_id),
  constraint susceptibility_organism_fkey foreign key (l_id, organism_id) references organism (l_id, organism_id),
  constraint susceptibility_breakpoint_fkey foreign key (l_id, breakpoint_id) references breakpoint (l_id, breakpoint_id),
  constraint susceptibility_overrule_told check ((overruled is null) = (overrule_reason is null)),
  constraint susceptibility_overruled_counts check (overruled is null or overruled = category),
  -- A rule only ever makes resistant.
  constraint susceptibility_rule_is_r check (rule_code is null or overruled is not null or category = 'R')
);
create index susceptibility_medicine_idx on susceptibility (l_id, medicine_id);
create index susceptibility_organism_idx on susceptibility (l_id, organism_id);
create index susceptibility_breakpoint_idx on susceptibility (l_id, breakpoint_id) where breakpoint_id is not null;
create index susceptibility_entered_by_idx on susceptibility (entered_by);

-- What was said of a culture, for the reports that are made of it.
create table culture_issue (
  l_id int not null,
  case_id uuid not null,
  issue_no smallint not null constraint culture_issue_no_positive check (issue_no > 0),
  kind text not null constraint culture_issue_kind_known check (kind in ('interim', 'final')),
  block jsonb not null,
  issued_at timestamptz not null,
  issued_by uuid not null constraint culture_issue_issued_by_fkey references login_user (user_id),
  constraint culture_issue_pkey primary key (l_id, case_id, issue_no),
  constraint culture_issue_case_fkey foreign key (l_id, case_id) references culture_case (l_id, case_id)
);
create index culture_issue_issued_by_idx on culture_issue (issued_by);

-- Organisms that concern somebody at once, and who was told.
create table culture_alert (
  l_id int not null,
  alert_id uuid not null,
  isolate_id uuid not null,
  code text not null,
  desk text not null constraint culture_alert_desk_known check (desk in ('infection control', 'public health')),
  opened_at timestamptz not null,
  told_to text null,
  told_at timestamptz null,
  told_by uuid null constraint culture_alert_told_by_fkey references login_user (user_id),
  constraint culture_alert_pkey primary key (l_id, alert_id),
  constraint culture_alert_once_key unique (l_id, isolate_id, code),
  constraint culture_alert_isolate_fkey foreign key (l_id, isolate_id) references culture_isolate (l_id, isolate_id),
  constraint culture_alert_telling_whole check (num_nonnulls(told_to, told_at, told_by) in (0, 3))
);
create index culture_alert_told_by_idx on culture_alert (told_by) where told_by is not null;

select protect_by_lab('breakpoint_set', 'breakpoint', 'culture_case', 'culture_reading', 'culture_isolate', 'susceptibility',
  'culture_issue', 'culture_alert');
grant select, insert, update on breakpoint_set, culture_case, culture_reading, culture_isolate, culture_alert to nidan_app;
grant select, insert on breakpoint, susceptibility, culture_issue to nidan_app;
