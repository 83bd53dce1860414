-- A barcode stands on one tube of a lab; a test, its line and its tube are of one bill; a tube replaces one of its own bill.
select l_id, min(sample_id::text)::uuid as id, 'barcode on several tubes' as problem from sample group by l_id, barcode having count(*) > 1
union all
select t.l_id, t.bill_test_id, 'line of another bill'
from bill_test t join bill_line n on n.l_id = t.l_id and n.line_id = t.line_id where n.bill_id <> t.bill_id
union all
select t.l_id, t.bill_test_id, 'tube of another bill, or of another type'
from bill_test t join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
where s.bill_id <> t.bill_id or s.sample_type_id <> t.sample_type_id
union all
select s.l_id, s.sample_id, 'replaces a tube of another bill'
from sample s join sample p on p.l_id = s.l_id and p.sample_id = s.parent_sample_id where p.bill_id <> s.bill_id
