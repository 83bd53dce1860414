-- What a drawer held more or less than its shift had to leave in it is posted when the shift is closed.

alter table counter_shift no force row level security;
alter table journal_posting no force row level security;

-- Whose drawer it was; only of a cash difference.
alter table journal_posting add column shift_id uuid null,
  add constraint journal_posting_shift_fkey foreign key (l_id, shift_id) references counter_shift (l_id, shift_id);
create index journal_posting_shift_idx on journal_posting (l_id, shift_id) where shift_id is not null;
alter table journal_posting drop constraint journal_posting_of_something,
  add constraint journal_posting_of_something check (num_nonnulls(bill_id, advance_id, note_id, shift_id) > 0) not valid,
  drop constraint journal_posting_kind_known,
  add constraint journal_posting_kind_known check (kind in (
    'bill', 'discount', 'payment', 'reversal', 'cancellation', 'refund', 'handling', 'payout', 'writeOff', 'advance',
    'advanceReturn', 'creditNote', 'debitNote', 'noteCancel', 'cashDifference')) not valid,
  add constraint journal_posting_difference_of_shift check ((kind = 'cashDifference') = (shift_id is not null)) not valid;
alter table journal_posting validate constraint journal_posting_of_something;
alter table journal_posting validate constraint journal_posting_kind_known;
alter table journal_posting validate constraint journal_posting_difference_of_shift;

-- What was posted; null for shifts that were closed before differences were, and for open ones.
alter table counter_shift add column difference_paise bigint null,
  add constraint counter_shift_difference_posted check (
    difference_paise is null or (status = 10 and difference_paise = counted_paise - expected_paise));

alter table counter_shift force row level security;
alter table journal_posting force row level security;
