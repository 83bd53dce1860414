-- Slabs of payouts go by the volume of a calendar month: a test counts in the month in which its money came, and a rule says whether the slab
-- that a month reaches holds for all of it or each slab for its own part.
alter table payout_rule no force row level security;
alter table payout no force row level security;
alter table payout_line no force row level security;
alter table payout_rule add column mode text not null default 'whole'
  constraint payout_rule_mode_known check (mode in ('whole', 'marginal'));
-- Before, a payout had one volume; its tests stand in the month of its last day.
alter table payout_line add column month date null;
alter table payout_line disable trigger payout_line_append_only;
update payout_line n set month = date_trunc('month', o.to_day)::date from payout o where o.l_id = n.l_id and o.payout_id = n.payout_id;
alter table payout_line enable trigger payout_line_append_only;
alter table payout_line alter column month set not null,
  add constraint payout_line_month_first check (extract(day from month) = 1),
  drop constraint payout_line_pkey,
  add constraint payout_line_pkey primary key (l_id, payout_id, line_id, month);
create index payout_line_month_idx on payout_line (l_id, month);
alter table payout_rule force row level security;
alter table payout force row level security;
alter table payout_line force row level security;
