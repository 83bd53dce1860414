-- The message about an invoice of an agency carries its paper.
alter table message
  drop constraint message_document_kind_known,
  add constraint message_document_kind_known
    check (document_kind in ('report', 'bill', 'advance', 'note', 'file', 'order', 'invoice'));
