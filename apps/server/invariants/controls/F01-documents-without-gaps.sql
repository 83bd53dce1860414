-- A receipt disappears from the middle of its series.
delete from money_document where (l_id, document_id) = (
  select l_id, document_id from money_document where series = 'R' and serial = 2 limit 1);
