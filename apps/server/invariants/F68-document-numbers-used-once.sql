-- No number of a document was given twice in a lab (CGST r. 46(b)).
select l_id, number, count(*) as used, min(issued_at) as first_issued, max(issued_at) as last_issued
from money_document group by l_id, number having count(*) > 1
