-- Dues that are given up.
alter table journal_posting drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff')) not valid;
alter table journal_posting no force row level security;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table journal_posting force row level security;
