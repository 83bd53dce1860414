-- A line says that a test called for it, which nobody decided.
update bill_line l set reflex_of = (
  select t.bill_test_id from bill_test t where t.l_id = l.l_id and t.bill_id = l.bill_id order by t.bill_test_id limit 1)
where (l.l_id, l.line_id) = (select l_id, line_id from bill_line order by l_id, line_id limit 1);
