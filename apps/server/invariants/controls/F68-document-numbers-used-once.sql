-- Two bills get one number.
update money_document d set repeat = 1, number = (
  select min(o.number) from money_document o where o.l_id = d.l_id and o.series = 'B')
where (d.l_id, d.number) = (select l_id, max(number) from money_document where series = 'B' group by l_id order by l_id limit 1);
