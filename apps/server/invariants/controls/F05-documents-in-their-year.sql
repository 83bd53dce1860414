-- A bill of the year before is numbered in this one.
update money_document set issued_at = issued_at - interval '1 year' where (l_id, document_id) = (
  select l_id, document_id from money_document where series = 'B' limit 1);
