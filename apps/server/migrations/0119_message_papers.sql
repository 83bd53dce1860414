-- Receipts of advances and notes go along with a message as bills do.
alter table message drop constraint message_document_kind_known;
alter table message add constraint message_document_kind_known
  check (document_kind in ('report', 'bill', 'advance', 'note', 'file'));
