-- A line of a statement is what a vendor was paid.

alter table bank_line_match no force row level security;
alter table vendor_payment no force row level security;
alter table bank_line_match
  add column vendor_payment_id uuid null,
  add constraint bank_line_match_vendor_payment_fkey foreign key (l_id, vendor_payment_id) references vendor_payment (l_id, payment_id);
alter table bank_line_match drop constraint bank_line_match_meaning_known,
  add constraint bank_line_match_meaning_known check (meaning in ('agencyReceipt', 'labPayment', 'settlement', 'payout', 'vendorPayment',
    'bankCharge', 'unknown')) not valid;
alter table bank_line_match drop constraint bank_line_match_of_its_meaning,
  add constraint bank_line_match_of_its_meaning check ((receipt_id is not null) = (meaning = 'agencyReceipt')
    and (payment_id is not null) = (meaning = 'labPayment') and (batch_id is not null) = (meaning = 'settlement')
    and (payout_id is not null) = (meaning = 'payout') and (vendor_payment_id is not null) = (meaning = 'vendorPayment')) not valid;
alter table bank_line_match validate constraint bank_line_match_meaning_known;
alter table bank_line_match validate constraint bank_line_match_of_its_meaning;
alter table bank_line_match force row level security;
alter table vendor_payment force row level security;
create unique index bank_line_match_vendor_payment_key on bank_line_match (l_id, vendor_payment_id)
  where undone_at is null and vendor_payment_id is not null;
create index bank_line_match_vendor_payment_idx on bank_line_match (l_id, vendor_payment_id) where vendor_payment_id is not null;
