-- Refunds: asked for by one person, paid by another, for lines by the state of their tests (spec §3 "refund").

create table refund (
  l_id int not null constraint refund_lab_fkey references lab (l_id),
  refund_id uuid not null,
  bill_id uuid not null,
  state smallint not null default 0 constraint refund_state_known check (state in (0, 10, 99)),
  cause text not null constraint refund_cause_known check (cause in ('customer', 'labFault')),
  mode text not null,
  reference text not null default '',
  -- What the patient gets, and what the lab keeps for handling, by what was true when it was asked for; both stay true of a
  -- refund that is paid.
  amount_paise bigint not null constraint refund_amount_positive check (amount_paise > 0),
  handling_paise bigint not null constraint refund_handling_not_negative check (handling_paise >= 0),
  reason text not null,
  location_id uuid not null,
  requested_at timestamptz not null default now(),
  requested_by uuid not null,
  decided_at timestamptz null,
  decided_by uuid null,
  decision_reason text null,
  version int not null default 1,
  constraint refund_pkey primary key (l_id, refund_id),
  constraint refund_bill_fkey foreign key (l_id, bill_id) references bill (l_id, bill_id),
  constraint refund_location_fkey foreign key (l_id, location_id) references location (l_id, location_id),
  constraint refund_decided_whole check (
    (state = 0) = (decided_at is null) and (state = 0) = (decided_by is null) and (state <> 99 or decision_reason is not null)),
  constraint refund_second_person check (state <> 10 or decided_by <> requested_by)
);
create index refund_bill_idx on refund (l_id, bill_id);
create index refund_location_idx on refund (l_id, location_id);
create index refund_requested_at_idx on refund (l_id, requested_at desc, refund_id desc);
-- One at a time for a bill, so that no two answer for the same money.
create unique index refund_open_key on refund (l_id, bill_id) where state = 0;

-- The lines that a refund takes off its bill, with the rule that was found when it was asked for.
create table refund_line (
  l_id int not null,
  refund_id uuid not null,
  line_id uuid not null,
  rule text not null constraint refund_line_rule_known check (rule in ('whole', 'lessHandling')),
  net_paise bigint not null,
  constraint refund_line_pkey primary key (l_id, refund_id, line_id),
  constraint refund_line_refund_fkey foreign key (l_id, refund_id) references refund (l_id, refund_id),
  constraint refund_line_line_fkey foreign key (l_id, line_id) references bill_line (l_id, line_id)
);
create index refund_line_line_idx on refund_line (l_id, line_id);
create trigger refund_line_append_only before update or delete on refund_line
  for each row execute function refuse_change();
create trigger refund_line_no_truncate before truncate on refund_line
  for each statement execute function refuse_change();

alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (
    kind in ('bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout')) not valid;
alter table journal_posting add column refund_id uuid null;
alter table money_document drop constraint money_document_series_known,
  add constraint money_document_series_known check (series in ('B', 'R', 'V', 'F')) not valid;

select protect_by_lab('refund', 'refund_line');
grant select, insert on refund, refund_line to nidan_app;
grant update (state, decided_at, decided_by, decision_reason, version) on refund to nidan_app;

alter table refund no force row level security;
alter table journal_posting no force row level security;
alter table money_document no force row level security;
alter table journal_posting add constraint journal_posting_refund_fkey foreign key (l_id, refund_id) references refund (l_id, refund_id);
alter table journal_posting validate constraint journal_posting_kind_known;
alter table money_document validate constraint money_document_series_known;
create index journal_posting_refund_idx on journal_posting (l_id, refund_id) where refund_id is not null;
alter table refund force row level security;
alter table journal_posting force row level security;
alter table money_document force row level security;
