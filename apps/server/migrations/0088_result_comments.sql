-- Sentences that results propose, and what a person decided about each.

create table result_comment (
  l_id int not null constraint result_comment_lab_fkey references lab (l_id),
  result_comment_id uuid not null,
  code text not null,
  name text not null constraint result_comment_name_not_blank check (name ~ '\S'),
  parameter_id uuid not null,
  -- As a person writes it: 'in 6.5..', 'is H, HH', 'says Reactive'.
  condition text not null constraint result_comment_condition_not_blank check (condition ~ '\S'),
  english text not null constraint result_comment_english_not_blank check (english ~ '\S'),
  hindi text not null constraint result_comment_hindi_not_blank check (hindi ~ '\S'),
  marathi text not null constraint result_comment_marathi_not_blank check (marathi ~ '\S'),
  status smallint not null constraint result_comment_status_known check (status in (1, 0, -1)),
  version int not null default 1,
  constraint result_comment_pkey primary key (l_id, result_comment_id),
  constraint result_comment_code_key unique (l_id, code),
  constraint result_comment_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);
create index result_comment_name_idx on result_comment (l_id, name, code);
create index result_comment_parameter_idx on result_comment (l_id, parameter_id);

create table comment_decision (
  l_id int not null,
  decision_id uuid not null,
  bill_test_id uuid not null,
  result_comment_id uuid not null,
  -- For this value alone.
  value text not null,
  decision text not null constraint comment_decision_known check (decision in ('accepted', 'dismissed')),
  -- What was written to the remarks of the test; null when it was dismissed.
  sentence text null,
  decided_at timestamptz not null,
  decided_by uuid not null constraint comment_decision_by_fkey references login_user (user_id),
  constraint comment_decision_pkey primary key (l_id, decision_id),
  constraint comment_decision_bill_test_fkey foreign key (l_id, bill_test_id) references bill_test (l_id, bill_test_id),
  constraint comment_decision_comment_fkey foreign key (l_id, result_comment_id)
    references result_comment (l_id, result_comment_id),
  constraint comment_decision_sentence_told check ((decision = 'accepted') = (sentence is not null))
);
create index comment_decision_bill_test_idx on comment_decision (l_id, bill_test_id);
create index comment_decision_comment_idx on comment_decision (l_id, result_comment_id);
create index comment_decision_by_idx on comment_decision (decided_by);

select protect_by_lab('result_comment', 'comment_decision');
grant select, insert, update on result_comment to nidan_app;
grant select, insert on comment_decision to nidan_app;
