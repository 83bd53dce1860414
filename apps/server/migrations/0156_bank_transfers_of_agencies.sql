-- How an agency sent money through its bank, and the day on which it says it did; null: in another way, or not told.
alter table agency_receipt
  add column transfer text null constraint agency_receipt_transfer_known check (transfer in ('NEFT', 'RTGS', 'IMPS')),
  add column paid_on date null;
