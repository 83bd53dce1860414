-- A payment without a receipt.
delete from money_document where (l_id, document_id) = (
  select l_id, document_id from money_document where series = 'R' order by serial desc limit 1);
