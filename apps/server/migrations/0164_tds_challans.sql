-- Challans by which tax that was deducted at source is deposited, with the deductions that each pays.

create table tds_challan (
  l_id int not null,
  challan_id uuid not null,
  section text not null constraint tds_challan_section_format check (section ~ '^194[A-Z](\([a-z]\))?$'),
  number text not null constraint tds_challan_number_format check (number ~ '^[0-9]{5}$'),
  -- Of the bank branch.
  bsr_code text not null constraint tds_challan_bsr_code_format check (bsr_code ~ '^[0-9]{7}$'),
  deposited_on date not null,
  amount_paise bigint not null constraint tds_challan_amount_positive check (amount_paise > 0),
  -- Null unless it was recorded wrongly.
  withdrawn_at timestamptz null,
  made_at timestamptz not null,
  made_by uuid not null constraint tds_challan_made_by_fkey references login_user (user_id),
  version int not null default 1,
  constraint tds_challan_pkey primary key (l_id, challan_id),
  constraint tds_challan_lab_fkey foreign key (l_id) references lab (l_id)
);
create unique index tds_challan_number_key on tds_challan (l_id, bsr_code, deposited_on, number) where withdrawn_at is null;
create index tds_challan_made_by_idx on tds_challan (made_by);

create table tds_challan_part (
  l_id int not null,
  challan_id uuid not null,
  deduction_id uuid not null,
  payment_id uuid null,
  payout_id uuid null,
  tds_paise bigint not null constraint tds_challan_part_tds_positive check (tds_paise > 0),
  is_withdrawn boolean not null default false,
  constraint tds_challan_part_pkey primary key (l_id, challan_id, deduction_id),
  constraint tds_challan_part_challan_fkey foreign key (l_id, challan_id) references tds_challan (l_id, challan_id),
  constraint tds_challan_part_payment_fkey foreign key (l_id, payment_id) references vendor_payment (l_id, payment_id),
  constraint tds_challan_part_payout_fkey foreign key (l_id, payout_id) references payout (l_id, payout_id),
  constraint tds_challan_part_of_one check (
    num_nonnulls(payment_id, payout_id) = 1 and deduction_id = coalesce(payment_id, payout_id))
);
create unique index tds_challan_part_deduction_key on tds_challan_part (l_id, deduction_id) where not is_withdrawn;
create index tds_challan_part_payment_idx on tds_challan_part (l_id, payment_id) where payment_id is not null;
create index tds_challan_part_payout_idx on tds_challan_part (l_id, payout_id) where payout_id is not null;

select protect_by_lab('tds_challan', 'tds_challan_part');
grant select, insert, update (withdrawn_at, version) on tds_challan to nidan_app;
grant select, insert, update (is_withdrawn) on tds_challan_part to nidan_app;
