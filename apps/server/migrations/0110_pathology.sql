-- What a pathologist says of a case beside its values: the synoptic form, pictures, second opinions, addenda, the clock of a frozen
-- section and the looks of screeners (domain facts 2.15). All of it goes with its test of a bill.

-- A new foreign key is checked by a query of the owner, who sees no row while row-level security is forced.
alter table stored_file no force row level security;
alter table bill_test no force row level security;

alter table stored_file
  drop constraint stored_file_purpose_known,
  add constraint stored_file_purpose_known
    check (purpose in ('logo', 'signature', 'document', 'patient', 'result', 'case'));

-- One form of a case; its answers by the codes of its fields.
create table case_synoptic (
  l_id int not null,
  bill_test_id uuid not null,
  protocol text not null constraint case_synoptic_protocol_known check (protocol in ('breast', 'colon', 'prostate', 'cervix')),
  answers jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid not null constraint case_synoptic_saved_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint case_synoptic_pkey primary key (l_id, bill_test_id),
  constraint case_synoptic_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id)
);
create index case_synoptic_saved_by_idx on case_synoptic (saved_by);

create table case_picture (
  l_id int not null,
  file_id uuid not null,
  bill_test_id uuid not null,
  -- Of which part, block or slide: 'A1-2'; blank for the whole specimen.
  thing_label text not null default '',
  caption text not null constraint case_picture_caption_not_blank check (caption ~ '\S'),
  on_report boolean not null,
  taken_at timestamptz not null,
  taken_by uuid not null constraint case_picture_taken_by_fkey references login_user (user_id),
  removed_at timestamptz null,
  version int not null default 1,
  constraint case_picture_pkey primary key (l_id, file_id),
  constraint case_picture_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint case_picture_file_fkey foreign key (l_id, file_id) references stored_file (l_id, file_id),
  constraint case_picture_removed_leaves_report check (removed_at is null or not on_report)
);
create index case_picture_test_idx on case_picture (l_id, bill_test_id, taken_at);
create index case_picture_taken_by_idx on case_picture (taken_by);

create table case_opinion (
  l_id int not null,
  opinion_id uuid not null,
  bill_test_id uuid not null,
  -- A colleague of the lab; null for somebody outside it.
  asked_of_id uuid null constraint case_opinion_asked_of_id_fkey references login_user (user_id),
  asked_of text not null constraint case_opinion_asked_of_not_blank check (asked_of ~ '\S'),
  question text not null default '',
  asked_at timestamptz not null,
  asked_by uuid not null constraint case_opinion_asked_by_fkey references login_user (user_id),
  answer text null constraint case_opinion_answer_known check (answer in ('agrees', 'agrees in part', 'differs')),
  words text not null default '',
  given_at timestamptz null,
  -- Who wrote it down: the colleague, or whoever received the letter of somebody outside.
  given_by uuid null constraint case_opinion_given_by_fkey references login_user (user_id),
  withdrawn_at timestamptz null,
  withdrawn_reason text null constraint case_opinion_withdrawn_reason_not_blank check (withdrawn_reason ~ '\S'),
  version int not null default 1,
  constraint case_opinion_pkey primary key (l_id, opinion_id),
  constraint case_opinion_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint case_opinion_of_another check (asked_of_id <> asked_by),
  constraint case_opinion_given_whole check (num_nonnulls(answer, given_at, given_by) in (0, 3)),
  constraint case_opinion_by_whom_it_was_asked_of check (given_by = asked_of_id),
  constraint case_opinion_withdrawn_whole check (num_nonnulls(withdrawn_at, withdrawn_reason) in (0, 2)),
  constraint case_opinion_not_both check (num_nonnulls(given_at, withdrawn_at) < 2),
  constraint case_opinion_in_order check (given_at >= asked_at and withdrawn_at >= asked_at)
);
create index case_opinion_test_idx on case_opinion (l_id, bill_test_id, asked_at);
create index case_opinion_asked_of_id_idx on case_opinion (asked_of_id) where asked_of_id is not null;
create index case_opinion_asked_by_idx on case_opinion (asked_by);
create index case_opinion_given_by_idx on case_opinion (given_by) where given_by is not null;

-- Adds to a released report and changes nothing of it.
create table case_addendum (
  l_id int not null,
  bill_test_id uuid not null,
  number smallint not null constraint case_addendum_number_positive check (number > 0),
  words text not null constraint case_addendum_words_not_blank check (words ~ '\S'),
  added_at timestamptz not null,
  added_by uuid not null constraint case_addendum_added_by_fkey references login_user (user_id),
  constraint case_addendum_pkey primary key (l_id, bill_test_id, number),
  constraint case_addendum_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id)
);
create index case_addendum_added_by_idx on case_addendum (added_by);

-- What was told of tissue while the patient was on the table.
create table case_frozen (
  l_id int not null,
  bill_test_id uuid not null,
  number smallint not null constraint case_frozen_number_positive check (number > 0),
  words text not null constraint case_frozen_words_not_blank check (words ~ '\S'),
  received_at timestamptz not null,
  told_at timestamptz not null,
  told_to text not null constraint case_frozen_told_to_not_blank check (told_to ~ '\S'),
  read_back text not null constraint case_frozen_read_back_not_blank check (read_back ~ '\S'),
  told_by uuid not null constraint case_frozen_told_by_fkey references login_user (user_id),
  written_at timestamptz not null,
  constraint case_frozen_pkey primary key (l_id, bill_test_id, number),
  constraint case_frozen_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint case_frozen_in_order check (told_at >= received_at and written_at >= told_at)
);
create index case_frozen_told_by_idx on case_frozen (told_by);

create table case_screening (
  l_id int not null,
  bill_test_id uuid not null,
  round text not null constraint case_screening_round_known check (round in ('screening', 'rescreen', 'pathologist')),
  found text not null constraint case_screening_found_known check (found in
    ('UNSAT', 'NILM', 'ASC_US', 'LSIL', 'ASC_H', 'AGC', 'HSIL', 'AIS', 'SCC', 'ADENOCA')),
  note text not null default '',
  screened_at timestamptz not null,
  screened_by uuid not null constraint case_screening_screened_by_fkey references login_user (user_id),
  constraint case_screening_pkey primary key (l_id, bill_test_id, round),
  constraint case_screening_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id)
);
create index case_screening_screened_by_idx on case_screening (screened_by);

alter table bill_test force row level security;
alter table stored_file force row level security;

select protect_by_lab('case_synoptic', 'case_picture', 'case_opinion', 'case_addendum', 'case_frozen', 'case_screening');
grant select, insert, update, delete on case_synoptic to nidan_app;
grant select, insert, update on case_picture, case_opinion to nidan_app;
grant select, insert on case_addendum, case_frozen, case_screening to nidan_app;
