-- Orders that are mailed to their vendors: a letter for each issue of an order, and for each person of the vendor.
alter table message
  drop constraint message_document_kind_known,
  add constraint message_document_kind_known
    check (document_kind in ('report', 'bill', 'advance', 'note', 'file', 'order')),
  drop constraint message_recipient_kind_known,
  add constraint message_recipient_kind_known check (recipient_kind in ('patient', 'doctor', 'agency', 'user', 'vendor'));

-- How often the order was issued: a change after its issue lets it be issued, and mailed, again.
alter table purchase_order
  add column issue_no int not null default 0 constraint purchase_order_issue_range check (issue_no >= 0);

alter table purchase_order no force row level security;
update purchase_order set issue_no = 1 where state in (50, 100);
alter table purchase_order force row level security;
